// Fonts travel with a design: collected into its file, and added to the account that opens it.
import { expect, it } from 'vitest';
import { collectFonts } from '@/drafts/projectFiles/collectFonts';
import { type FontTaker, takeFonts } from '@/features/importing/file/takeFonts';
import { DEFAULT_FONT, type Font } from '@/schemas/font';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { PROJECT_FONT_BYTES_MAX } from '@/schemas/limits';
import { sampleDesign, textLayer } from '@/tests/support/designs';
import { roboto } from '@/tests/support/fonts';

const lettered = (uuid: string, fontFamily: string) => {
  const layer = textLayer(uuid);
  return { ...layer, style: { ...layer.style, fontFamily } };
};
const design = () =>
  sampleDesign({ layers: [lettered('a', 'Inter'), lettered('b', 'Lost'), lettered('c', 'Roboto-Regular')] });
const listed = (fontName: string): Font => ({ id: 1, isSys: false, fontName, fontUrl: `/api/files/${fontName}` });

it('the uploaded fonts that texts name are collected; one that cannot be loaded is reported', async () => {
  const load = async (url: string) => {
    if (url.endsWith('Lost')) throw new Error('gone');
    return new Blob([Uint8Array.of(1, 2)]);
  };
  const existingFonts = [DEFAULT_FONT, listed('Inter'), listed('Lost'), listed('Other')];
  expect(await collectFonts(design(), existingFonts, load)).toEqual({
    fonts: new Map([['Inter', Uint8Array.of(1, 2)]]),
    missing: ['Lost'],
  });
  const huge = { arrayBuffer: async () => new ArrayBuffer(PROJECT_FONT_BYTES_MAX + 1) } as Blob;
  expect(await collectFonts(design(), [listed('Inter')], async () => huge)).toEqual({
    fonts: new Map(),
    missing: ['Inter'],
  });
});

it('a font that the account lacks is added, and texts use its new name; one that is refused is reported by its own name', async () => {
  const requested: string[] = [];
  const taker: FontTaker = {
    held: async (name) => (name === 'Lost' ? Uint8Array.of(2) : null),
    async add(name) {
      requested.push(name);
      return name === 'Inter' ? { name: 'Inter 2' } : { loss: 'refused' };
    },
  };
  const fonts = new Map([
    ['Inter', Uint8Array.of(1)],
    ['Lost', Uint8Array.of(2)],
    ['Roboto-Regular', new Uint8Array(roboto)],
    ['Unnamed', Uint8Array.of(3)],
  ]);
  const taken = await takeFonts(design(), fonts, async () => taker);
  expect(requested).toEqual(['Inter', 'Roboto-Regular']);
  expect(taken).toMatchObject({ added: ['Inter 2'], lost: [{ name: 'Roboto Regular', loss: 'refused' }] });
  expect(fontFamiliesOf(taken.design)).toEqual(['Inter 2', 'Lost', 'Roboto-Regular']);
});

it('a font of another typeface with the name of an existing one is added beside it', async () => {
  const held = new Map([
    ['Inter', Uint8Array.of(1, 2)],
    ['Lost', Uint8Array.of(2)],
  ]);
  const taker: FontTaker = {
    held: async (name) => held.get(name) ?? null,
    add: async (name) => ({ name: `${name} 2` }),
  };
  const fonts = new Map([
    ['Inter', Uint8Array.of(1, 3)],
    ['Lost', Uint8Array.of(2)],
  ]);
  const taken = await takeFonts(design(), fonts, async () => taker);
  expect(taken).toMatchObject({ added: ['Inter 2'], lost: [] });
  expect(fontFamiliesOf(taken.design)).toEqual(['Inter 2', 'Lost', 'Roboto-Regular']);
});
