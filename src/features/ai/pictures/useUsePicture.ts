// Adds an image of a task as a layer: fetches it, stores it on this device like any other image, and reports its use to
// the service.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useEditor } from '@/editor/dispatch/editorContext';
import { selectNodes } from '@/editor/document/selectors';
import { firstGraphemes } from '@/schemas/graphemes';
import { ALT_MAX } from '@/schemas/limits';
import type { ImageTask } from '@/schemas/wire/ai';
import { setAiInfo } from '@/service/ai/aiInfo';
import { collectImage } from '@/service/api/ai';
import { loadAsset } from '@/service/api/assetUrl';
import type { SessionDispatch } from '@/service/session/signIn';
import { showToast } from '@/ui/toasts';

/** Characters of the prompt that become the layer's name. */
const NAME_MAX = 24;

/** The layer's name: the first words of the prompt, without path characters. */
const nameOf = (prompt: string): string => firstGraphemes(prompt.replace(/[\\/.\s]+/g, ' '), NAME_MAX).trim();

/** The alternative text: the prompt on one line, limited to the length of a description. */
const descriptionOf = (prompt: string): string =>
  firstGraphemes(prompt.replace(/\s+/g, ' ').trim(), ALT_MAX).slice(0, ALT_MAX);

export function useUsePicture(
  { taskId, prompt, imgList }: ImageTask,
  userId: string,
): {
  busy: boolean;
  use(index: number): Promise<void>;
} {
  const { t } = useTranslation('ai');
  const { store, pictures } = useEditor();
  const dispatch = useDispatch<SessionDispatch>();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async use(index) {
      const url = imgList[index];
      if (busy || url === undefined) return;
      setBusy(true);
      try {
        const blob = await loadAsset(url);
        const type = blob.type.split('/').at(-1) ?? 'png';
        const before = selectNodes(store.getState());
        const file = new File([blob], `${nameOf(prompt)}.${type}`, { type: blob.type });
        await pictures.add([file], descriptionOf(prompt));
        if (selectNodes(store.getState()) === before) return;
        setAiInfo(userId, { useImgUrl: url });
        void dispatch(collectImage.initiate({ taskId, index }));
      } catch (error) {
        console.info('A generated picture could not be loaded.', error);
        showToast({ tone: 'error', text: t('pictures.notUsed') });
      } finally {
        setBusy(false);
      }
    },
  };
}
