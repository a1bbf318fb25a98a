// Asks before typed values are lost on leaving, and explains what saving means: a face that passed review is submitted
// again (L13).
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormActs } from '@/forms/formValue';
import type { FaceData } from '@/schemas/wire/faces';
import { type LeaveWords, useLeaveQuestion } from '@/ui/useLeaveQuestion';
import { useKeepForm } from './PublishActs';
import type { PublishDraft } from './publishDetails';

export interface LeavePublishProps {
  face: FaceData;
  isUnsaved: boolean;
  /** Number of submissions from this page. Each one saves the present values. */
  sent: number;
  /** Saves the form of a face that never passed review, then leaves. */
  onKeep(values: PublishDraft, go: () => void): void;
}

/** After the first approval, saving the form submits the face for review. */
const meaningOf = ({ approved, pending }: FaceData): 'keep' | 'send' | 'wait' =>
  approved === null ? 'keep' : pending?.stage === 'review' ? 'wait' : 'send';

export function LeavePublish({ face, isUnsaved, sent, onKeep }: LeavePublishProps) {
  const { t } = useTranslation('pages');
  const { settle, send } = useFormActs();
  const keep = useKeepForm();
  const meaning = meaningOf(face);
  useEffect(() => {
    if (sent > 0) settle();
  }, [sent, settle]);
  const words: LeaveWords = {
    title: t(`publish:leave.${meaning}.title`),
    text: t(`publish:leave.${meaning}.text`),
    leave: t('publish:leave.without'),
    keep:
      meaning === 'keep'
        ? { label: t('publish:keep'), act: (go) => void keep((values) => onKeep(values, go)) }
        : meaning === 'send'
          ? { label: t('publish:send'), act: send }
          : undefined,
  };
  return useLeaveQuestion(isUnsaved, words).question;
}
