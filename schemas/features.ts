// What a published face has to offer (spec 3, supported features).

/** What a face offers beside the time; ticked by what the face has (spec 3, supported features). */
export const FEATURES = ['alwaysOn', 'animation', 'complications', 'health', 'weather', 'tap', 'language'] as const;
