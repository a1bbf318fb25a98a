// Which drawings load the code of the built-in fonts.
import { beforeEach, expect, it, vi } from 'vitest';
import { fontFamiliesOf } from '@/schemas/fontFamilies';

const isLoaded = vi.fn();
beforeEach(() => {
  vi.resetModules();
  isLoaded.mockReset();
  vi.doMock('@/service/fonts/builtInFiles', () => {
    isLoaded();
    return { builtInFaces: {} };
  });
});

it.each<[string, object, boolean]>([
  ['a text in the default font', [{ style: { fontFamily: 'Roboto-Regular' } }], false],
  ['a text in the watch’s own font', [{ style: { fontFamily: 'SYNC_TO_DEVICE' } }], false],
  ['layers without texts', [{ style: { url: 'asset:1' } }], false],
  ['a text in another weight of the default family', [{ style: { fontFamily: 'Roboto-Bold' } }], true],
  ['a slot with a typeface', [{ style: { titleTypeface: 'Oswald-Light', fontFamily: 'Roboto-Regular' } }], true],
  ['a preserved part', [{ fonts: [{ name: 'own', family: 'Cinzel-Regular' }] }], true],
])('%s', async (_, layers, needs) => {
  const { needBuiltInFonts } = await import('@/service/fonts/builtInFonts');
  needBuiltInFonts(layers);
  await vi.dynamicImportSettled();
  expect(isLoaded).toHaveBeenCalledTimes(needs ? 1 : 0);
  // The same answer as the reader of typefaces gives.
  const others = fontFamiliesOf(layers).filter((name) => !/^(?:Roboto-Regular|SYNC_TO_DEVICE)$/.test(name));
  expect(others.length > 0).toBe(needs);
});
