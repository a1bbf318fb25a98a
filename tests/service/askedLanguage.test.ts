// `?lang=` selects the language like the switch: for this visit and the next ones.
import { afterEach, expect, it, vi } from 'vitest';
import { initialLanguage } from '@/service/language/i18n';

afterEach(() => vi.unstubAllGlobals());

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  };
};

it('a language in the address is kept for later visits', () => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  expect(initialLanguage('?lang=en')).toBe('en');
  // Another visit: the tab's storage is empty.
  vi.stubGlobal('sessionStorage', memory());
  expect(initialLanguage('')).toBe('en');
  expect(initialLanguage('?lang=nonsense')).toBe('en');
});
