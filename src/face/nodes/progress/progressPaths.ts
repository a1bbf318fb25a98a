// Track and fill of a progress layer as stroked SVG paths, so that a new share changes one attribute.
import { arcPath } from '@/face/geometry/arcs';
import type { StyleOf } from '@/schemas/nodes';

type ProgressStyle = Pick<
  StyleOf<'progress'>,
  'progressType' | 'width' | 'height' | 'ringWidth' | 'arcCenterAngle' | 'isRound' | 'reverse'
>;

/** Clamps a share to 0 to 1. */
export const boundedShare = (share: number): number => Math.min(1, Math.max(0, share));

/** A ring thicker than half the box would turn inside out. */
export function strokeWidthOf(style: ProgressStyle): number {
  if (style.progressType === 'Linear') return style.isRound ? Math.min(style.width, style.height) : style.height;
  return Math.min(style.ringWidth, Math.min(style.width, style.height) / 2);
}

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);

/** Left to right, or right to left if reversed; round ends stay inside the box. */
function linePath(style: ProgressStyle, share: number): string {
  const inset = style.isRound ? strokeWidthOf(style) / 2 : 0;
  const length = (style.width - 2 * inset) * share;
  const from = style.reverse ? style.width - inset : inset;
  const to = style.reverse ? from - length : from + length;
  return `M${number(from)} ${number(style.height / 2)}H${number(to)}`;
}

/** Clockwise from the top, or along the arc centred at the top; if reversed, counter-clockwise from the other end. */
function ringPath(style: ProgressStyle, share: number): string {
  const sweep = style.progressType === 'Arc' ? style.arcCenterAngle : 360;
  const first = style.progressType === 'Arc' ? -sweep / 2 : 0;
  const from = style.reverse ? -first : first;
  const to = from + (style.reverse ? -sweep : sweep) * share;
  const radius = (Math.min(style.width, style.height) - strokeWidthOf(style)) / 2;
  return arcPath({ x: style.width / 2, y: style.height / 2 }, radius, from, to);
}

/** Path of the fill at a share from 0 to 1, in the layer's own px; empty at 0. */
export function fillPath(style: ProgressStyle, share: number): string {
  const bounded = boundedShare(share);
  if (bounded === 0) return '';
  return style.progressType === 'Linear' ? linePath(style, bounded) : ringPath(style, bounded);
}

/** Path of the track: the complete fill path. */
export const trackPath = (style: ProgressStyle): string => fillPath(style, 1);
