// Turns the images of a set into the designer's own: fetches, measures and stores them on this device, like any image
// of a layer.

import { pictureHeader } from '@/bytes/picture/pictureHeader';
import type { GivenImage } from '@/face/nodes/defineNode';
import type { Assembly } from '@/schemas/wire/assembly';
import { loadAsset } from '@/service/api/assetUrl';
import type { LocalWork } from '@/service/localDrafts/localWork';

/** Rejects if an image cannot be fetched, decoded or stored. */
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
