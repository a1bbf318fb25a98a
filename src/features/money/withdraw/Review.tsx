// Shows the exact amounts of the withdrawal before it is sent, because it cannot be undone (D10).
import { useTranslation } from 'react-i18next';
import type { Wallet } from '@/schemas/wire/wallet';
import { errorMessage } from '@/service/api/apiError';
import { Button } from '@/ui/Button';
import { FactList } from '@/ui/FactList';
import { useMoney } from '../useMoney';
import type { Withdrawing } from './useWithdraw';

export interface ReviewProps {
  wallet: Wallet;
  /** The values shown when the amount was entered. */
  quote: Wallet['quote'];
  withdrawing: Withdrawing;
}

export function Review({ wallet, quote, withdrawing }: ReviewProps) {
  const { t } = useTranslation(['earnings', 'errors']);
  const { money, percent } = useMoney(wallet.currency);
  const { payee, rules, currency } = wallet;
  const { busy, failure } = withdrawing;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void withdrawing.confirm();
      }}
    >
      <FactList
        className="rounded-lg border border-line bg-app px-3 py-1 tabular-nums"
        rows={[
          { key: 'gross', name: t('review.gross'), value: money(quote.gross) },
          {
            key: 'deduction',
            name: t(`rules.${rules.deduction}`, { share: percent(rules.deductionBasisPoints) }),
            value: money(-quote.deduction),
          },
          {
            key: 'net',
            name: t('review.net'),
            value: <strong className="text-lg font-semibold">{money(quote.net)}</strong>,
          },
          {
            key: 'account',
            name: t('review.account'),
            value: payee ? t('payout.account', { kind: t(`kind.${payee.kind}`), label: payee.masked }) : '',
          },
          { key: 'name', name: t('review.name'), value: payee?.name ?? '' },
          {
            key: 'arrival',
            name: t('rules.arrival'),
            value: t(`rules.arrives.${currency}`, { count: rules.arrivalDays }),
          },
        ]}
      />
      <p className="text-sm text-pretty text-muted">{t('review.final')}</p>
      {failure ? (
        <div role="alert" className="rounded-md border border-danger px-3 py-2 text-sm text-danger">
          <p>{errorMessage((key, values) => t(key, values), failure)}</p>
          <p className="text-ink">{t('review.again')}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button disabledReason={busy ? t('review.busy') : undefined} onClick={withdrawing.back}>
          {t('review.back')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {failure ? t('retry') : t('review.confirm', { amount: money(quote.gross) })}
        </Button>
      </div>
    </form>
  );
}
