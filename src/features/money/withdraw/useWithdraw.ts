// One withdrawal from the amount to the order. Repeated sends create the same order (docs/rules/backend.md D5, D8).
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PAGE_SIZE } from '@/schemas/limits';
import { amountText } from '@/schemas/money';
import { newId } from '@/schemas/newId';
import type { Wallet, WithdrawalOrder } from '@/schemas/wire/wallet';
import { isApiError } from '@/service/api/apiError';
import { walletInfo } from '@/service/api/wallet';
import { useWithdrawMutation, useWithdrawPageQuery } from '@/service/api/withdrawals';
import type { SessionDispatch } from '@/service/session/session';
import { selectMoney, withdrawalSent, withdrawalSettled } from '../moneyState';

type Quote = Wallet['quote'];

export type WithdrawStep =
  | { name: 'amount' }
  /** The displayed values to confirm. No other amount is ever sent (D5). */
  | { name: 'review'; quote: Quote }
  | { name: 'done'; order: WithdrawalOrder };

export interface Withdrawing {
  step: WithdrawStep;
  busy: boolean;
  /** Why the last try failed, or that its result is unknown. */
  failure: unknown;
  /** The balance has changed since the amount was shown. */
  isOther: boolean;
  review(): void;
  back(): void;
  confirm(): Promise<void>;
  /** The requested order was found to be done. */
  seen(): void;
}

/** The service refused: nothing was created. After any other error an order may exist without a received response. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && (error.code ?? 500) < 500 && error.code !== 403;

export function useWithdraw({ quote, currency }: Wallet): Withdrawing {
  const dispatch = useDispatch<SessionDispatch>();
  const { pending } = useSelector(selectMoney);
  const [send] = useWithdrawMutation();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<WithdrawStep>({ name: 'amount' });
  const [failure, setFailure] = useState<unknown>(null);
  const [isOther, setOther] = useState(false);
  const running = useRef(false);

  const done = (order: WithdrawalOrder) => {
    dispatch(withdrawalSettled());
    setFailure(null);
    setStep({ name: 'done', order });
  };
  // An order whose response was lost appears in the list, so it is done.
  const { data: orders } = useWithdrawPageQuery({ current: 1, size: PAGE_SIZE });
  const made =
    pending === null || busy ? undefined : orders?.records.find(({ orderId }) => orderId === pending.orderId);
  const shown: WithdrawStep = made && step.name !== 'done' ? { name: 'done', order: made } : step;

  // The displayed amount is outdated: shows the new one first.
  if (shown.name === 'review' && !busy && failure === null && shown.quote.gross !== quote.gross) {
    setStep({ name: 'amount' });
    setOther(true);
  }

  /** The amount that can be withdrawn now, in minor units; the shown one if the wallet cannot be loaded. */
  const presentGross = async () => {
    const { data } = await dispatch(walletInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
    return data?.quote.gross ?? quote.gross;
  };

  const confirm = async () => {
    if (running.current || shown.name !== 'review') return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const { gross } = shown.quote;
    const orderId = pending?.minor === gross ? pending.orderId : newId();
    dispatch(withdrawalSent({ orderId, minor: gross }));
    const { data, error } = await send({ currency, amount: amountText(gross, currency), orderId });
    // The user did not choose the amount, so a balance that changed elsewhere is the reason that counts.
    const isChanged = !data && isRefused(error) && (await presentGross()) !== gross;
    running.current = false;
    setBusy(false);
    if (data) return done(data);
    setFailure(isChanged ? null : error);
    if (!isRefused(error)) return;
    dispatch(withdrawalSettled());
    setOther(isChanged);
    setStep({ name: 'amount' });
  };

  return {
    step: shown,
    busy,
    failure: shown.name === 'done' ? null : failure,
    isOther,
    review() {
      setFailure(null);
      setOther(false);
      setStep({ name: 'review', quote });
    },
    back() {
      setFailure(null);
      setStep({ name: 'amount' });
    },
    confirm,
    seen: () => dispatch(withdrawalSettled()),
  };
}
