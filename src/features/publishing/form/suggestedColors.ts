// Suggests theme colors for a design: those of its images and color fields, by covered area. Pure.

import type { Pixels } from '@/bytes/gif/gifFrames';
import { type ColorShare, dominantColors, mergeAlike } from '@/bytes/picture/dominantColors';
import { isPicture, isRoot, tintOfLayer } from '@/face/nodes';
import { colorsOfLayer, isHidden } from '@/forms/usedColors';
import { canvasSize, type Design } from '@/schemas/design';
import { imageRefsOf } from '@/schemas/imageRefs';
import { THEME_COLORS_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';

/** Downscaled pixels of images, by reference. Missing images are not counted. */
export type PictureSamples = ReadonlyMap<string, Pixels>;

/** Before any image is sampled. */
export const NO_SAMPLES: PictureSamples = new Map();

/** Share of its box that a layer draws in its field colors, because text, rings and marks leave most of it empty. */
const FIELD_SHARE = 0.2;
/** Weight of an always-on layer, relative to 1 for a normal-mode layer. */
const AMBIENT_WEIGHT = 0.25;
/** Sampled images per layer, because digits and frames are similar. */
const PICTURES_PER_LAYER = 2;
/** Sampled images per design, largest first. */
export const PICTURES_MAX = 24;
/** Alpha below which a field's color counts as transparent. */
const ALPHA_MIN = 0x40;

interface CountedLayer {
  node: FaceNode;
  /** Share of the canvas that its box covers, at most 1, times the weight of its mode. */
  area: number;
}

const sideOf = (node: FaceNode, side: 'width' | 'height'): number => {
  const value: unknown = 'style' in node ? (node.style as Record<string, unknown>)[side] : undefined;
  return typeof value === 'number' && value > 0 ? value : 0;
};

/** The visible layers of all copies and modes. */
function countedLayers({ copies }: Pick<Design, 'copies'>): CountedLayer[] {
  return copies.flatMap(({ ratio, normal, ambient }) => {
    const { width, height } = canvasSize(ratio);
    const counted = (nodes: readonly FaceNode[], weight: number) =>
      nodes
        .filter((node) => !isHidden(node))
        .map((node) => {
          const covered = (sideOf(node, 'width') * sideOf(node, 'height')) / (width * height);
          return { node, area: weight * (isRoot(node) ? 1 : Math.min(1, covered)) };
        });
    return [...counted(normal.nodeList, 1), ...counted(ambient?.nodeList ?? [], AMBIENT_WEIGHT)];
  });
}

const picturesOf = (node: FaceNode): string[] => imageRefsOf(node).slice(0, PICTURES_PER_LAYER);

/** The unique images to sample for a design, largest area first. */
export function picturesToSample(design: Pick<Design, 'copies'>): string[] {
  const areas = new Map<string, number>();
  for (const { node, area } of countedLayers(design)) {
    for (const ref of picturesOf(node)) areas.set(ref, (areas.get(ref) ?? 0) + area);
  }
  return [...areas]
    .sort(([, a], [, b]) => b - a)
    .slice(0, PICTURES_MAX)
    .map(([ref]) => ref);
}

type Tint = NonNullable<ReturnType<typeof tintOfLayer>>;

/** Applies tints to the colors of samples, cached by sample and tint. */
function createTintedColors() {
  const cache = new Map<Pixels, Map<string, readonly ColorShare[]>>();
  return (pixels: Pixels, tint: Tint | null): readonly ColorShare[] => {
    const byTint = cache.get(pixels) ?? new Map<string, readonly ColorShare[]>();
    cache.set(pixels, byTint);
    const key = tint ? [tint.red, tint.green, tint.blue, tint.alpha].join() : '';
    const colors =
      byTint.get(key) ?? dominantColors(pixels, tint ? [tint.red, tint.green, tint.blue, tint.alpha] : undefined);
    byTint.set(key, colors);
    return colors;
  };
}

/** The colors of a layer's images with its tint applied. */
function pictureColors(
  { node, area }: CountedLayer,
  samples: PictureSamples,
  tintedColors: ReturnType<typeof createTintedColors>,
): ColorShare[] {
  const sampled = picturesOf(node).flatMap((ref) => samples.get(ref) ?? []);
  const tint = tintOfLayer(node);
  return sampled.flatMap((pixels) =>
    tintedColors(pixels, tint).map(({ color, share }) => ({ color, share: (share * area) / sampled.length })),
  );
}

/** The colors of a layer's fields. Those of an image are its tint, which the sampled pixels include. */
function fieldColors({ node, area }: CountedLayer): ColorShare[] {
  if (isPicture(node)) return [];
  const colors = [
    ...new Set(
      colorsOfLayer(node)
        .filter((color) => color.length < 9 || Number.parseInt(color.slice(7, 9), 16) >= ALPHA_MIN)
        .map((color) => color.slice(0, 7).toLowerCase()),
    ),
  ];
  const share = area * (isRoot(node) ? 1 : FIELD_SHARE);
  return colors.map((color) => ({ color, share: share / colors.length }));
}

const total = (colors: readonly ColorShare[]) => colors.reduce((sum, { share }) => sum + share, 0);

/**
 * `#rrggbb` of the colors that cover most of the design, largest first, with similar ones merged; at most as many as a
 * design has theme colors. The background color counts where no image covers it.
 */
export function suggestedColors(design: Pick<Design, 'copies'>, samples: PictureSamples): string[] {
  const layers = countedLayers(design);
  const tintedColors = createTintedColors();
  const ofPictures = layers.map((layer) => pictureColors(layer, samples, tintedColors));
  const covered = Math.min(1, Math.max(0, ...ofPictures.map(total)));
  const ofFields = layers.flatMap((layer) => {
    return fieldColors(isRoot(layer.node) ? { ...layer, area: layer.area * (1 - covered) } : layer);
  });
  return mergeAlike([...ofFields, ...ofPictures.flat()].filter(({ share }) => share > 0))
    .slice(0, THEME_COLORS_MAX)
    .map(({ color }) => color);
}
