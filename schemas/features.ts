// Features of a published face (spec 3, supported features).

/** Features of a face besides the time; preselected from its layers (spec 3, supported features). */
export const FEATURES = ['alwaysOn', 'animation', 'complications', 'health', 'weather', 'tap', 'language'] as const;
