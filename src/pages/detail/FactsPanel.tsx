// Facts about a face: its designer's details, properties of its design, and dates.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { featuresOf } from '@/face/features';
import { canvasSize, type Design } from '@/schemas/design';
import type { FaceData } from '@/schemas/wire/faces';
import { languageRow } from '@/service/language/i18n';
import { listed } from '@/service/language/listed';
import { momentText } from '@/service/language/momentText';
import { useFactRows } from '@/storefront/faceRows';
import { StorePictures } from '@/storefront/StorePictures';
import { buttonClass } from '@/ui/Button';
import { FactList, type FactRow } from '@/ui/FactList';
import { PANEL_BOX } from '@/ui/panelBox';

export interface FactsPanelProps {
  face: FaceData;
  design: Design | null;
  /** Of the address. */
  platform: string;
}

export function FactsPanel({ face, design, platform }: FactsPanelProps) {
  const { t } = useTranslation(['detail', 'pages']);
  const factRows = useFactRows(face.facts);
  const drawn = useDesignRows(design);
  const rows = [...(face.facts ? factRows : drawn), ...useFaceRows(face, platform)];
  return (
    <section aria-labelledby="detail-facts" className={`${PANEL_BOX} flex flex-col gap-3`}>
      <h2 id="detail-facts" className="font-semibold">
        {t('facts')}
      </h2>
      {face.facts || !face.own ? null : (
        <div className="flex flex-col items-start gap-3 rounded-lg border border-dashed border-line p-3 text-sm">
          <p className="text-muted">{t('notTold')}</p>
          <Link to={`/publish?id=${face.id}`} className={buttonClass('secondary', 'sm')}>
            {t('tell')}
          </Link>
        </div>
      )}
      <FactList rows={rows} />
      {face.facts ? <StorePictures facts={face.facts} /> : null}
    </section>
  );
}

/** Facts from the design itself, while the designer has given no details. */
function useDesignRows(design: Design | null): FactRow[] {
  const { t, i18n } = useTranslation('fields');
  if (!design) return [];
  const features = featuresOf(design).map((one) => t(`publish.options.features.${one}`));
  return [
    { key: 'dialNameCn', name: t('publish.dialNameCn'), value: design.dialNameCn },
    { key: 'dialName', name: t('publish.dialName'), value: design.dialName },
    { key: 'features', name: t('publish.features'), value: listed(features, i18n.language) },
  ];
}

function useFaceRows(face: FaceData, platform: string): FactRow[] {
  const { t, i18n } = useTranslation('detail');
  const { tag, dates } = languageRow(i18n.language);
  const { width, height } = canvasSize(face.copies.find((copy) => copy.platform === platform)?.ratio ?? face.ratio);
  const { approved, own, rev, updatedAt, downloads } = face;
  const count = new Intl.NumberFormat(tag);
  return [
    { key: 'resolution', name: t('resolution'), value: t('pixels', { width, height }) },
    { key: 'saved', name: t('saved'), value: own ? t('savedAs', { when: momentText(updatedAt, dates), rev }) : null },
    {
      key: 'approved',
      name: t(own ? 'approved' : 'released'),
      value: approved ? momentText(approved.at, dates) : null,
    },
    { key: 'downloads', name: t('downloads'), value: approved ? count.format(downloads) : null },
  ];
}
