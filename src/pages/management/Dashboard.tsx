// The dashboard: tiles, downloads by time and by face, each as a chart with its table.
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useReason } from '@/service/api/useReason';
import { Segmented } from '@/ui/Segmented';
import { TryAgain } from '@/ui/TryAgain';
import { ByFace } from './ByFace';
import { ByTime } from './ByTime';
import { MEASURES, measureChosen, rangeChosen, selectManagement } from './managementState';
import { NoFaces } from './NoFaces';
import { RANGES } from './periods';
import { Tiles } from './Tiles';
import type { DashboardFacts, Shown } from './useDashboard';
import { useFormats } from './useFormats';

export interface DashboardProps {
  facts: DashboardFacts;
  shown: Shown;
}

export function Dashboard({ facts: { isAsking, error, retry }, shown }: DashboardProps) {
  const { t } = useTranslation('management');
  const dispatch = useDispatch();
  const { range, measure, tables } = useSelector(selectManagement);
  const formats = useFormats();
  const reasonOf = useReason();
  const { data, days } = shown;
  const hasFaces = Object.values(data.counts).some((count) => count > 0) || data.allDownloads > 0;
  if (!hasFaces) return <NoFaces />;
  return (
    <div className="flex flex-col gap-4" aria-busy={isAsking}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">
          {t('days', { days: formats.period({ start: days.from, end: days.to }, 'day') })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Segmented
            label={t('measure.label')}
            options={MEASURES.map((id) => ({ value: id, label: t(`measure.${id}`) }))}
            value={measure}
            onChange={(id) => dispatch(measureChosen(id))}
          />
          <Segmented
            label={t('range.label')}
            options={RANGES.map((id) => ({ value: id, label: t(`range.${id}`) }))}
            value={range}
            onChange={(id) => dispatch(rangeChosen(id))}
          />
        </div>
      </div>
      {error ? (
        <TryAgain inRow text={t('refreshFailed')} reason={reasonOf(error)} label={t('retry')} onTry={retry} />
      ) : null}
      <Tiles data={data} range={shown.range} formats={formats} />
      <div
        className={`grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] ${tables.time || tables.faces ? 'items-start' : ''}`}
      >
        <ByTime shown={shown} formats={formats} />
        <ByFace shown={shown} formats={formats} />
      </div>
    </div>
  );
}
