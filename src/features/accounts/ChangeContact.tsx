// Adds or changes the phone number or email address of the account. A code goes to the new contact and, if the account
// has another one, a second code proves the user's identity.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { ownOf, useProof } from '@/forms/useProof';
import type { CaptchaWay } from '@/schemas/captcha';
import { contactForm } from '@/schemas/forms/signIn';
import type { User } from '@/schemas/session';
import { errorMessage, isApiError } from '@/service/api/apiError';
import { useUpdateInfoMutation } from '@/service/api/profile';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toasts';

export type ContactKind = 'phone' | 'email';

export interface ChangeContactProps {
  user: User;
  kind: ContactKind;
  onClose(): void;
}

/** Where the second code goes: to the other contact, because the changed one may be lost. Null if there is none. */
function proofWay({ phone, email }: User, kind: ContactKind): CaptchaWay | null {
  const ways: readonly CaptchaWay[] = kind === 'email' ? ['sms', 'email'] : ['email', 'sms'];
  return ways.find((channel) => (channel === 'sms' ? phone : email)) ?? null;
}

const isRefusal = (error: unknown): boolean => isApiError(error) && error.kind === 'business';

export function ChangeContact({ user, kind, onClose }: ChangeContactProps) {
  const { t } = useTranslation(['profile', 'errors', 'fields']);
  const channel = proofWay(user, kind);
  const schema = useMemo(() => contactForm(kind, channel), [kind, channel]);
  const own = channel ? ownOf(user, channel) : '';
  const proof = useProof(channel ?? 'sms', own);
  const [update, { error, reset }] = useUpdateInfoMutation();
  const failure = error ?? proof.error;
  // Both codes have the same refusals, so the message names the field.
  const refusedIn = failure && isRefusal(failure) ? (error ? kind : 'ownCaptcha') : null;
  const reason = failure ? errorMessage((key, values) => t(key, values), failure) : undefined;
  const send = async (values: Readonly<Record<string, string>>) => {
    reset();
    const ticket = channel === null ? undefined : await proof.ticketFor(values.ownCaptcha ?? '');
    if (ticket === null) return;
    const value = values[kind] ?? '';
    const answer = await update({ [kind]: value, captcha: values.captcha ?? '', ...(ticket && { ticket }) });
    if (!answer.data) {
      proof.refused(answer.error);
      return;
    }
    proof.drop();
    showToast({ tone: 'success', text: t(`contact.saved.${kind}`, { value }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(user[kind] ? `contact.change.${kind}` : `contact.add.${kind}`)}
      description={t(channel ? 'contact.textProof' : 'contact.text')}
      size="sm"
    >
      <SubmitForm
        schema={schema}
        schemaName="contact"
        defaultValues={{ ...(channel && { own, ownCaptcha: '' }), [kind]: '', captcha: '' }}
        reasons={{ own: t(channel === 'sms' ? 'contact.ownPhone' : 'contact.ownEmail') }}
        onSubmit={send}
        submitLabel={t('save')}
        serverError={refusedIn ? t('contact.refused', { field: t(`fields:contact.${refusedIn}`), reason }) : reason}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  );
}
