// Earnings by month or day: the chart with its legend, the range, and its table.
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { DESIGN_PROFIT_PERCENT } from '@/schemas/limits';
import { useReason } from '@/service/api/useReason';
import { ChartCard } from '@/ui/charts/ChartCard';
import { DataTable } from '@/ui/charts/DataTable';
import { Segmented } from '@/ui/Segmented';
import { Spinner } from '@/ui/Spinner';
import { TryAgain } from '@/ui/TryAgain';
import { EARNED_RANGES, earnedRangeChosen, earnedTableToggled, selectMoney } from '../moneyState';
import { useMoney } from '../useMoney';
import { EarnedChart } from './EarnedChart';
import { daysOf, earnedIn, monthsOf } from './earnedMonths';
import { useOpenedAt, useStatement } from './useStatement';

const DOTS = { sales: 'bg-accent', shares: 'bg-warning', refunds: 'bg-danger' } as const;

function Legend({ parts, share }: { parts: readonly (keyof typeof DOTS)[]; share: string }) {
  const { t } = useTranslation('earnings');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {parts.map((part) => (
        <li key={part} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-2.5 rounded-full forced-color-adjust-none ${DOTS[part]}`} />
          {t(`chart.${part}`, { share })}
        </li>
      ))}
    </ul>
  );
}

export function EarnedCard() {
  const { t } = useTranslation(['earnings', 'management']);
  const dispatch = useDispatch();
  const reasonOf = useReason();
  const { range, isTableOpen } = useSelector(selectMoney);
  const { months: period, data, error, isFetching, refetch } = useStatement(1);
  const formats = useMoney(data?.currency ?? 'USD');
  const { money } = formats;
  const now = useOpenedAt();
  const by = range === 'days' ? 'day' : 'month';
  const bars = range === 'days' ? daysOf(data?.days ?? [], now) : monthsOf(data?.months ?? [], range, period.to);
  const name = by === 'day' ? formats.date : formats.month;
  const sum = bars.reduce((all, one) => all + earnedIn(one), 0);
  const [first, last] = [bars[0], bars.at(-1)];
  const hasRefunds = bars.some(({ refunds }) => refunds < 0);
  const isEmpty = data !== undefined && data.months.length === 0;
  const summary =
    first && last ? t('chart.told', { from: name(first.key), to: name(last.key), amount: money(sum) }) : '';
  return (
    <ChartCard
      title={t('chart.title')}
      controls={
        <Segmented
          label={t('chart.range')}
          options={EARNED_RANGES.map((id) => ({ value: id, label: t(`chart.ranges.${id}`) }))}
          value={range}
          onChange={(id) => dispatch(earnedRangeChosen(id))}
        />
      }
      note={isEmpty || !data ? undefined : summary}
      isTableOpen={isTableOpen}
      toggleLabel={t(isTableOpen ? 'management:hideTable' : 'management:showTable')}
      onToggleTable={() => dispatch(earnedTableToggled())}
      table={
        data && !isEmpty ? (
          <DataTable
            caption={summary}
            columns={[t(`table.${by}`), t('table.sales'), t('table.shares'), t('table.refunds'), t('table.sum')]}
            rows={bars
              .map((one) => ({
                id: one.key,
                name: name(one.key),
                values: [money(one.sales), money(one.shares), money(one.refunds), money(earnedIn(one))],
              }))
              .reverse()}
          />
        ) : null
      }
    >
      {data && !isEmpty ? (
        <>
          <EarnedChart label={summary} by={by} bars={bars} formats={formats} />
          <Legend
            share={formats.percent(DESIGN_PROFIT_PERCENT * 100)}
            parts={hasRefunds ? ['sales', 'shares', 'refunds'] : ['sales', 'shares']}
          />
        </>
      ) : null}
      {isEmpty ? (
        <p className="grid grow place-content-center rounded-lg border border-dashed border-line px-4 py-16 text-center text-pretty text-muted">
          {t('chart.none')}
        </p>
      ) : null}
      {!data && error ? (
        <TryAgain
          small
          text={t('chart.failed')}
          reason={reasonOf(error)}
          label={t('retry')}
          busy={isFetching}
          onTry={refetch}
        />
      ) : null}
      {data || error ? null : <Spinner label={t('loading')} />}
    </ChartCard>
  );
}
