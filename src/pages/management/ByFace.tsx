// Downloads or earnings by face within the chosen days. The table lists both, and the total downloads.

import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useMoney } from '@/features/money/useMoney';
import { useStoreName } from '@/storefront/useStoreName';
import { ChartCard } from '@/ui/charts/ChartCard';
import { DataTable } from '@/ui/charts/DataTable';
import { FaceChart } from './FaceChart';
import { ALL, selectManagement, tableToggled } from './managementState';
import { Nothing } from './Nothing';
import type { Shown } from './useDashboard';
import type { Formats } from './useFormats';
import { useMeasured } from './useMeasured';

export function ByFace({ shown: { data, faceId }, formats }: { shown: Shown; formats: Formats }) {
  const { t } = useTranslation('management');
  const dispatch = useDispatch();
  const { tables } = useSelector(selectManagement);
  const nameOf = useStoreName();
  const { measure, write, amountOf, ...measured } = useMeasured(data, formats);
  const { money } = useMoney(data.revenue.currency);
  const { records, total } = data.faces;
  const faces = records
    .map((face) => ({ ...face, name: nameOf(face), value: amountOf(face) }))
    .sort((one, other) => other.value - one.value);
  const [top] = faces;
  const others = data.downloads - faces.reduce((sum, { downloads }) => sum + downloads, 0);
  const earnedByOthers = data.revenue.total - faces.reduce((sum, { revenue }) => sum + revenue, 0);
  const isPart = total > records.length;
  const caption = t(isPart ? 'byFace.mostOf' : `${measure}.byFaceCaption`, { count: records.length, total });
  const rows = faces.map(({ id, name, status, downloads, allDownloads, revenue }) => ({
    id,
    name: status === 'live' ? name : t('byFace.offline', { name }),
    values: [formats.number(downloads), formats.number(allDownloads), money(revenue)],
  }));
  if (others > 0 || earnedByOthers !== 0)
    rows.push({ id: ALL, name: t('byFace.others'), values: [formats.number(others), '', money(earnedByOthers)] });
  return (
    <ChartCard
      isTableOpen={tables.faces}
      toggleLabel={t(tables.faces ? 'hideTable' : 'showTable')}
      onToggleTable={() => dispatch(tableToggled('faces'))}
      title={t(`${measure}.byFace`)}
      note={isPart ? caption : undefined}
      table={
        top ? (
          <DataTable
            caption={caption}
            columns={[t('table.face'), t('table.downloads'), t('table.ever'), t('table.revenue')]}
            rows={rows}
          />
        ) : null
      }
    >
      {top && measured.total > 0 ? (
        <FaceChart
          label={t(`${measure}.byFaceLabel`, { count: faces.length, name: top.name, most: write.full(top.value) })}
          faces={faces}
          chosen={faceId}
          write={write.full}
        />
      ) : (
        <Nothing measure={measure} isLive={data.counts.live > 0} />
      )}
    </ChartCard>
  );
}
