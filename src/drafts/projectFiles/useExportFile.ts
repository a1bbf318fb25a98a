// "Download as a file": the open design as it is in memory, whatever this device or the server can still keep.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { writeProjectFile } from '@/output/projectFile';
import { designName } from '@/schemas/design';
import { loadAsset } from '@/service/api/assetUrl';
import { showToast } from '@/ui/toasts';
import type { OpenDocument } from '../openDocument';
import { saveFile } from '../saving/saveFile';
import { collectImages } from './collectImages';
import { projectFileName } from './fileName';

/** Downloads the design and says so, or why not; pictures that are left out are counted. */
export function useExportFile(opened: OpenDocument): () => Promise<void> {
  const { t } = useTranslation('editor');
  return useCallback(async () => {
    const design = opened.design();
    if (!design) return;
    try {
      const { images, missing } = await collectImages(design, loadAsset);
      const name = projectFileName(designName(design), t('exportFile.unnamed'));
      // Not as JSON: some systems would put `.json` behind the name.
      saveFile(new Blob([writeProjectFile(design, images)], { type: 'application/octet-stream' }), name);
      if (missing > 0) showToast({ tone: 'warning', text: t('exportFile.without', { name, count: missing }) });
      else showToast({ tone: 'success', text: t('exportFile.done', { name }) });
    } catch (error) {
      console.warn('The design could not be written as a file.', error);
      showToast({ tone: 'error', text: t('exportFile.failed') });
    }
  }, [opened, t]);
}
