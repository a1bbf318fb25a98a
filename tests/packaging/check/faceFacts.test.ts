// Picture data for the check: read from the files, once each, and again if a file was missing.
import { expect, it } from 'vitest';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { createFaceFacts } from '@/packaging/check/faceFacts';
import { BUILT_IN_FONTS, builtInTypeface } from '@/schemas/builtInFonts';
import { DEFAULT_FONT_BYTES } from '@/schemas/font';
import { faceOf, raw, ref } from '../../support/brokenFaces';
import { noise, png, solid } from '../../support/images';

const FONTS = { fonts: [{ fontName: 'Inter', fileSize: 9, restricted: true }], list: 'ready' as const };

/** A square whose middle half is drawn. */
function framed(side: number): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array(side * side * 4);
  for (let y = side / 4; y < (side * 3) / 4; y += 1)
    rgba.fill(255, (y * side + side / 4) * 4, (y * side + (side * 3) / 4) * 4);
  return png(side, side, rgba);
}

it('sizes, bytes, transparent edges and colours of large pictures; existing fonts', async () => {
  const files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
    [ref('plain')]: solid(300, 300, '#081008'),
    [ref('framed')]: framed(400),
    [ref('noise')]: noise(300, 300),
    [ref('small')]: solid(20, 10),
  };
  const requested: string[] = [];
  const facts = createFaceFacts(async (url) => {
    requested.push(url);
    const bytes = files[url];
    if (!bytes) throw new Error(`no ${url}`);
    return new Blob([bytes]);
  });
  const face = faceOf([...Object.keys(files), ref('gone')].map((url, at) => raw('image', `l${at}`, { url })));
  const { pictures, fonts } = await facts.of(face, ['Inter', 'Corona'], FONTS);
  expect(pictures[ref('plain')]).toMatchObject({ width: 300, height: 300, crop: null, fitsRgb565: true });
  expect(pictures[ref('framed')]).toMatchObject({ crop: { width: 200, height: 200 }, fitsRgb565: true });
  expect(pictures[ref('noise')]).toMatchObject({ crop: null, fitsRgb565: false });
  expect(pictures[ref('small')]).toEqual({
    ...{ width: 20, height: 10, crop: null },
    ...{ bytes: files[ref('small')]?.length, sha: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(pictures[ref('gone')]).toBeNull();
  expect(fonts).toEqual({ Inter: { bytes: 9, restricted: true }, Corona: null });
  await facts.of(face, [], FONTS);
  expect(requested.slice(5)).toEqual([ref('gone')]);
});

it('each built-in typeface counts by the size of its file in the memory of the mode that uses it', async () => {
  const text = (uuid: string, fontFamily: string) => raw('text', uuid, { fontFamily, textTag: '#Db#:#DmZ#' });
  const fonts = { fonts: BUILT_IN_FONTS, list: 'ready' as const };
  const measured = async (normal: readonly string[], ambient: readonly string[]) => {
    const lettered = (names: readonly string[]) => names.map((name, at) => text(`${name}${at}`, name));
    const face = faceOf(lettered(normal), lettered(ambient));
    const partFacts = await createFaceFacts(() => Promise.reject(new Error('no pictures'))).of(
      face,
      [...normal, ...ambient],
      fonts,
    );
    const { memory, findings } = checkCopy(face, { ...NO_FACTS, ...partFacts });
    expect(findings.filter(({ key }) => key.startsWith('font'))).toEqual([]);
    if (!memory) throw new Error('The smartwatch has a limit of memory.');
    return memory;
  };
  const bytesOf = (name: string) => builtInTypeface(name)!.bytes;
  const roboto = await measured(['Roboto-Regular'], ['Roboto-Regular']);
  const two = await measured(['Oswald-Bold', 'Oswald-Light', 'Oswald-Bold'], ['Cinzel-Regular']);
  expect({ active: two.active - roboto.active, ambient: two.ambient - roboto.ambient }).toEqual({
    active: bytesOf('Oswald-Bold') + bytesOf('Oswald-Light') - DEFAULT_FONT_BYTES,
    ambient: bytesOf('Cinzel-Regular') - DEFAULT_FONT_BYTES,
  });
});

it('the transparent edges of a small picture that is too large to rotate', async () => {
  const facts = createFaceFacts(async () => new Blob([framed(40)]));
  const layer = (rotation: number) => raw('image', 'a', { url: ref('a'), width: 300, height: 300, rotation });
  const still = await facts.of(faceOf([layer(0)]), [], FONTS);
  expect(still.pictures[ref('a')]).not.toHaveProperty('drawn');
  const turned = await facts.of(faceOf([layer(30)]), [], FONTS);
  expect(turned.pictures[ref('a')]).toMatchObject({ drawn: { width: 20, height: 20 } });
});

it('the colours of a small picture that always-on redraws each minute, without its edges', async () => {
  const facts = createFaceFacts(async () => new Blob([framed(40)]));
  const hand = raw('image', 'hand', { url: ref('hand'), rotate: '#DWFM#' });
  const { pictures } = await facts.of(faceOf([], [hand]), [], FONTS);
  expect(pictures[ref('hand')]).toMatchObject({ crop: null, fitsRgb565: true });
  expect(pictures[ref('hand')]).not.toHaveProperty('drawn');
});
