// Whether an animation could flash more than three times a second (WCAG 2.3.1): an estimate from its timing and size alone.
import { areaShare } from '@/face/geometry/area';
import { playbackOf } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { type FaceNode, isKnown } from '@/schemas/nodes';

/** WCAG 2.3.1 allows three flashes in any second; a flash is a pair of opposing changes of brightness. */
const FLASHES_MAX = 3;
const CHANGES_PER_FLASH = 2;
/** Share of the screen above which flashing counts (WCAG 2.3.1, a quarter of the middle of what is looked at). */
const AREA_SHARE = 0.25;

export interface FlashRisk {
  /** Frames per second, one digit after the point. */
  fps: number;
  /** Share of the face's canvas that it covers, percent. */
  share: number;
}

/** Frames per second of a delay in ms, with one digit after the point. */
export const framesPerSecond = (delayMs: number): number => Math.round(10_000 / delayMs) / 10;

/**
 * The risk of an animation whose every frame could be brighter or darker than the one before; null where even that
 * stays within the limit. The pictures are not compared: it says what could be, not what is.
 */
export function flashRisk(node: FaceNode, canvas: CanvasFacts): FlashRisk | null {
  const timing = playbackOf(node);
  if (!timing || timing.frames < 2 || !isKnown(node) || !('width' in node.style)) return null;
  const share = areaShare(node.style, canvas);
  const isFast = 1000 / timing.delayMs > FLASHES_MAX * CHANGES_PER_FLASH;
  if (!isFast || share <= AREA_SHARE) return null;
  return { fps: framesPerSecond(timing.delayMs), share: Math.round(share * 100) };
}
