// Pictures for forms outside an open design: one or more files, each checked and stored on this device.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GivenImage } from '@/face/nodes/defineNode';
import { askForFiles } from '@/ui/askForFiles';
import { showToast } from '@/ui/toasts';
import { checkImage } from '../localDrafts/checkImage';
import { useLocalWork } from '../localDrafts/localWork';
import { imageSrc, type PictureService } from './pictures';

const ACCEPT = 'image/png,image/jpeg,.png,.jpg,.jpeg';

/**
 * These pictures are not frames of one layer: their sizes may differ, and a rejected one does not affect the others.
 */
export function useDevicePictures(): PictureService {
  const { t } = useTranslation(['editor', 'errors']);
  const { assets } = useLocalWork();
  return useMemo(() => {
    const say = (text: string) => showToast({ tone: 'error', text });

    const keep = async (file: File): Promise<GivenImage | null> => {
      const { name } = file;
      const checked = await checkImage(file, name);
      if (!checked.ok) {
        say(t('errors:refusedFile', { name, reason: t(checked.key, checked.params) }));
        return null;
      }
      try {
        const url = await assets.putAsset(file);
        return { url, width: checked.width, height: checked.height, fileSize: file.size };
      } catch (error) {
        console.warn(`${name} could not be kept.`, error);
        say(t('images.notKept', { name }));
        return null;
      }
    };

    const takeImages: PictureService['takeImages'] = async (files, { max }) => {
      if (files.length > max) showToast({ tone: 'warning', text: t('images.tooMany', { max }) });
      const pictures = await Promise.all(files.slice(0, max).map(keep));
      const present = pictures.filter((image) => image !== null);
      return present.length > 0 ? present : null;
    };
    return {
      imageSrc,
      takeImages,
      async pickImage() {
        const [file] = await askForFiles({ accept: ACCEPT });
        return file ? ((await keep(file))?.url ?? null) : null;
      },
      pickImages: async (wanted) => takeImages(await askForFiles({ accept: ACCEPT, multiple: wanted.max > 1 }), wanted),
    };
  }, [assets, t]);
}
