// What gestures give: new style fields per layer, and the lines they met.

/** Style fields to set, by uuid. */
export type StylePatches = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Upright (`xs`) and level (`ys`) lines met, canvas px. */
export interface Guides {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

export const NO_GUIDES: Guides = { xs: [], ys: [] };
