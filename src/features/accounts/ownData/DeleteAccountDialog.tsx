// Deletes the account: lists what is deleted and what is kept, asks for a proof, then ends the session.
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { z } from 'zod';
import { SubmitForm } from '@/forms/SubmitForm';
import { ownOf, useProof } from '@/forms/useProof';
import type { CaptchaWay } from '@/schemas/captcha';
import { codeProofForm, passwordProofForm } from '@/schemas/forms/signIn';
import { moneyText } from '@/schemas/money';
import type { User } from '@/schemas/session';
import type { Wallet } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { sessionEnded, useDeleteAccountMutation } from '@/service/api/ownAccount';
import { useWalletInfoQuery } from '@/service/api/wallet';
import { useOpenWork } from '@/service/localDrafts/localWork';
import { isTooMany, isWorthRetrying, serverFailure } from '@/service/localDrafts/retry';
import { endSession } from '@/service/session/endSession';
import type { SessionDispatch } from '@/service/session/session';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { showToast } from '@/ui/toasts';

export interface DeleteAccountDialogProps {
  user: User;
  onClose(): void;
}

function Rows({ title, rows }: { title: string; rows: readonly string[] }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm leading-relaxed text-pretty">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </section>
  );
}

/** What happens to money that was not paid. Null without any. */
function MoneyNotice({ wallet, failed }: { wallet: Wallet | undefined; failed: boolean }) {
  const { t, i18n } = useTranslation('ownAccount');
  if (!wallet && !failed)
    return (
      <p className="flex items-center gap-2 text-sm text-muted" aria-busy="true">
        <Spinner /> {t('delete.balanceLoading')}
      </p>
    );
  const amount = (minor: number) => moneyText(minor, wallet?.currency ?? 'USD', i18n.language);
  const text = !wallet
    ? t('delete.balanceFailed')
    : wallet.onItsWay > 0
      ? t('delete.onItsWay', { amount: amount(wallet.onItsWay) })
      : wallet.total > 0
        ? t(wallet.payee ? 'delete.balance' : 'delete.balanceWithoutPayee', { amount: amount(wallet.total) })
        : null;
  if (text === null) return null;
  return (
    <p className="rounded-md border border-warning px-3 py-2 text-sm leading-relaxed text-pretty">
      {text}{' '}
      <Link to="/management/earnings" className="inline-block min-h-6 text-accent underline underline-offset-4">
        {t('delete.earnings')}
      </Link>
    </p>
  );
}

/** How the owner is verified: the password, else a code to the own contact, else nothing but a fresh sign-in. */
const proofWayOf = ({ hasPassword, phone, email }: User): 'password' | CaptchaWay | 'none' =>
  hasPassword ? 'password' : phone ? 'sms' : email ? 'email' : 'none';

/** The server may have deleted the account, although no answer of it arrived. */
function isUnanswered(error: unknown): boolean {
  const failure = serverFailure(error);
  return failure !== null && isWorthRetrying(failure) && !isTooMany(failure);
}

export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['ownAccount', 'errors', 'profile']);
  const dispatch = useDispatch<SessionDispatch>();
  const openWork = useOpenWork();
  const proofWay = proofWayOf(user);
  const channel = proofWay === 'sms' || proofWay === 'email' ? proofWay : null;
  const own = channel ? ownOf(user, channel) : '';
  const proof = useProof(channel ?? 'sms', own);
  const { data: wallet, isError } = useWalletInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove, { error, reset, isLoading }] = useDeleteAccountMutation();
  const failure = error ?? proof.error;
  const codeForm = useMemo(() => (channel ? codeProofForm(channel) : null), [channel]);

  /** Designs of the account on this device. Nobody could open them any more. Other tabs continue with those they edit. */
  async function clearDevice(): Promise<void> {
    try {
      const { journal, channel: otherTabs } = await openWork();
      try {
        await journal.flush();
        for (const { id } of await journal.list(user.userId)) await journal.remove(id, user.userId);
      } finally {
        otherTabs.announce({ type: 'accountDeleted', owner: user.userId });
      }
    } catch (fault) {
      console.warn('The designs of the deleted account on this device could not be removed.', fault);
      showToast({ tone: 'warning', text: t('delete.deviceFailed') });
    }
  }

  /** A deletion was sent and not answered. */
  const wasUnanswered = useRef(false);
  /** Whether a deletion without an answer has deleted the account. False while the server cannot be reached. */
  const isDeleted = async (): Promise<boolean> => {
    if (!wasUnanswered.current) return false;
    const { data } = await dispatch(sessionEnded.initiate(undefined, { subscribe: false, forceRefetch: true }));
    return data === true;
  };

  const finish = async () => {
    proof.drop();
    await clearDevice();
    onClose();
    endSession(dispatch);
    showToast({ tone: 'success', text: t('delete.done') });
  };

  const send = async (body: { password?: string; ticket?: string }) => {
    reset();
    if (await isDeleted()) return finish();
    const answer = await remove(body);
    if (answer.error) {
      proof.refused(answer.error);
      wasUnanswered.current ||= isUnanswered(answer.error);
    }
    if (!answer.error || (await isDeleted())) await finish();
  };
  const sendCode = async (captcha: string) => {
    if (await isDeleted()) return finish();
    const ticket = await proof.ticketFor(captcha);
    if (ticket !== null) await send({ ticket });
  };

  const common = {
    submitLabel: t('delete.submit'),
    danger: true,
    serverError: failure ? errorMessage((key, values) => t(key, values), failure) : undefined,
    footer: <Button onClick={onClose}>{t('profile:cancel')}</Button>,
  } as const;
  const isBlocked = (wallet?.onItsWay ?? 0) > 0;
  const staying = ['money', 'figures', ...(wallet?.payee || isError ? ['payee'] : [])] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isLoading ? t('delete.busy') : undefined}
      title={t('delete.title')}
      description={t('delete.intro')}
      size="md"
      initialFocus="title"
      footer={isBlocked ? <Button onClick={onClose}>{t('profile:cancel')}</Button> : undefined}
    >
      <div className="flex flex-col gap-5">
        <Rows
          title={t('delete.deleted')}
          rows={(['person', 'designs', 'ai', 'faces', 'sessions'] as const).map((row) =>
            t(`delete.deletedRows.${row}`),
          )}
        />
        <Rows
          title={t('delete.stays')}
          rows={staying.map((row) => t(`delete.staysRows.${row as 'money' | 'figures' | 'payee'}`))}
        />
        <MoneyNotice wallet={wallet} failed={isError} />
        {isBlocked ? null : proofWay === 'password' ? (
          <SubmitForm
            {...common}
            schema={passwordProofForm}
            schemaName="newAccount"
            defaultValues={{ oldPassword: '' }}
            onSubmit={({ oldPassword }) => send({ password: oldPassword })}
          />
        ) : codeForm ? (
          <SubmitForm
            {...common}
            schema={codeForm}
            schemaName="contact"
            defaultValues={{ own, ownCaptcha: '' }}
            reasons={{ own: t(channel === 'sms' ? 'profile:contact.ownPhone' : 'profile:contact.ownEmail') }}
            onSubmit={({ ownCaptcha }) => sendCode(ownCaptcha)}
          />
        ) : (
          <SubmitForm
            {...common}
            schema={z.object({})}
            schemaName="contact"
            defaultValues={{}}
            onSubmit={() => send({})}
          />
        )}
      </div>
    </Dialog>
  );
}
