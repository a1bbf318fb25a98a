// Reproducible random numbers from a text, and smooth noise based on them.

/** FNV-1a of a text, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 up to but not including 1 (mulberry32). */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from 0 to 1 for each grid point. */
function at(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const eased = (share: number): number => share * share * (3 - 2 * share);
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Smooth noise from 0 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [eased(x - left), eased(y - top)];
  const upper = between(at(left, top, seed), at(left + 1, top, seed), u);
  const lower = between(at(left, top + 1, seed), at(left + 1, top + 1, seed), u);
  return between(upper, lower, v);
}

/** Multi-octave noise, from 0 to 1. */
export function clouds(x: number, y: number, seed: number, sizes = 4): number {
  let [sum, weight, all] = [0, 1, 0];
  for (let size = 0; size < sizes; size += 1) {
    sum += weight * noise(x * 2 ** size, y * 2 ** size, seed + size);
    all += weight;
    weight /= 2;
  }
  return sum / all;
}
