// A button that downloads the package of a finished build task.
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '@/drafts/projectFiles/fileName';
import { saveFile } from '@/drafts/saving/saveFile';
import { policyOf } from '@/face/platforms';
import type { Packaging } from '@/face/platforms/platformPolicy';
import { PROJECT_FILE_EXTENSION } from '@/output/projectFile';
import type { Design } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import type { BuildTask } from '@/schemas/wire/builds';
import { errorMessage } from '@/service/api/apiError';
import { usePackageGetMutation } from '@/service/api/builds';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toasts';

/** Signature of every zip file. Older packages were project files. */
const ZIP_MARK = 'PK';
const ENDINGS: Readonly<Record<Packaging, string>> = { watchFace: 'apk', layers: 'zip' };

const endingOf = async (file: Blob, task: BuildTask): Promise<string> =>
  (await file.slice(0, ZIP_MARK.length).text()) === ZIP_MARK
    ? ENDINGS[policyOf(task.platform).packaging]
    : PROJECT_FILE_EXTENSION;

export function DownloadPackage({ task, design }: { task: BuildTask; design: Design }) {
  const { t } = useTranslation(['pages', 'editor', 'errors']);
  const language = useDataLanguage();
  const [fetchPackage, { isLoading }] = usePackageGetMutation();
  const name = `${designName(design, language)} ${t(`editor:copies.platforms.${task.platform}`)}`;
  const download = async () => {
    try {
      const file = await fetchPackage(task.id).unwrap();
      const version = task.release ? ` ${task.release.versionCode}` : '';
      const fileName = fileNameOf(name + version, t('editor:exportFile.unnamed'), await endingOf(file, task));
      // No MIME type, because some systems would append their own extension to the name.
      saveFile(new Blob([file], { type: 'application/octet-stream' }), fileName);
    } catch (error) {
      showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    }
  };
  return (
    <div>
      <Button
        size="sm"
        icon={<Download size={14} className="shrink-0" />}
        busy={isLoading}
        // As long as the design's name, but within its panel.
        className="max-w-full py-1 text-left whitespace-normal! [overflow-wrap:anywhere]"
        onClick={() => void download()}
      >
        {t('publish:download', { name })}
      </Button>
    </div>
  );
}
