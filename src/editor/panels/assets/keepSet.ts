// The pictures of a set as the designer's own: fetched, measured and kept on this device, like any picture of a layer.

import { pictureHeader } from '@/bytes/picture/pictureHeader';
import type { GivenImage } from '@/face/nodes/defineNode';
import type { Assembly } from '@/schemas/wire/assembly';
import { loadAsset } from '@/service/api/assetUrl';
import type { LocalWork } from '@/service/localDrafts/localWork';

/** Rejects where a picture cannot be fetched, is none, or cannot be kept. */
export async function keepSet(set: Assembly, assets: Pick<LocalWork['assets'], 'putAsset'>): Promise<GivenImage[]> {
  const blobs = await Promise.all(set.imgs.map(({ url }) => loadAsset(url)));
  const images: GivenImage[] = [];
  for (const blob of blobs) {
    const header = pictureHeader(new Uint8Array(await blob.arrayBuffer()));
    if (!header) throw new Error(`a picture of the set ${set.id} cannot be read`);
    const { width, height } = header;
    images.push({ url: await assets.putAsset(blob), width, height, fileSize: blob.size });
  }
  return images;
}
