// Downloads or earnings by day, week or month, of all faces or of one.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useStoreName } from '@/storefront/useStoreName';
import { announce } from '@/ui/announce';
import { ChartCard } from '@/ui/charts/ChartCard';
import { DataTable } from '@/ui/charts/DataTable';
import { Segmented } from '@/ui/Segmented';
import { Select } from '@/ui/Select';
import { ALL, faceChosen, selectManagement, stepChosen, tableToggled } from './managementState';
import { Nothing } from './Nothing';
import { bestOf, narrowStep, periodsOf, stepsOf } from './periods';
import { TimeChart } from './TimeChart';
import type { Shown } from './useDashboard';
import type { Formats } from './useFormats';
import { useMeasured } from './useMeasured';

export function ByTime({ shown, formats }: { shown: Shown; formats: Formats }) {
  const { t } = useTranslation('management');
  const dispatch = useDispatch();
  const { faceId, range, step: chosen, tables } = useSelector(selectManagement);
  const { data, days } = shown;
  // Numbers of the previous range are shown until the new ones load, with a step of that range.
  const step = narrowStep(shown.range, chosen);
  const nameOf = useStoreName();
  const { measure, write, ...measured } = useMeasured(data, formats);
  const periods = periodsOf(days, step, measured.days);
  const sum = periods.reduce((all, { value }) => all + value, 0);
  const best = bestOf(periods);
  const face = data.faces.records.find(({ id }) => id === shown.faceId);
  const summary = t(face ? `${measure}.ofFace` : `${measure}.ofAll`, {
    ...{ name: face ? nameOf(face) : '', by: t(`time.by.${step}`), count: write.full(sum) },
    days: formats.period({ start: days.from, end: days.to }, 'day'),
  });
  const peak = best ? t(`${measure}.best`, { when: formats.period(best, step), count: write.full(best.value) }) : '';
  // Announces changes after a choice, but not the initial state.
  useAnnouncedChange(summary);
  const faces = [
    { value: ALL, label: t('faces.all') },
    ...data.faces.records.map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
  return (
    <ChartCard
      isTableOpen={tables.time}
      toggleLabel={t(tables.time ? 'hideTable' : 'showTable')}
      onToggleTable={() => dispatch(tableToggled('time'))}
      title={t(`${measure}.title`)}
      note={peak}
      controls={
        <>
          <Select
            aria-label={t('faces.label')}
            value={faceId ?? ALL}
            options={faces}
            onChange={(id) => dispatch(faceChosen(id === ALL ? null : id))}
            className="max-w-44"
          />
          <Segmented
            label={t('step.label')}
            options={stepsOf(range).map((id) => ({ value: id, label: t(`step.${id}`) }))}
            value={chosen}
            onChange={(id) => dispatch(stepChosen(id))}
          />
        </>
      }
      table={
        <DataTable
          caption={summary}
          columns={[t('table.period'), t(`table.${measure}`)]}
          rows={periods
            .map((period) => ({
              id: period.start,
              name: formats.period(period, step),
              values: [write.full(period.value)],
            }))
            .reverse()}
        />
      }
    >
      {periods.some(({ value }) => value !== 0) ? (
        <TimeChart
          label={[summary, peak].filter(Boolean).join(t('joint'))}
          periods={periods}
          step={step}
          formats={formats}
          write={write}
        />
      ) : (
        <Nothing measure={measure} isLive={data.counts.live > 0} />
      )}
    </ChartCard>
  );
}

/** The last announced text. */
function useAnnouncedChange(text: string): void {
  const announced = useRef(text);
  useEffect(() => {
    if (announced.current === text) return;
    announced.current = text;
    announce(text, { topic: 'downloads' });
  }, [text]);
}
