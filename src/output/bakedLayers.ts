// Replaces layers of a chip copy with pictures of them where the chip watch draws pictures alone.
import { sha256 } from '@/bytes/sha256';
import { loadWriters, picturedLayer } from '@/face/nodes/writers';
import { type FaceCopy, modeName } from '@/schemas/design';
import { imageRefsOf } from '@/schemas/imageRefs';
import type { FaceNode } from '@/schemas/nodes';
import type { ProjectImage, ProjectImages } from './projectFile';
import { type DecodePicture, finishedPicture } from './watchFace/finishedPicture';

/**
 * The layer as it is exported; null if it draws nothing. Adds its picture to `images`. Throws if its picture cannot be
 * read.
 */
async function baked(
  node: FaceNode,
  images: Map<string, ProjectImage>,
  decode: DecodePicture,
): Promise<FaceNode | null> {
  const made = picturedLayer(node);
  if (made === undefined) return node;
  if (made === null) return null;
  const file = await finishedPicture(made.picture, { picture: async (ref) => images.get(ref) ?? null, decode });
  if (!file) throw new Error(`The picture of the layer ${node.label} cannot be read.`);
  const { bytes } = file;
  const url = `asset:${await sha256(bytes)}`;
  images.set(url, { type: 'image/png', bytes });
  return made.layer(url, bytes.length);
}

/** The copy and its pictures with those of baked layers. Rejects for a layer that is too large, which the check names. */
export async function bakedLayers(
  copy: FaceCopy,
  given: ProjectImages,
  decode: DecodePicture,
): Promise<{ copy: FaceCopy; images: ProjectImages }> {
  await loadWriters();
  const images = new Map(given);
  let done = copy;
  for (const mode of modeName.options) {
    const list = copy[mode];
    if (!list?.nodeList.some((node) => picturedLayer(node) !== undefined)) continue;
    const nodeList: FaceNode[] = [];
    for (const node of list.nodeList) {
      const made = await baked(node, images, decode);
      if (made) nodeList.push(made);
    }
    done = { ...done, [mode]: { ...list, nodeList } };
  }
  // A picture that only had to be drawn with its shadow is not shown any more.
  const shown = new Set(imageRefsOf(done));
  return { copy: done, images: new Map([...images].filter(([ref]) => shown.has(ref))) };
}
