// The web page: one HTML file that shows the face live anywhere, with the fonts that its texts use.
import { useTranslation } from 'react-i18next';
import { collectFonts } from '@/drafts/projectFiles/collectFonts';
import { collectImages } from '@/drafts/projectFiles/collectImages';
import { fileNameOf } from '@/drafts/projectFiles/fileName';
import { projectFileOf } from '@/drafts/projectFiles/projectWork';
import { facePage } from '@/output/facePage';
import { designName } from '@/schemas/designNames';
import { loadAsset } from '@/service/api/assetUrl';
import { useFonts } from '@/service/fonts/fontService';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import type { ExportTabProps } from './ExportDialog';
import { MakeFile } from './MakeFile';
import type { MissingParts } from './MissingNotes';
import { pageFonts } from './pageFonts';
import { type MadeFile, useMaking } from './useMaking';

export function WebPageTab({ design }: ExportTabProps) {
  const { t, i18n } = useTranslation(['export', 'editor']);
  const language = useDataLanguage();
  const { fonts } = useFonts();
  const { now, run } = useMaking<null, MadeFile & MissingParts>();

  const make = () =>
    run(null, async () => {
      const title = designName(design, language) || t('export:unnamed');
      const { images, missing } = await collectImages(design, loadAsset);
      const builtIn = await pageFonts(design);
      const uploaded = await collectFonts(design, fonts, loadAsset, builtIn.fonts);
      const [{ script }, file] = await Promise.all([
        import('virtual:face-page'),
        projectFileOf(design, images, new Map([...builtIn.fonts, ...uploaded.fonts])),
      ]);
      const text = await facePage({ title, language: i18n.language, script, file, licenses: builtIn.licenses });
      return {
        name: fileNameOf(title, t('export:unnamed'), 'html'),
        file: new Blob([text], { type: 'text/html' }),
        missing,
        missingFonts: uploaded.missing,
      };
    });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-muted">{t('export:page.about')}</p>
      <MakeFile
        now={now}
        makeText={t('export:page.make')}
        failedText={t('export:page.failed')}
        onMake={() => void make()}
      />
    </div>
  );
}
