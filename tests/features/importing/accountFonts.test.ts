// Adding fonts to the account: it compares files of the same name by their bytes.
import { afterEach, expect, it, vi } from 'vitest';
import { accountFonts } from '@/features/importing/file/accountFonts';
import { takeFonts } from '@/features/importing/file/takeFonts';
import { DEFAULT_FONT, type Font, freeFamilyName } from '@/schemas/font';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { registerAssetScheme, releaseAll } from '@/service/api/assetUrl';
import type { FontService } from '@/service/fonts/fontService';
import { sampleDesign, textLayer } from '@/tests/support/designs';

afterEach(releaseAll);

const lettered = (uuid: string, fontFamily: string) => {
  const layer = textLayer(uuid);
  return { ...layer, style: { ...layer.style, fontFamily } };
};

/** An account with `Inter` and `Gone`, whose file cannot be loaded. */
function account() {
  const files = new Map([['test:inter', Uint8Array.of(1, 2)]]);
  registerAssetScheme('test:', async (ref) => {
    const file = files.get(ref);
    if (!file) throw new Error('gone');
    return new Blob([file]);
  });
  const entry = (fontName: string, fontUrl: string): Font => ({ id: 1, isSys: false, fontName, fontUrl });
  const fonts = [DEFAULT_FONT, entry('Inter', 'test:inter'), entry('Gone', 'test:gone')];
  const sent: string[] = [];
  const service = {
    reload: async () => {},
    get: () => ({ fonts }),
    async upload(file: File) {
      const name = freeFamilyName(
        file.name.replace('.ttf', ''),
        fonts.map(({ fontName }) => fontName),
      );
      sent.push(name);
      return { kind: 'done', font: entry(name, '') };
    },
  } as unknown as FontService;
  return { sent, taker: () => accountFonts(async () => service, { owner: () => 'u1' }) };
}

it.each([
  ['the same bytes are the existing font', 'Inter', [1, 2], []],
  ['other bytes under its name are another font', 'Inter', [1, 3], ['Inter 2']],
  ['one whose file cannot be loaded is uploaded, so that the account compares it', 'Gone', [9], ['Gone 2']],
  ['one with a new name is uploaded', 'Quay', [9], ['Quay']],
])('%s', async (_, name, bytes, expected) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { sent, taker } = account();
  const design = sampleDesign({ layers: [lettered('a', name)] });
  const taken = await takeFonts(design, new Map([[name, Uint8Array.from(bytes)]]), taker);
  expect(sent).toEqual(expected);
  expect(taken.added).toEqual(expected);
  expect(fontFamiliesOf(taken.design)).toContain(expected[0] ?? name);
});
