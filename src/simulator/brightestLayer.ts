// Finds the layer that lights most pixels: the lit pixels that each layer adds to those above it.
import { boundsOf } from '@/face/geometry/bounds';
import { boxOf } from '@/face/platforms/boxes';
import type { FaceNode } from '@/schemas/nodes';

/** Maximum layers examined, the largest ones; each costs one rendering. */
const LAYERS_MAX = 12;

const areaOf = (node: FaceNode): number => {
  const box = boxOf(node);
  if (!box) return Number.POSITIVE_INFINITY;
  const { width, height } = boundsOf(box);
  return width * height;
};

/** `share`: lit only by this layer, 0 to 1 of the watch. */
export interface LitBy {
  node: FaceNode;
  share: number;
}

/** `nodes`: bottom first. `litShare` renders layers and returns their lit share. Null if nothing is lit. */
export async function brightestLayer(
  nodes: readonly FaceNode[],
  litShare: (nodes: readonly FaceNode[]) => Promise<number>,
): Promise<LitBy | null> {
  const drawn = new Map<number, number>([[nodes.length, 0]]);
  const litFrom = async (index: number) => {
    const cached = drawn.get(index);
    if (cached !== undefined) return cached;
    const share = await litShare(nodes.slice(index));
    drawn.set(index, share);
    return share;
  };
  const largest = [...nodes.keys()]
    .map((index) => ({ index, area: areaOf(nodes[index] as FaceNode) }))
    .sort((a, b) => b.area - a.area)
    .slice(0, LAYERS_MAX);
  let most: LitBy | null = null;
  for (const { index } of largest) {
    const node = nodes[index];
    const share = (await litFrom(index)) - (await litFrom(index + 1));
    if (node && share > (most?.share ?? 0)) most = { node, share };
  }
  return most;
}
