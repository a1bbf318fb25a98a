// What a share is worth: the step of a segmented fill, the image of an enumeration.
import { HAIR } from '../liveValue';
import { boundedShare } from './progressPaths';

/** A share as a fill in segments shows it: the last whole segment reached. `segment` in percent; 0 moves without steps. */
export function segmentedShare(share: number, segment: number): number {
  const bounded = boundedShare(share);
  return segment === 0 ? bounded : (Math.floor((bounded * 100) / segment + HAIR) * segment) / 100;
}

/** Index of the image of a share: `min(n - 1, floor(share * n))`, the share within 0 and 1; null without share or images. */
export function enumeratedIndex(share: number | null, count: number): number | null {
  if (share === null || count === 0) return null;
  return Math.min(count - 1, Math.floor(boundedShare(share) * count + HAIR));
}
