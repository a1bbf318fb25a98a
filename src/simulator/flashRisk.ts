// Whether an animation could flash more than three times per second (WCAG 2.3.1), estimated from its timing and size.
import { areaShare } from '@/face/geometry/area';
import { playbackOf } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { type FaceNode, isKnown } from '@/schemas/nodes';

/** WCAG 2.3.1 allows three flashes per second; a flash is a pair of opposing changes in brightness. */
const FLASHES_MAX = 3;
const CHANGES_PER_FLASH = 2;
/** Share of the screen above which flashing counts (WCAG 2.3.1, a quarter of the central visual field). */
const AREA_SHARE = 0.25;

export interface FlashRisk {
  /** Frames per second, with one decimal. */
  fps: number;
  /** Share of the canvas that it covers, percent. */
  share: number;
}

/** Frames per second for a delay in ms, with one decimal. */
export const framesPerSecond = (delayMs: number): number => Math.round(10_000 / delayMs) / 10;

/**
 * Risk of an animation in the worst case that every frame changes brightness; null if even that stays within the limit.
 * The pictures are not compared.
 */
export function flashRisk(node: FaceNode, canvas: CanvasFacts): FlashRisk | null {
  const timing = playbackOf(node);
  if (!timing || timing.frames < 2 || !isKnown(node) || !('width' in node.style)) return null;
  const share = areaShare(node.style, canvas);
  const isFast = 1000 / timing.delayMs > FLASHES_MAX * CHANGES_PER_FLASH;
  if (!isFast || share <= AREA_SHARE) return null;
  return { fps: framesPerSecond(timing.delayMs), share: Math.round(share * 100) };
}
