// Whether this is a Mac: its Cmd key is Mod, and shortcuts are written with signs.

/** `navigator.platform` still tells it in every browser. */
export const platformIsMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
