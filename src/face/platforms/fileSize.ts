// What the pictures of a copy weigh, in bytes, and which layers weigh most.
import { imagesOf } from '@/face/nodes';
import type { ModeName } from '@/schemas/design';
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
  /** The list in which it stands, the normal one where it stands in both. */
  mode: ModeName;
  /** Always-on shows some of its pictures, too. */
  isInBoth: boolean;
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
 * Parts in whole units of `unit` bytes that add up to their sum rounded up: the largest remainders are the ones rounded up.
 */
export function wholeUnits(parts: readonly number[], unit: number): readonly number[] {
  const floors = parts.map((part) => Math.floor(part / unit));
  const sum = parts.reduce((all, part) => all + part, 0);
  const spare = Math.ceil(sum / unit) - floors.reduce((all, floor) => all + floor, 0);
  const raised = new Set(
    parts
      .map((part, index) => ({ index, rest: part % unit }))
      .sort((left, right) => right.rest - left.rest)
      .slice(0, spare)
      .map(({ index }) => index),
  );
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0));
}

/**
 * Layers with pictures, heaviest first. Each picture counts once, for the first layer that shows it: the sizes add up to
 * that of the copy. A layer that stands in both modes is told where its pictures first count.
 */
export function bytesByLayer({ normal, ambient }: CopyLayers): readonly LayerBytes[] {
  const largest = new Map<string, number>();
  const lists = [
    ...normal.nodeList.map((node) => ({ node, mode: 'normal' as const })),
    ...(ambient?.nodeList ?? []).map((node) => ({ node, mode: 'ambient' as const })),
  ];
  for (const { node } of lists) weigh(node, largest);
  const resting = new Set((ambient?.nodeList ?? []).flatMap((node) => imagesOf(node).map(({ url }) => url)));
  const counted = new Set<string>();
  return lists
    .map(({ node, mode }) => {
      const fresh = [...new Set(imagesOf(node).map(({ url }) => url))].filter((url) => !counted.has(url));
      for (const url of fresh) counted.add(url);
      const bytes = fresh.reduce((sum, url) => sum + (largest.get(url) ?? 0), 0);
      const isInBoth = mode === 'normal' && fresh.some((url) => resting.has(url));
      return { uuid: node.uuid, label: node.label, mode, isInBoth, bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((left, right) => right.bytes - left.bytes);
}
