// References of the files of built-in fonts.

/** Prefix of the file references of built-in fonts other than the default one; followed by the name. */
export const BUILT_IN_FONT_SCHEME = 'built-in-font:';

/** Whether a font of the list is a built-in one other than the default one. */
export const isBuiltInFont = ({ fontUrl }: { fontUrl: string }): boolean => fontUrl.startsWith(BUILT_IN_FONT_SCHEME);
