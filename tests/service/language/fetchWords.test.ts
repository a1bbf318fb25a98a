// A page requests its words before i18next has started, and still gets them.
import type { BackendModule } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: '', style: { setProperty: () => {} } } });
});
afterEach(() => vi.unstubAllGlobals());

it.each(['zh', 'en'] as const)('words requested before %s has started are there once it has', async (language) => {
  const { fetchWords, i18n, startLanguage } = await import('@/service/language/i18n');
  const fetching = fetchWords(['publish']);
  await startLanguage(language, ['pages']);
  await fetching;
  expect(i18n.exists('publish:send')).toBe(true);
  expect(i18n.hasResourceBundle(language, 'detail')).toBe(false);
});

it('words of several languages are loaded together', async () => {
  const { fetchWords, i18n, startLanguage } = await import('@/service/language/i18n');
  const fetching = fetchWords(['privacy'], ['zh', 'en']);
  await startLanguage('en', ['pages']);
  await fetching;
  expect(['zh', 'en'].map((language) => i18n.hasResourceBundle(language, 'privacy'))).toEqual([true, true]);
});

it('words that failed to load are loaded by the next call, and a part that requires them fails until then', async () => {
  const { i18n, fetchWords, requireWords, startLanguage } = await import('@/service/language/i18n');
  await startLanguage('en', ['pages']);
  const files: BackendModule = i18n.services.backendConnector.backend;
  const failing = vi.spyOn(files, 'read');
  failing.mockImplementation((_language, _room, done) => done(new Error('offline'), false));
  await expect(requireWords(['publish'])).rejects.toThrow('publish');
  expect(i18n.t('publish:send')).toBe('send');
  failing.mockRestore();
  await fetchWords(['publish']);
  expect(i18n.hasResourceBundle('en', 'publish')).toBe(true);
  await requireWords(['publish']);
});
