// The parts of the earnings center with one wallet, and the dialogs that change it.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Wallet } from '@/schemas/wire/wallet';
import { useReason } from '@/service/api/useReason';
import { selectUser } from '@/service/session/session';
import { later } from '@/ui/later';
import { TryAgain } from '@/ui/TryAgain';
import { usePreservedFocus } from '@/ui/usePreservedFocus';
import { BalanceTiles } from './earnings/BalanceTiles';
import { EarnedCard } from './earnings/EarnedCard';
import { RulesCard } from './earnings/RulesCard';
import { StatementCard } from './earnings/StatementCard';
import { WithdrawalsCard } from './earnings/WithdrawalsCard';
import type { PayeeDialogProps } from './payout/PayeeDialog';
import { PayoutCard } from './payout/PayoutCard';

type Closing = { onClose(): void };
const close = ({ onClose }: Closing) => onClose();

// The dialogs load when the page is idle.
const ContractDialog = later<DialogProps>(async () => (await import('./payout/ContractDialog')).ContractDialog, close);
const IdentityDialog = later<DialogProps>(async () => (await import('./payout/IdentityDialog')).IdentityDialog, close);
const WithdrawDialog = later<DialogProps>(
  async () => (await import('./withdraw/WithdrawDialog')).WithdrawDialog,
  close,
);
const PayeeDialog = later<PayeeDialogProps>(async () => (await import('./payout/PayeeDialog')).PayeeDialog, close);
const UnbindDialog = later<PayeeDialogProps>(async () => (await import('./payout/UnbindDialog')).UnbindDialog, close);
const VerifyEmail = later<Closing & { email: string }>(
  async () => (await import('@/forms/VerifyEmail')).VerifyEmail,
  close,
);

type DialogProps = Closing & { wallet: Wallet };

/** The open dialog of the page. */
export type EarningsDialog = 'withdraw' | 'payee' | 'unbind' | 'identity' | 'contract' | 'email';

export interface EarningsCentreProps {
  wallet: Wallet;
  /** Why the numbers could not be updated. */
  error: unknown;
  onRetry(): void;
}

export function EarningsCentre({ wallet, error, onRetry }: EarningsCentreProps) {
  const { t } = useTranslation('earnings');
  const reasonOf = useReason();
  const signedIn = useSelector(selectUser);
  // While an expired session is renewed, an open form keeps its input.
  const [user, setUser] = useState(signedIn);
  if (signedIn && signedIn !== user) setUser(signedIn);
  const [dialog, setAsked] = useState<EarningsDialog | null>(null);
  const place = useRef<HTMLDivElement>(null);
  usePreservedFocus(place);
  const onClose = () => setAsked(null);
  return (
    <div ref={place} className="flex flex-col gap-4">
      {error ? (
        <TryAgain inRow reason={reasonOf(error)} text={t('refreshFailed')} label={t('retry')} onTry={onRetry} />
      ) : null}
      <BalanceTiles wallet={wallet} onAsk={setAsked} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <EarnedCard />
        <div className="flex min-w-0 flex-col gap-5 rounded-xl border border-line bg-panel p-4">
          <PayoutCard wallet={wallet} onAsk={setAsked} />
          <RulesCard wallet={wallet} />
        </div>
      </div>
      <WithdrawalsCard
        currency={wallet.currency}
        deduction={wallet.rules.deduction}
        isUnderWay={wallet.onItsWay > 0 && signedIn !== null}
      />
      <StatementCard />
      {dialog === 'withdraw' ? <WithdrawDialog wallet={wallet} onClose={onClose} /> : null}
      {dialog === 'payee' && user ? <PayeeDialog wallet={wallet} user={user} onClose={onClose} /> : null}
      {dialog === 'unbind' && user ? <UnbindDialog wallet={wallet} user={user} onClose={onClose} /> : null}
      {dialog === 'identity' ? <IdentityDialog wallet={wallet} onClose={onClose} /> : null}
      {dialog === 'contract' ? <ContractDialog wallet={wallet} onClose={onClose} /> : null}
      {dialog === 'email' && user?.email ? <VerifyEmail email={user.email} onClose={onClose} /> : null}
    </div>
  );
}
