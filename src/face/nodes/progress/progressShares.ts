// Converts a share to the step of a segmented fill or the image of an enumeration.
import type { NodeOf } from '@/schemas/nodes';
import { HAIR, liveNumber, type ReadableWatch } from '../liveValue';
import { boundedShare } from './progressPaths';

/** A share rounded down to whole segments. `segment` in percent; 0 means no steps. */
export function segmentedShare(share: number, segment: number): number {
  const bounded = boundedShare(share);
  return segment === 0 ? bounded : (Math.floor((bounded * 100) / segment + HAIR) * segment) / 100;
}

/**
 * The share that a layer fills. A missing value fills nothing (docs/rules/product.md); without an expression the fill has
 * its fixed value.
 */
export function filledShare({ style, uuid }: NodeOf<'progress'>, watch: ReadableWatch): number {
  const share = style.fillRate === '' ? style.fillProgress : (liveNumber(style.fillRate, watch, uuid) ?? 0);
  return segmentedShare(share, style.segment);
}

/**
 * Index of the image for a share: `min(n - 1, floor(share * n))`, with the share clamped to 0 to 1; null without share
 * or images.
 */
export function enumeratedIndex(share: number | null, count: number): number | null {
  if (share === null || count === 0) return null;
  return Math.min(count - 1, Math.floor(boundedShare(share) * count + HAIR));
}
