// Reproducible random numbers from a seed, for tests that print theirs.

/** The seed of random tests: fixed by default, another one with SEED. */
export const SEED = Number(process.env.SEED ?? 1);

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2_147_483_648;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
