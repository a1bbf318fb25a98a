// Downloads by face within the chosen days, and ever.

import { useTranslation } from 'react-i18next';
import { useStoreName } from '@/drafts/faces/useStoreName';
import { ChartCard } from './ChartCard';
import { DataTable } from './DataTable';
import { FaceChart } from './FaceChart';
import { ALL } from './managementState';
import { Nothing } from './Nothing';
import type { Shown } from './useDashboard';
import type { Formats } from './useFormats';

export function ByFace({ shown: { data, faceId }, formats }: { shown: Shown; formats: Formats }) {
  const { t } = useTranslation('management');
  const nameOf = useStoreName();
  const { records, total } = data.faces;
  const faces = records
    .map((face) => ({ ...face, name: nameOf(face) }))
    .sort((one, other) => other.downloads - one.downloads);
  const [top] = faces;
  const others = data.downloads - faces.reduce((sum, { downloads }) => sum + downloads, 0);
  const caption = t(total > records.length ? 'byFace.mostOf' : 'byFace.caption', { count: records.length, total });
  const rows = faces.map(({ id, name, status, downloads, allDownloads }) => ({
    id,
    name: status === 'live' ? name : t('byFace.offline', { name }),
    values: [formats.number(downloads), formats.number(allDownloads)],
  }));
  if (others > 0) rows.push({ id: ALL, name: t('byFace.others'), values: [formats.number(others), ''] });
  return (
    <ChartCard
      name="faces"
      title={t('byFace.title')}
      note={total > records.length ? caption : undefined}
      table={
        top ? (
          <DataTable caption={caption} columns={[t('table.face'), t('table.downloads'), t('table.ever')]} rows={rows} />
        ) : null
      }
    >
      {top && data.downloads > 0 ? (
        <FaceChart
          label={t('byFace.label', { count: faces.length, name: top.name, downloads: formats.number(top.downloads) })}
          faces={faces}
          chosen={faceId}
          formats={formats}
        />
      ) : (
        <Nothing isLive={data.counts.live > 0} />
      )}
    </ChartCard>
  );
}
