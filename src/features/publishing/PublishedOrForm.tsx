// The form of a face, or its status after the submission.
import { useState } from 'react';
import { resumedWork } from '@/service/session/pendingSignIn';
import { PublishForm, type PublishFormProps } from './form/PublishForm';
import { SentFace } from './sent/SentFace';

/** This revision was submitted last or is in review, so there is nothing to submit now. */
const isSent = ({ face: { pending }, rev }: Pick<PublishFormProps, 'face' | 'rev'>): boolean =>
  pending?.stage === 'review' || pending?.rev === rev;

export function PublishedOrForm(props: Omit<PublishFormProps, 'onSent'>) {
  const { design, face } = props;
  // Decided when the page opens, so a submission in another tab does not close a form in use.
  const [isForm, setForm] = useState(() => !isSent(props) || resumedWork('form', design.id) !== null);
  return isForm ? (
    <PublishForm {...props} onSent={() => setForm(false)} />
  ) : (
    <SentFace design={design} face={face} onOpenForm={() => setForm(true)} />
  );
}
