// The page's theme: system, dark or light. Stored on this device; index.html applies it before the first paint.
import { createDeviceStore } from './deviceStore';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The script in index.html reads the same key. */
export const THEME_KEY = 'dialwright.theme';

const isTheme = (raw: unknown): raw is Theme => THEMES.some((theme) => theme === raw);

const store = createDeviceStore<Theme>(THEME_KEY, (raw) => (isTheme(raw) ? raw : 'system'));

function apply(theme: Theme): void {
  const page = document.documentElement;
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
}

/** The chosen theme; `set` applies and stores it. */
export const themeChoice = {
  get: store.get,
  subscribe: store.subscribe,
  set(theme: Theme): void {
    store.set(theme);
    apply(theme);
  },
};
