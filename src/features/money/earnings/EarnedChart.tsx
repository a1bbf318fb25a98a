// Earnings by month or day as stacked bars: sales, above them the premium share, refunds below the axis.
import { useTranslation } from 'react-i18next';
import { type BarPlace, BarsFrame } from '@/ui/charts/BarsFrame';
import type { MoneyFormats } from '../useMoney';
import { type EarnedBar, earnedIn } from './earnedMonths';

/** About as high as the rules beside it. Narrow screens have less room. */
const HEIGHTS = { wide: 400, narrow: 240, wideFrom: 560 } as const;
const BAR = { most: 44, inner: 0.35, outer: 0.25, tickRoom: 52 } as const;
/** Days are closer together and have longer labels. */
const DAY_BAR = { most: 44, inner: 0.3, outer: 0.1, tickRoom: 64 } as const;
/** Between two parts of a bar, px. */
const GAP = 2;
/** Minimum end of the axis in minor units, so a month without earnings is a flat line instead of a scale of cents. */
const LEAST = 1000;

export interface EarnedChartProps {
  /** What it shows, in words. */
  label: string;
  by: 'month' | 'day';
  bars: readonly EarnedBar[];
  formats: MoneyFormats;
}

/** One part of a bar, from one amount to another. Empty parts are not drawn. */
function Part(props: {
  place: BarPlace;
  at: string;
  name: string;
  from: number;
  to: number;
  fill: string;
  gap: number;
}) {
  const { place, at, name, from, to, fill, gap } = props;
  const height = Math.abs(place.y(from) - place.y(to)) - gap;
  if (from === to || height <= 0) return null;
  return (
    <rect
      data-part={name}
      x={place.x(at)}
      y={Math.min(place.y(from), place.y(to)) + gap}
      width={place.width}
      height={height}
      rx={Math.min(3, place.width / 2, height / 2)}
      className={`${fill} forced-colors:fill-[CanvasText]`}
    />
  );
}

export function EarnedChart({ label, by, bars, formats }: EarnedChartProps) {
  const { t } = useTranslation('earnings');
  const tooltip = (key: string) => {
    const bar = bars.find((one) => one.key === key);
    if (!bar) return null;
    return (
      <>
        <span className="text-muted">{by === 'day' ? formats.date(key) : formats.month(key)}</span>
        <span className="font-semibold">{formats.money(earnedIn(bar))}</span>
        <span>{t('chart.salesOf', { amount: formats.money(bar.sales) })}</span>
        <span>{t('chart.sharesOf', { amount: formats.money(bar.shares) })}</span>
        {bar.refunds < 0 ? <span>{t('chart.refundsOf', { amount: formats.money(bar.refunds) })}</span> : null}
      </>
    );
  };
  return (
    <BarsFrame
      label={label}
      keys={bars.map(({ key }) => key)}
      height={(width) => (width < HEIGHTS.wideFrom ? HEIGHTS.narrow : HEIGHTS.wide)}
      left={64}
      least={Math.min(0, ...bars.map(({ refunds }) => refunds))}
      most={Math.max(LEAST, ...bars.map(({ sales, shares }) => sales + shares))}
      isRoundBelow={false}
      bar={by === 'day' ? DAY_BAR : BAR}
      yTick={(value) => formats.whole(Math.round(value))}
      xTick={by === 'day' ? formats.dateTick : formats.monthTick}
      tooltip={tooltip}
      tooltipRoom={90}
    >
      {(place) =>
        bars.map(({ key, sales, shares, refunds }) => (
          <g key={key}>
            <Part
              {...{ place, at: key }}
              name="sales"
              from={0}
              to={sales}
              fill="fill-accent"
              gap={shares > 0 ? GAP : 0}
            />
            <Part {...{ place, at: key }} name="shares" from={sales} to={sales + shares} fill="fill-warning" gap={0} />
            <Part {...{ place, at: key }} name="refunds" from={0} to={refunds} fill="fill-danger" gap={0} />
          </g>
        ))
      }
    </BarsFrame>
  );
}
