// Replaces layers of a chip copy with pictures of them where the chip watch draws pictures alone.
import { sha256 } from '@/bytes/sha256';
import { loadWriters, picturedLayer } from '@/face/nodes/writers';
import { type FaceCopy, modeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { ProjectImage, ProjectImages } from './projectFile';
import { drawnPng } from './watchFace/drawnPictures';

/** The layer as it leaves; null if it draws nothing. Adds its picture to `images`. */
async function baked(node: FaceNode, images: Map<string, ProjectImage>): Promise<FaceNode | null> {
  const made = picturedLayer(node);
  if (made === undefined) return node;
  if (made === null) return null;
  const bytes = await drawnPng(made.drawing);
  const url = `asset:${await sha256(bytes)}`;
  images.set(url, { type: 'image/png', bytes });
  return made.layer(url, bytes.length);
}

/** The copy and its pictures with those of baked layers. Rejects for a layer that is too large, which the check names. */
export async function bakedLayers(
  copy: FaceCopy,
  given: ProjectImages,
): Promise<{ copy: FaceCopy; images: ProjectImages }> {
  await loadWriters();
  const images = new Map(given);
  let done = copy;
  for (const mode of modeName.options) {
    const list = copy[mode];
    if (!list?.nodeList.some((node) => picturedLayer(node) !== undefined)) continue;
    const nodeList: FaceNode[] = [];
    for (const node of list.nodeList) {
      const made = await baked(node, images);
      if (made) nodeList.push(made);
    }
    done = { ...done, [mode]: { ...list, nodeList } };
  }
  return { copy: done, images };
}
