// The keys of the testers' panel. Neither the editor, browsers, screen readers nor input methods use them.

export const TESTERS_KEYS = 'Mod+Shift+F8';

export const isTestersKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key === 'F8' && shiftKey && !altKey && ctrlKey !== metaKey;
