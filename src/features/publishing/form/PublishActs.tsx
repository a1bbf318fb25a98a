// The actions of the page: save the form and leave, make a demo build, submit for review.
import { useTranslation } from 'react-i18next';
import { useFormActs } from '@/forms/formValue';
import type { FaceData } from '@/schemas/wire/faces';
import { Button } from '@/ui/Button';
import type { PublishDraft } from './publishDetails';

export interface PublishActsProps {
  face: FaceData;
  busy: boolean;
  /** Why there is nothing to submit now. */
  noNeed: string | undefined;
  onKeep(values: PublishDraft): void;
  onDemo(): void;
}

/** Passes on the form's values to save. Saving also fixes the payment type, which therefore must be chosen. */
export function useKeepForm(): (onKeep: (values: PublishDraft) => void) => Promise<void> {
  const { values, check, focus } = useFormActs();
  return async (onKeep) => {
    const now = values() as PublishDraft;
    if (now.paymentType) onKeep(now);
    else {
      await check('paymentType');
      focus('paymentType');
    }
  };
}

export function PublishActs({ face, busy, noNeed, onKeep, onDemo }: PublishActsProps) {
  const { t } = useTranslation('pages');
  const keep = useKeepForm();
  return (
    <div className="flex flex-wrap gap-2">
      {face.approved === null ? (
        <Button size="lg" disabledReason={busy ? t('publish:sending') : undefined} onClick={() => void keep(onKeep)}>
          {t('publish:keep')}
        </Button>
      ) : null}
      <Button size="lg" onClick={onDemo}>
        {t('publish:demo')}
      </Button>
      <SendButton busy={busy} noNeed={noNeed} />
    </div>
  );
}

/** Sends the form around it. */
export function SendButton({ busy, noNeed }: Pick<PublishActsProps, 'busy' | 'noNeed'>) {
  const { t } = useTranslation('pages');
  return (
    <Button type="submit" variant="primary" size="lg" busy={busy} disabledReason={noNeed}>
      {busy ? t('publish:sending') : t('publish:send')}
    </Button>
  );
}
