// The check of a copy with its files: their size decides, and pixels are examined only where they matter.
import { describe, expect, it } from 'vitest';
import type { ProjectImage } from '@/output/projectFile';
import { checkFiles } from '@/output/watchFace/fileFacts';
import type { FaceCopy } from '@/schemas/design';
import { PACKAGE_BYTES_MAX } from '@/schemas/limits';
import { faceOf, raw, ref } from '../../support/brokenFaces';
import { solid } from '../../support/images';

type Bytes = Uint8Array<ArrayBuffer>;

const errors = async (copy: FaceCopy, files: Readonly<Record<string, Bytes>>) => {
  const images = new Map<string, ProjectImage>(
    Object.entries(files).map(([name, bytes]) => [ref(name), { type: 'image/png', bytes }]),
  );
  const { findings } = await checkFiles(copy, { images, fonts: new Map() });
  return findings.filter(({ severity }) => severity === 'error').map(({ key, uuid }) => [key, uuid]);
};
const poster = (uuid: string) => raw('image', uuid, { width: 500, height: 500, url: ref(uuid) });
const needle = raw('image', 'needle', { width: 200, height: 200, url: ref('needle'), rotate: '#DWFM#' });

/** The same picture with more bytes after it. */
function padded(bytes: Bytes, length: number): Bytes {
  const all = new Uint8Array(length);
  all.set(bytes);
  return all;
}

describe('a copy with its files', () => {
  it('has no errors if they are valid', async () => {
    expect(await errors(faceOf([poster('a')]), { a: solid(500, 500) })).toEqual([]);
  });
  it('reports missing and invalid files', async () => {
    const copy = faceOf([poster('a'), poster('b')]);
    expect(await errors(copy, { b: new Uint8Array(20) })).toEqual([
      ['pictureMissing', 'a'],
      ['pictureMissing', 'b'],
    ]);
  });
  it('is reported as too large for a package before it is packaged, each content counted once', async () => {
    const heavy = padded(solid(9, 9), PACKAGE_BYTES_MAX / 2 + 1);
    const other = padded(solid(9, 8), PACKAGE_BYTES_MAX / 2);
    const copy = faceOf([poster('a'), poster('b')]);
    expect(await errors(copy, { a: heavy, b: heavy })).toEqual([]);
    expect(await errors(copy, { a: heavy, b: other })).toEqual([['packageLarge', 'a']]);
  });
  it('is checked by its pixels if always-on is too large without them', async () => {
    // 1,700 px by 1,700 px take 11 MB, and half of it with two bytes a pixel.
    const [fitting, other] = ['#ffffff', '#63e6c8'].map((color) => solid(1700, 1700, color));
    expect(await errors(faceOf([], [needle]), { needle: fitting! })).toEqual([]);
    expect(await errors(faceOf([], [needle]), { needle: other! })).toEqual([['memoryAmbient', 'needle']]);
  });
});
