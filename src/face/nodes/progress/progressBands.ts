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

/** A band over those below it. */
export interface MixedBand extends Band {
  /** 0 to 1. */
  opacity: number;
}

/** Steps between two stops at most: each is a part of its own on the watch. */
const MIXED_STEPS = 12;

/**
 * The bands of a fill whose colors are known to the watch alone, lowest first. The last color reaches to the end; each color
 * before it covers the start up to its stop, and fades out until the next stop in steps above each other: together they
 * cover as much of the next color as the gradient has left there.
 */
export function mixedBandsOf(stops: Stops): readonly MixedBand[] {
  const steps = Math.max(1, Math.min(MIXED_STEPS, Math.floor((BANDS_MAX - stops.length) / (stops.length - 1))));
  const last = stops.at(-1);
  const bands: MixedBand[] = last ? [{ to: 1, color: last.color, opacity: 1 }] : [];
  for (let index = stops.length - 2; index >= 0; index -= 1) {
    const [stop, next] = [stops[index], stops[index + 1]];
    if (!stop || !next) continue;
    const { at, color } = stop;
    /** Share of the next color in the middle of a step, from 1. */
    const left = (step: number) => (step > steps ? 1 : (step - 0.5) / steps);
    if (next.at > at)
      for (let step = steps; step >= 1; step -= 1)
        bands.push({ to: at + ((next.at - at) * step) / steps, color, opacity: 1 - left(step) / left(step + 1) });
    if (at > 0) bands.push({ to: at, color, opacity: 1 });
  }
  return bands;
}

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
