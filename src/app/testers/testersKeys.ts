// The keys of the testers' panel: neither the editor, a browser, a screen reader nor an input method has them.

export const TESTERS_KEYS = 'Mod+Shift+F8';

export const isTestersKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key === 'F8' && shiftKey && !altKey && ctrlKey !== metaKey;
