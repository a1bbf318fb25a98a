// The colours of a gradient along a track, as bands of one colour that each reach from the start of the track.
import type { Stops } from '@/schemas/paint';
import { wedgesOf } from '../paints';

/** Levels of a channel between two neighbouring bands. */
const LEVELS = 8;
/** Maximum number of bands: each is a shape with a live end on the watch. */
export const BANDS_MAX = 40;

/** A band from the start of the track to `to`, a share of the track; higher bands cover the start of those below. */
export interface Band {
  to: number;
  color: string;
}

const bandsOfStops = (stops: Stops): readonly Band[] => {
  const fine = wedgesOf(stops, { levels: LEVELS, longest: 1 });
  const levels = LEVELS * Math.max(1, fine.length / (BANDS_MAX - stops.length - 1));
  const wedges = fine.length > BANDS_MAX ? wedgesOf(stops, { levels, longest: 1 }) : fine;
  return wedges.map(({ to, color }) => ({ to, color })).reverse();
};

const cache = new WeakMap<Stops, readonly Band[]>();

/**
 * The bands of a fill, lowest first. A band ends where the next colour begins, so no seams show between neighbours and
 * both ends of the fill have the caps of a single stroke. Computed once per list of stops.
 */
export function bandsOf(stops: Stops): readonly Band[] {
  const bands = cache.get(stops) ?? bandsOfStops(stops);
  cache.set(stops, bands);
  return bands;
}
