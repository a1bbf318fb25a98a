// After layers were pasted from another tab, reports which of their images this device does not have.
import { useMemo } from 'react';
import type { LayerList } from '@/editor/document/editorState';
import { i18n } from '@/service/language/i18n';
import { assetRefsOf } from '@/service/localDrafts/assetRefs';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { showToast } from '@/ui/toasts';

export function useMissingPictures(): (nodes: LayerList) => void {
  const { assets } = useLocalWork();
  return useMemo(() => {
    const look = async (nodes: LayerList) => {
      const pictures = await Promise.all(assetRefsOf(nodes).map((ref) => assets.getAsset(ref)));
      const count = pictures.filter((asset) => asset === null).length;
      if (count > 0) showToast({ tone: 'warning', text: i18n.t('editor:canvas.pasteMissing', { count }) });
    };
    return (nodes) => {
      look(nodes).catch((error: unknown) => console.warn('Pasted pictures could not be looked for.', error));
    };
  }, [assets]);
}
