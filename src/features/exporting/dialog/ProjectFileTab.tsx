// The project file: the whole design in one zip, with whatever this device or the server still has.
import { useTranslation } from 'react-i18next';
import { collectFonts } from '@/drafts/projectFiles/collectFonts';
import { collectImages } from '@/drafts/projectFiles/collectImages';
import { projectFileName } from '@/drafts/projectFiles/fileName';
import { projectFileOf } from '@/drafts/projectFiles/projectWork';
import { designName } from '@/schemas/designNames';
import { imageRefsOf } from '@/schemas/imageRefs';
import { loadAsset } from '@/service/api/assetUrl';
import { useFonts } from '@/service/fonts/fontService';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { copyName } from '@/simulator/copyWords';
import { FactList } from '@/ui/FactList';
import { showToast } from '@/ui/toasts';
import type { ExportTabProps } from './ExportDialog';
import { layerCount } from './layerCount';
import { MakeFile } from './MakeFile';
import type { MissingParts } from './MissingNotes';
import { type MadeFile, useMaking } from './useMaking';

export function ProjectFileTab({ design }: ExportTabProps) {
  const { t } = useTranslation(['export', 'editor']);
  const language = useDataLanguage();
  const { fonts } = useFonts();
  const { now, run } = useMaking<null, MadeFile & MissingParts>();

  const make = () =>
    run(null, async () => {
      const { images, missing } = await collectImages(design, loadAsset);
      const typefaces = await collectFonts(design, fonts, loadAsset);
      const name = projectFileName(designName(design, language), t('export:unnamed'));
      const bytes = await projectFileOf(design, images, typefaces.fonts);
      if (missing > 0) showToast({ tone: 'warning', text: t('export:project.without', { name, count: missing }) });
      // Not typed as zip, because some systems would unpack it or append `.zip` to the name.
      return {
        name,
        file: new Blob([bytes], { type: 'application/octet-stream' }),
        missing,
        missingFonts: typefaces.missing,
      };
    });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">{t('export:project.about')}</p>
      <FactList
        rows={[
          {
            key: 'copies',
            name: t('export:project.copies'),
            value: design.copies.map((copy) => copyName(t, copy)).join(' · '),
          },
          { key: 'layers', name: t('export:project.layers'), value: layerCount(design) },
          { key: 'pictures', name: t('export:project.pictures'), value: imageRefsOf(design).length },
        ]}
      />
      <MakeFile
        now={now}
        makeText={t('export:project.make')}
        failedText={t('export:project.failed')}
        onMake={() => void make()}
      />
    </div>
  );
}
