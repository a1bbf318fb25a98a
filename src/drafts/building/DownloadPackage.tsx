// A button that fetches the package of a finished build task.
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Design, designName } from '@/schemas/design';
import type { BuildTask } from '@/schemas/wire/builds';
import { errorMessage } from '@/service/api/apiError';
import { usePackageGetMutation } from '@/service/api/builds';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toasts';
import { projectFileName } from '../projectFiles/fileName';
import { saveFile } from '../saving/saveFile';

export function DownloadPackage({ task, design }: { task: BuildTask; design: Design }) {
  const { t } = useTranslation(['pages', 'editor', 'errors']);
  const [fetchPackage, { isLoading }] = usePackageGetMutation();
  const name = projectFileName(
    `${designName(design)} ${t(`editor:copies.platforms.${task.platform}`)}`,
    t('editor:exportFile.unnamed'),
  );
  const download = async () => {
    try {
      const file = await fetchPackage(task.id).unwrap();
      // Not as JSON: some systems would put `.json` behind the name.
      saveFile(new Blob([file], { type: 'application/octet-stream' }), name);
    } catch (error) {
      showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    }
  };
  return (
    <div>
      <Button size="sm" icon={<Download size={14} />} busy={isLoading} onClick={() => void download()}>
        {t('publish:download', { name })}
      </Button>
    </div>
  );
}
