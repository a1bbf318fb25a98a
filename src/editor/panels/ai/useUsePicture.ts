// A picture of a task as a layer: fetched, kept on this device like a picture of the designer's own, and its use is told to the service.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { firstGraphemes } from '@/schemas/graphemes';
import { ALT_MAX } from '@/schemas/limits';
import type { ImageTask } from '@/schemas/wire/ai';
import { setAiInfo } from '@/service/ai/aiInfo';
import { collectImage } from '@/service/api/ai';
import { loadAsset } from '@/service/api/assetUrl';
import type { SessionDispatch } from '@/service/session/signIn';
import { showToast } from '@/ui/toasts';
import { selectNodes } from '../../document/selectors';
import { useEditor } from '../../door/editorContext';

/** Characters of the prompt that name the layer. */
const NAME_MAX = 24;

/** The layer is called by the first words of the prompt, without what a path is made of. */
const nameOf = (prompt: string): string => firstGraphemes(prompt.replace(/[\\/.\s]+/g, ' '), NAME_MAX).trim();

/** What the picture shows, for those who do not see it: the prompt on one line, as long as a description may be. */
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
