// What is asked before a verdict: whether to approve, or why not. The reason is a form from its schema, and is what the designer reads.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { verdictForm } from '@/schemas/forms/verdict';
import type { FaceData } from '@/schemas/wire/faces';
import { errorMessage } from '@/service/api/apiError';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { KeepReason, useKeptReason } from './KeepReason';
import type { Judging } from './useVerdict';

export type Verdict = 'approve' | 'reject';

export interface VerdictDialogsProps {
  verdict: Verdict;
  face: FaceData;
  name: string;
  judging: Judging;
  onClose(): void;
}

export function VerdictDialogs({ verdict, face, name, judging, onClose }: VerdictDialogsProps) {
  const { t } = useTranslation(['moderation', 'errors']);
  const kept = useKeptReason(face.id);
  const failure = judging.failure === null ? undefined : errorMessage((key, values) => t(key, values), judging.failure);
  if (verdict === 'approve')
    return (
      <ConfirmDialog
        open
        title={t('approveTitle', { name })}
        message={
          <span className="flex flex-col gap-2">
            <span>{t('approveText')}</span>
            {failure ? (
              <span role="alert" className="text-danger">
                {failure}
              </span>
            ) : null}
          </span>
        }
        confirmLabel={t('approve')}
        busy={judging.busy}
        onConfirm={() => void judging.judge(face, { pass: true })}
        onCancel={onClose}
      />
    );
  const reject = async ({ reason }: { reason: string }) => {
    if (await judging.judge(face, { pass: false, reason })) kept.keep('');
  };
  return (
    <Dialog open onClose={onClose} title={t('rejectTitle', { name })} description={t('rejectText')} size="md">
      <SubmitForm
        schema={verdictForm}
        schemaName="verdict"
        defaultValues={{ reason: kept.reason }}
        onSubmit={reject}
        submitLabel={t('reject')}
        busyLabel={t('rejecting')}
        serverError={failure}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <KeepReason onChange={kept.keep} />
      </SubmitForm>
    </Dialog>
  );
}
