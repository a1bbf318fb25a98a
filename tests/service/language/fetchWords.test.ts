// A page asks for its words before the language has started; it gets them all the same.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: '', style: { setProperty: () => {} } } });
});
afterEach(() => vi.unstubAllGlobals());

it.each(['zh', 'en'] as const)('words asked for before %s has started are there once it has', async (language) => {
  const { fetchWords, i18n, startLanguage } = await import('@/service/language/i18n');
  const asked = fetchWords(['publish']);
  await startLanguage(language, ['pages']);
  await asked;
  expect(i18n.exists('publish:send')).toBe(true);
  expect(i18n.hasResourceBundle(language, 'detail')).toBe(false);
});

it('words of more languages come together', async () => {
  const { fetchWords, i18n, startLanguage } = await import('@/service/language/i18n');
  const asked = fetchWords(['privacy'], ['zh', 'en']);
  await startLanguage('en', ['pages']);
  await asked;
  expect(['zh', 'en'].map((language) => i18n.hasResourceBundle(language, 'privacy'))).toEqual([true, true]);
});
