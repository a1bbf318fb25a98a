// The lines of an outline over the canvas, with a dark edge, so that they show on every color.
import { type Anchor, curveOf, type Outline, sidesOf } from '@/face/geometry/anchors';
import type { Point } from '@/face/geometry/bounds';

/** Screen px of a point of the outline. */
type Place = (point: Point) => Point;

const text = ({ x, y }: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** The `d` of one side. */
function sideText(from: Anchor, to: Anchor, place: Place): string {
  const curve = curveOf(from, to);
  const start = `M${text(place(from))}`;
  return curve
    ? `${start}C${curve
        .slice(1)
        .map((point) => text(place(point)))
        .join(' ')}`
    : `${start}L${text(place(to))}`;
}

interface OutlineLinesProps {
  outline: Outline;
  place: Place;
  className?: string;
}

export function OutlineLines({ outline, place, className }: OutlineLinesProps) {
  const d = sidesOf(outline)
    .map(([from, to]) => sideText(from, to, place))
    .join('');
  return (
    <g className={className}>
      <path d={d} className="pen-edge" />
      <path d={d} />
    </g>
  );
}

/** The lines from points to their handles. */
export function HandleLines({ anchors, place }: { anchors: readonly Anchor[]; place: Place }) {
  const d = anchors
    .flatMap((anchor) => [anchor.before, anchor.after].flatMap((handle) => (handle ? [[anchor, handle] as const] : [])))
    .map(([anchor, handle]) => `M${text(place(anchor))}L${text(place(handle))}`)
    .join('');
  return (
    <g className="pen-handle-lines">
      <path d={d} className="pen-edge" />
      <path d={d} />
    </g>
  );
}
