// The key figures: total downloads, downloads in the range, and faces that are live and in review.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMoney } from '@/features/money/useMoney';
import type { FaceStatus } from '@/schemas/faceStatus';
import type { Statistics } from '@/schemas/wire/statistics';
import { Tile } from '@/ui/charts/Tile';
import { lengthOf, type Range } from './periods';
import type { Formats } from './useFormats';

/** Link to a tab of the list of designs. */
function ToList({ status, children }: { status: FaceStatus; children: ReactNode }) {
  return (
    <Link
      to={`/dialList?status=${status}&platform=all`}
      className="inline-flex min-h-6 items-center text-accent hover:underline"
    >
      {children}
    </Link>
  );
}

export interface TilesProps {
  data: Statistics;
  range: Range;
  formats: Formats;
}

export function Tiles({ data: { downloads, allDownloads, revenue, counts }, range, formats }: TilesProps) {
  const { t } = useTranslation('management');
  const { money } = useMoney(revenue.currency);
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-5">
      <Tile isFirst label={t('tiles.all')} value={formats.number(allDownloads)}>
        {t('tiles.allNote')}
      </Tile>
      <Tile label={t(`tiles.range.${range}`)} value={formats.number(downloads)}>
        {t('tiles.average', { count: formats.average(downloads / lengthOf(range)) })}
      </Tile>
      <Tile label={t(`tiles.revenue.${range}`)} value={money(revenue.total)}>
        <Link to="/management/earnings" className="inline-flex min-h-6 items-center text-accent hover:underline">
          {t('tiles.toEarnings', { amount: money(revenue.allTotal) })}
        </Link>
      </Tile>
      <Tile label={t('tiles.live')} value={formats.number(counts.live)}>
        {counts.live > 0 ? <ToList status="live">{t('tiles.showLive')}</ToList> : t('tiles.noneLive')}
      </Tile>
      <Tile label={t('tiles.review')} value={formats.number(counts.review)}>
        {counts.rejected > 0 ? (
          <ToList status="rejected">{t('tiles.rejected', { count: counts.rejected })}</ToList>
        ) : (
          t('tiles.noneRejected')
        )}
      </Tile>
    </dl>
  );
}
