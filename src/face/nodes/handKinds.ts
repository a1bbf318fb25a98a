// The kinds of hands, and the tag that rotates each.

/** The tag that turns each hand. */
export const HAND_TAGS = { hour: '#DWFKS#', minutes: '#DWFM#', seconds: '#DWFS#' } as const;
export type HandKind = keyof typeof HAND_TAGS;

export const isHandKind = (kind: string): kind is HandKind => Object.hasOwn(HAND_TAGS, kind);
