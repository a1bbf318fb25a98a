// Withdraws in three steps: the amount, a review, and the created order (docs/accessibility.md A13).
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '@/forms/SubmitForm';
import { withdrawalForm } from '@/schemas/forms/withdrawal';
import type { Wallet, WithdrawalOrder } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { languageRow } from '@/service/language/i18n';
import { useSignInPurpose } from '@/service/session/signInPurpose';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useMoney } from '../useMoney';
import { Review } from './Review';
import { useWithdraw, type Withdrawing } from './useWithdraw';

export interface WithdrawDialogProps {
  wallet: Wallet;
  onClose(): void;
}

export function WithdrawDialog({ wallet, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('earnings');
  useSignInPurpose('withdrawal');
  const withdrawing = useWithdraw(wallet);
  const { step, busy } = withdrawing;
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(step.name);
  // Focuses the start of each step. The dialog focuses the first one itself.
  useEffect(() => {
    if (first.current === step.name) return;
    first.current = step.name;
    place.current?.focus();
  }, [step.name]);
  // While an order is being sent the dialog stays open, otherwise nobody would see the result.
  const close = () => {
    if (busy) return;
    if (step.name === 'done') withdrawing.seen();
    onClose();
  };
  return (
    <Dialog open onClose={close} title={t(`withdraw.title.${step.name}`)} size="sm">
      <div ref={place} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {step.name === 'amount' ? <Amount wallet={wallet} withdrawing={withdrawing} onClose={onClose} /> : null}
        {step.name === 'review' ? <Review wallet={wallet} quote={step.quote} withdrawing={withdrawing} /> : null}
        {step.name === 'done' ? <Done wallet={wallet} order={step.order} onClose={close} /> : null}
      </div>
    </Dialog>
  );
}

function Amount({ wallet, withdrawing, onClose }: WithdrawDialogProps & { withdrawing: Withdrawing }) {
  const { t, i18n } = useTranslation(['earnings', 'errors']);
  const { money } = useMoney(wallet.currency);
  const { tag } = languageRow(i18n.language);
  const { available, quote, rules, currency } = wallet;
  const { gross } = quote;
  const schema = useMemo(
    () => withdrawalForm({ available, quote: { gross, deduction: 0, net: 0 }, rules, currency }, tag),
    [available, gross, rules, currency, tag],
  );
  const { failure, isOther } = withdrawing;
  const serverError = failure ? errorMessage((key, values) => t(key, values), failure) : undefined;
  // Another tab withdrew everything.
  if (gross === 0) return <Nothing serverError={serverError} onClose={onClose} />;
  return (
    <>
      <p className="text-sm text-pretty text-muted">
        {gross < available
          ? t('withdraw.textPart', { amount: money(gross), all: money(available) })
          : t('withdraw.text', { amount: money(gross) })}
      </p>
      {isOther ? (
        <p role="alert" className="rounded-md border border-warning px-3 py-2 text-sm">
          {t('withdraw.other', { amount: money(gross) })}
        </p>
      ) : null}
      <SubmitForm
        // Another amount resets the form with the present balance.
        key={gross}
        schema={schema}
        schemaName="withdrawal"
        defaultValues={{ amount: gross }}
        onSubmit={withdrawing.review}
        submitLabel={t('withdraw.next')}
        serverError={serverError}
        footer={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </>
  );
}

function Nothing({ serverError, onClose }: { serverError: string | undefined; onClose(): void }) {
  const { t } = useTranslation('earnings');
  return (
    <>
      {serverError ? (
        <p role="alert" className="rounded-md border border-danger px-3 py-2 text-sm text-danger">
          {serverError}
        </p>
      ) : null}
      <p className="text-sm text-pretty">{t('withdraw.nothing')}</p>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onClose}>
          {t('withdraw.close')}
        </Button>
      </div>
    </>
  );
}

function Done({ wallet, order, onClose }: WithdrawDialogProps & { order: WithdrawalOrder }) {
  const { t } = useTranslation('earnings');
  const { money } = useMoney(wallet.currency);
  const arrival = t(`arrival.${wallet.currency}`, { count: wallet.rules.arrivalDays });
  const text = t('withdraw.done', { amount: money(order.net), number: order.number, arrival });
  useEffect(() => announce(text), [text]);
  return (
    <>
      <p className="text-base text-pretty">{text}</p>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onClose}>
          {t('withdraw.close')}
        </Button>
      </div>
    </>
  );
}
