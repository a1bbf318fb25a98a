// The rubber band as a pure factory: takes pointer positions, returns the band and finally the layers it touches.
import type { Bounds, Point } from '@/face/geometry/bounds';

export interface BandCandidate {
  uuid: string;
  bounds: Bounds;
}

const holds = ({ x, y, width, height }: Bounds, point: Point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const touches = (a: Bounds, b: Bounds) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Canvas px. Excludes layers under the start point, such as a background. */
export function createBandGesture({ candidates, from }: { candidates: readonly BandCandidate[]; from: Point }) {
  const meant = candidates.filter(({ bounds }) => !holds(bounds, from));
  let band: Bounds = { ...from, width: 0, height: 0 };
  return {
    update(to: Point): Bounds {
      band = {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x),
        height: Math.abs(to.y - from.y),
      };
      return band;
    },
    /** Uuids bottom first. */
    end: (): string[] => meant.filter(({ bounds }) => touches(bounds, band)).map(({ uuid }) => uuid),
  };
}
