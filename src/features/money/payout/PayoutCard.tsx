// The payout account and the requirements before the first withdrawal, each with a button to change it.
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYOUTS, type PayoutGate } from '@/schemas/payouts';
import type { Wallet } from '@/schemas/wire/wallet';
import { Button } from '@/ui/Button';
import type { EarningsDialog } from '../EarningsCentre';
import { StateMark } from '../records/StateMark';

export interface PayoutCardProps {
  wallet: Wallet;
  onAsk(what: EarningsDialog): void;
}

export function PayoutCard({ wallet, onAsk }: PayoutCardProps) {
  const { t } = useTranslation('earnings');
  const { payee, currency } = wallet;
  const { gates, payee: kind } = PAYOUTS[currency];
  return (
    <section aria-labelledby="earnings-payout" className="flex flex-col gap-2">
      <h2 id="earnings-payout" className="text-base font-semibold">
        {t('payout.title')}
      </h2>
      {payee ? (
        <>
          <p className="flex flex-wrap items-center gap-2 text-base [overflow-wrap:anywhere]">
            {t('payout.account', { kind: t(`kind.${payee.kind}`), label: payee.masked })}
            <StateMark tone="good">{t('payout.verified')}</StateMark>
          </p>
          {payee.name ? <p className="text-sm text-muted">{t('payout.name', { name: payee.name })}</p> : null}
          <div className="flex flex-wrap gap-4">
            <LinkButton label={t('payout.changeLabel')} onClick={() => onAsk('payee')}>
              {t('payout.change')}
            </LinkButton>
            {wallet.onItsWay > 0 ? null : (
              <LinkButton label={t('payout.removeLabel')} onClick={() => onAsk('unbind')}>
                {t('payout.remove')}
              </LinkButton>
            )}
          </div>
          {wallet.onItsWay > 0 ? <p className="text-xs text-pretty text-muted">{t('unbind.underWay')}</p> : null}
        </>
      ) : (
        <>
          <p className="text-sm text-pretty text-muted">{t('payout.none', { name: t(`kind.${kind}`) })}</p>
          <div>
            <Button onClick={() => onAsk('payee')}>{t('step.payee')}</Button>
          </div>
        </>
      )}
      <ul className="flex flex-col text-sm">
        {gates.map((gate) => (
          <Gate key={gate} gate={gate} wallet={wallet} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

function LinkButton({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
      className="inline-flex min-h-7 items-center text-sm text-accent hover:underline"
    >
      {children}
    </button>
  );
}

/** One requirement: done, or the button for it. */
function Gate({ gate, wallet, onAsk }: PayoutCardProps & { gate: PayoutGate }) {
  const { t } = useTranslation('earnings');
  const { identity, contract, emailVerified } = wallet;
  const done: Record<PayoutGate, ReactNode> = {
    email: emailVerified ? t('gate.emailDone') : null,
    identity: identity ? t('gate.identityDone', { name: identity.name, number: identity.idNumber }) : null,
    contract: contract === 'signed' ? t('gate.contractDone') : null,
  };
  const open: Record<PayoutGate, string> = {
    email: t('gate.email'),
    identity: t('gate.identity'),
    contract: t(`gate.contract.${contract}`),
  };
  // The contract names the person, so the identity comes first.
  const early = gate === 'contract' && !identity ? t('gate.identityFirst') : undefined;
  const canChange = gate === 'identity' && identity !== null && !identity.isFinal;
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-1.5">
      <span className="flex items-center gap-2">
        {done[gate] ? <Check size={14} aria-hidden="true" className="text-accent" /> : null}
        {done[gate] ?? open[gate]}
      </span>
      {done[gate] === null || canChange ? (
        <Button
          size="sm"
          aria-label={done[gate] === null ? undefined : t('gate.identityChange')}
          disabledReason={early}
          onClick={() => onAsk(gate)}
        >
          {done[gate] === null ? t(`step.${gate}`) : t('payout.change')}
        </Button>
      ) : null}
    </li>
  );
}
