// Results of gestures: new style fields per layer, and the guide lines to show.

/** Style fields to set, by uuid. */
export type StylePatches = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Vertical (`xs`) and horizontal (`ys`) lines snapped to, canvas px. */
export interface Guides {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

export const NO_GUIDES: Guides = { xs: [], ys: [] };
