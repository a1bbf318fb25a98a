// The form of a face; once the face is sent, its status.
import { useState } from 'react';
import { resumedWork } from '@/service/session/waiting';
import { PublishForm, type PublishFormProps } from './PublishForm';
import { SentFace } from './SentFace';

/** What was sent last is this revision, or is being reviewed: there is nothing to send now. */
const isSent = ({ face: { pending }, rev }: Pick<PublishFormProps, 'face' | 'rev'>): boolean =>
  pending?.stage === 'review' || pending?.rev === rev;

export function PublishedOrForm(props: Omit<PublishFormProps, 'onSent'>) {
  const { design, face } = props;
  // Decided when the page opens: what another tab sends takes no form that is being filled in.
  const [isForm, setForm] = useState(() => !isSent(props) || resumedWork('form', design.id) !== null);
  return isForm ? (
    <PublishForm {...props} onSent={() => setForm(false)} />
  ) : (
    <SentFace design={design} face={face} onOpenForm={() => setForm(true)} />
  );
}
