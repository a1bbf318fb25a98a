// The key figures: what can be withdrawn, with its button, and what matures, is being paid and was paid.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wallet } from '@/schemas/wire/wallet';
import { serverAhead } from '@/service/api/serverClock';
import { Button } from '@/ui/Button';
import { Tile } from '@/ui/charts/Tile';
import { useStoreValue } from '@/ui/useStoreValue';
import type { EarningsDialog } from '../EarningsCentre';
import { useMoney } from '../useMoney';
import { obstacleWords, stepPast } from './obstacle';
import { windowWords } from './windowWords';

/** Number of maturity days that are listed separately. */
const NAMED_DAYS = 2;

export interface BalanceTilesProps {
  wallet: Wallet;
  onAsk(what: EarningsDialog): void;
}

export function BalanceTiles({ wallet, onAsk }: BalanceTilesProps) {
  const { t } = useTranslation('earnings');
  const formats = useMoney(wallet.currency);
  const { money, day, monthOf } = formats;
  const { available, maturing, onItsWay, paid, total, rules } = wallet;
  const named = maturing.dates.slice(0, NAMED_DAYS);
  const isMore = named.reduce((sum, { amount }) => sum + amount, 0) < maturing.total;
  return (
    <dl className="grid grid-cols-1 gap-3 min-[480px]:grid-cols-3 xl:grid-cols-[1.35fr_1fr_1fr_1fr]">
      <Tile isFirst label={t('tiles.available')} value={money(available)}>
        <Withdrawing wallet={wallet} onAsk={onAsk} />
        {total < 0 ? <p className="mt-2 text-warning">{t('tiles.negative', { amount: money(-total) })}</p> : null}
      </Tile>
      <Tile label={t('tiles.maturing')} value={money(maturing.total)}>
        {maturing.total === 0 ? (
          <p>{t('tiles.maturingNone', { count: rules.maturityDays })}</p>
        ) : (
          <ul className="flex flex-col gap-0.5">
            {named.map(({ at, amount }) => (
              <li key={at}>{t('tiles.maturesOn', { amount: money(amount), day: day(at) })}</li>
            ))}
            {isMore && maturing.until !== null ? <li>{t('tiles.restBy', { day: day(maturing.until) })}</li> : null}
          </ul>
        )}
      </Tile>
      <Tile label={t('tiles.onItsWay')} value={money(onItsWay)}>
        <p>
          {onItsWay === 0 ? t('tiles.nothingOnItsWay') : t(`arrival.${wallet.currency}`, { count: rules.arrivalDays })}
        </p>
      </Tile>
      <Tile label={t('tiles.paid')} value={money(paid.total)}>
        <p>
          {paid.since === null
            ? t('tiles.paidNone')
            : t('tiles.paidSince', { count: paid.count, month: monthOf(paid.since) })}
        </p>
      </Tile>
    </dl>
  );
}

/** The withdraw button, or the obstacle with the step that resolves it, and when the window is open. */
function Withdrawing({ wallet, onAsk }: BalanceTilesProps) {
  const { t } = useTranslation('earnings');
  const formats = useMoney(wallet.currency);
  // The service's clock. A page that is open over midnight keeps its day until the wallet is loaded again.
  const [opened] = useState(() => Date.now());
  const now = opened + useStoreValue(serverAhead);
  const { obstacle, quote, available } = wallet;
  const why = obstacle === null ? undefined : obstacleWords(t, wallet, formats);
  const step = obstacle === null ? null : stepPast(obstacle);
  const isPart = obstacle === null && quote.gross < available;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="lg"
          variant={step ? 'secondary' : 'primary'}
          disabledReason={why}
          aria-haspopup="dialog"
          onClick={() => onAsk('withdraw')}
        >
          {isPart ? t('withdraw.part', { amount: formats.money(quote.gross) }) : t('withdraw.full')}
        </Button>
        {step ? (
          <Button size="lg" variant="primary" aria-haspopup="dialog" onClick={() => onAsk(step)}>
            {t(`step.${step}`)}
          </Button>
        ) : null}
      </div>
      {why && obstacle !== 'window' ? <p className="text-warning">{why}</p> : null}
      {isPart ? <p>{t('withdraw.rest', { amount: formats.money(available - quote.gross) })}</p> : null}
      <p>{windowWords(t, formats, wallet.window, now)}</p>
    </div>
  );
}
