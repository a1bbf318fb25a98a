// The keys of the testers' panel. Three modifiers at once: neither the editor, a browser nor a screen reader has them.

export const TESTERS_KEYS = 'Mod+Alt+Shift+T';

/** By the place of the key, since Alt writes another character on some systems. */
export const isTestersKey = (press: KeyboardEvent): boolean =>
  press.code === 'KeyT' && press.altKey && press.shiftKey && press.ctrlKey !== press.metaKey && !press.isComposing;
