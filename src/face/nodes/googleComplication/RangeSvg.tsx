// The range of a slot: a ring clockwise from the top, or a bar along its longer side, with the filled part over the
// track.
import { arcPath } from '@/face/geometry/arcs';
import type { SlotBar, SlotRing } from './slotLayout';

interface RangeSvgProps {
  range: SlotRing | SlotBar;
  /** Filled part, 0 to 1. */
  share: number;
  color: string;
  track: string;
}

/** Path of a share of the range; empty at 0. */
function pathOf(range: SlotRing | SlotBar, share: number): string {
  if (share <= 0) return '';
  if (range.kind === 'ring') return arcPath(range.centre, range.radius, 0, 360 * share);
  const { from, to } = range;
  return `M${from.x} ${from.y}L${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
}

export function RangeSvg({ range, share, color, track }: RangeSvgProps) {
  return (
    <g fill="none" strokeWidth={range.thickness} strokeLinecap="round">
      <path data-track="" d={pathOf(range, 1)} stroke={track} />
      <path data-fill="" d={pathOf(range, share)} stroke={color} />
    </g>
  );
}
