// Confirms a verdict on a face or on one of its copies: approve, or reject with a reason. The consequences are shown
// first.
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { verdictForm } from '@/schemas/forms/verdict';
import type { FaceData } from '@/schemas/wire/faces';
import { errorMessage } from '@/service/api/apiError';
import { listed } from '@/service/language/listed';
import { copyName } from '@/simulator/copyWords';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { leadsOf, type SentCopy, sentCopies } from '../face/sentCopies';
import { useReviewHold } from './useReviewHold';
import { StoredReason, useStoredReason } from './useStoredReason';
import type { Judging } from './useVerdict';

export interface Verdict {
  pass: boolean;
  /** Of this copy alone. */
  copy?: SentCopy;
}

export interface VerdictDialogsProps {
  verdict: Verdict;
  face: FaceData;
  name: string;
  judging: Judging;
  onClose(): void;
}

export function VerdictDialogs({ verdict: { pass, copy }, face, name, judging, onClose }: VerdictDialogsProps) {
  const { t } = useTranslation(['moderation', 'errors', 'editor']);
  useReviewHold(face);
  const storedReason = useStoredReason(copy ? `${face.id}/${copy.id}` : face.id);
  const follows = useFollows(face, pass, copy);
  const failure = judging.failure === null ? undefined : errorMessage((key, values) => t(key, values), judging.failure);
  const words = { name, copy: copy ? copyName(t, copy) : '' };
  const ofCopy = copy ? 'copies.' : '';
  if (pass)
    return (
      <ConfirmDialog
        open
        title={t(`${ofCopy}approveTitle`, words)}
        message={
          <span className="flex flex-col gap-2">
            <span>{follows}</span>
            {failure ? (
              <span role="alert" className="text-danger">
                {failure}
              </span>
            ) : null}
          </span>
        }
        confirmLabel={t('approve')}
        busy={judging.busy}
        onConfirm={() => void judging.judge(face, { pass, copyId: copy?.id })}
        onCancel={onClose}
      />
    );
  const reject = async ({ reason }: { reason: string }) => {
    if (await judging.judge(face, { pass, reason, copyId: copy?.id })) storedReason.keep('');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${ofCopy}rejectTitle`, words)}
      description={[t('rejectText'), follows].join(' ').trim()}
      size="md"
    >
      <SubmitForm
        schema={verdictForm}
        schemaName="verdict"
        defaultValues={{ reason: storedReason.reason || (copy?.reason ?? '') }}
        onSubmit={reject}
        submitLabel={t('reject')}
        busyLabel={t('rejecting')}
        serverError={failure}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <StoredReason onChange={storedReason.keep} />
      </SubmitForm>
    </Dialog>
  );
}

/** The consequences of the verdict in words. */
function useFollows(face: FaceData, pass: boolean, copy: SentCopy | undefined): string {
  const { t, i18n } = useTranslation(['moderation', 'editor']);
  const names = (copies: readonly SentCopy[]) =>
    listed(
      copies.map((one) => copyName(t, one)),
      i18n.language,
    );
  if (!copy) {
    const refused = sentCopies(face).filter(({ verdict }) => verdict === 'fail');
    if (!pass) return '';
    return refused.length > 0 ? t('approveRest', { copies: names(refused) }) : t('approveText');
  }
  const leads = leadsOf(face, copy, pass);
  if (leads.kind === 'waits') return t('copies.waits', { count: leads.others });
  if (leads.kind === 'live') return t('copies.goesLive', { copies: names(leads.copies) });
  return t('copies.allRefused');
}
