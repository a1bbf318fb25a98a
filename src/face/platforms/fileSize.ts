// Size of a copy's pictures in bytes, and the layers that contribute most.
import { imagesOf } from '@/face/nodes';
import type { ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';

interface Weighed {
  readonly url: string;
  readonly fileSize: number;
}

/** The part of a copy that counts. */
export interface CopyLayers {
  /** Imported faces: data outside the layers. */
  readonly watchFace?: { readonly pictures: readonly Weighed[] } | undefined;
  readonly normal: { readonly nodeList: readonly FaceNode[] };
  readonly ambient: { readonly nodeList: readonly FaceNode[] } | null;
}

/** A layer and the bytes of its pictures. */
export interface LayerBytes {
  uuid: string;
  label: string;
  /** The list that contains it; the normal one if it is in both. */
  mode: ModeName;
  /** Always-on shows some of its pictures too. */
  isInBoth: boolean;
  bytes: number;
}

/** Bytes by reference; on conflicting sizes the larger counts. */
function weigh(pictures: readonly Weighed[]): ReadonlyMap<string, number> {
  const cache = new Map<string, number>();
  for (const { url, fileSize } of pictures) cache.set(url, Math.max(fileSize, cache.get(url) ?? 0));
  return cache;
}

const inLayers = ({ normal, ambient }: CopyLayers): readonly Weighed[] =>
  [...normal.nodeList, ...(ambient?.nodeList ?? [])].flatMap(imagesOf);

const besideLayers = ({ watchFace }: CopyLayers): readonly Weighed[] =>
  (watchFace?.pictures ?? []).filter(({ url }) => url !== '');

/** Bytes by reference of all pictures of a copy. */
const weighCopy = (copy: CopyLayers): ReadonlyMap<string, number> => weigh([...inLayers(copy), ...besideLayers(copy)]);

/** Bytes by reference of all pictures of a list of layers. */
export const bytesByFile = (nodes: readonly FaceNode[]): ReadonlyMap<string, number> => weigh(nodes.flatMap(imagesOf));

/** The bytes of both modes of a copy, and of the pictures beside its layers. */
export const copyBytesByFile = (copy: CopyLayers): ReadonlyMap<string, number> => weighCopy(copy);

const sum = (all: number, bytes: number): number => all + bytes;

/** Total bytes of all pictures of both modes and outside the layers; each reference counts once. */
export const copyBytes = (copy: CopyLayers): number => [...weighCopy(copy).values()].reduce(sum, 0);

/** Bytes of pictures that no layer shows: glyphs of bitmap fonts and icons of settings in an imported face. */
export function bytesBeside(copy: CopyLayers): number {
  const shown = new Set(inLayers(copy).map(({ url }) => url));
  return [...weighCopy(copy)].flatMap(([url, bytes]) => (shown.has(url) ? [] : bytes)).reduce(sum, 0);
}

/**
 * Rounds the parts to whole units of `unit` bytes so that they add up to their sum rounded up; the largest remainders
 * round up.
 */
export function wholeUnits(parts: readonly number[], unit: number): readonly number[] {
  const floors = parts.map((part) => Math.floor(part / unit));
  const total = parts.reduce(sum, 0);
  const spare = Math.ceil(total / unit) - floors.reduce(sum, 0);
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
 * Layers with pictures, largest first. Each picture counts once, for the first layer that shows it; together with those
 * outside the layers the sizes add up to the copy's size. A layer of both modes is listed in the mode where its
 * pictures are counted first.
 */
export function bytesByLayer(copy: CopyLayers): readonly LayerBytes[] {
  const { normal, ambient } = copy;
  const weight = weighCopy(copy);
  const lists = [
    ...normal.nodeList.map((node) => ({ node, mode: 'normal' as const })),
    ...(ambient?.nodeList ?? []).map((node) => ({ node, mode: 'ambient' as const })),
  ];
  const resting = new Set((ambient?.nodeList ?? []).flatMap((node) => imagesOf(node).map(({ url }) => url)));
  const counted = new Set<string>();
  return lists
    .map(({ node, mode }) => {
      const fresh = [...new Set(imagesOf(node).map(({ url }) => url))].filter((url) => !counted.has(url));
      for (const url of fresh) counted.add(url);
      const bytes = fresh.map((url) => weight.get(url) ?? 0).reduce(sum, 0);
      const isInBoth = mode === 'normal' && fresh.some((url) => resting.has(url));
      return { uuid: node.uuid, label: node.label, mode, isInBoth, bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((left, right) => right.bytes - left.bytes);
}
