// What the pictures of a copy weigh, in bytes, and which layers weigh most.
import { imagesOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';

/** The part of a copy that is weighed. */
export interface CopyLayers {
  readonly normal: { readonly nodeList: readonly FaceNode[] };
  readonly ambient: { readonly nodeList: readonly FaceNode[] } | null;
}

/** A layer and what its pictures weigh. */
export interface LayerBytes {
  uuid: string;
  label: string;
  bytes: number;
}

/** Adds the pictures of a layer, each reference once; where sizes differ, the larger counts. */
function weigh(node: FaceNode, known: Map<string, number>): Map<string, number> {
  for (const { url, fileSize } of imagesOf(node)) known.set(url, Math.max(fileSize, known.get(url) ?? 0));
  return known;
}

const total = (known: ReadonlyMap<string, number>): number =>
  [...known.values()].reduce((sum, bytes) => sum + bytes, 0);

const layersOf = ({ normal, ambient }: CopyLayers): readonly FaceNode[] => [
  ...normal.nodeList,
  ...(ambient?.nodeList ?? []),
];

/** Bytes of all pictures of both modes, each reference once. */
export function copyBytes(copy: CopyLayers): number {
  const known = new Map<string, number>();
  for (const node of layersOf(copy)) weigh(node, known);
  return total(known);
}

/**
 * Layers with pictures, heaviest first. A layer that stands in both modes is one; a picture that several layers share
 * counts for each of them.
 */
export function bytesByLayer(copy: CopyLayers): readonly LayerBytes[] {
  const layers = new Map<string, { label: string; known: Map<string, number> }>();
  for (const node of layersOf(copy)) {
    const layer = layers.get(node.uuid) ?? { label: node.label, known: new Map<string, number>() };
    layers.set(node.uuid, { ...layer, known: weigh(node, layer.known) });
  }
  return [...layers]
    .map(([uuid, { label, known }]) => ({ uuid, label, bytes: total(known) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((left, right) => right.bytes - left.bytes);
}
