// Whether this is a Mac, where Cmd is Mod and shortcuts are written with symbols.

/** `navigator.platform` still works for this in every browser. */
export const platformIsMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
