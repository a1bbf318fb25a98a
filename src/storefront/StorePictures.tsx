// The store images of a face.
import { useTranslation } from 'react-i18next';
import type { Facts } from '@/schemas/wire/faces';
import { PictureServiceContext } from '@/service/pictures/pictures';
import { useDevicePictures } from '@/service/pictures/useDevicePictures';
import { StorePicture } from './StorePicture';

export function StorePictures({ facts: { previewImage, alt, detailImages } }: { facts: Facts }) {
  const { t } = useTranslation('pages');
  const service = useDevicePictures();
  const n = detailImages.length;
  if (!previewImage && n === 0) return null;
  return (
    <PictureServiceContext value={service}>
      <ul aria-label={t('publish:pictures')} className="flex flex-wrap gap-2">
        {previewImage ? (
          <li>
            <StorePicture url={previewImage} alt={alt || t('publish:previewAlt')} />
          </li>
        ) : null}
        {detailImages.map((url, index) => (
          <li key={url}>
            <StorePicture url={url} alt={t('publish:detailAlt', { i: index + 1, n })} />
          </li>
        ))}
      </ul>
    </PictureServiceContext>
  );
}
