// The built-in families: every row has its files with the stated size, names that a package accepts, and a license.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readTrueType } from '@/bytes/font/trueType';
import { licenseOf } from '@/packaging/licenseOf';
import { BUILT_IN_FAMILIES, BUILT_IN_FONTS, BUILT_IN_TYPEFACES, builtInTypeface } from '@/schemas/builtInFonts';
import { DEFAULT_FONT_BYTES, DEFAULT_FONT_FAMILY } from '@/schemas/font';
import manifest from '../../package.json' with { type: 'json' };

const bytesOf = (path: string) => new Uint8Array(readFileSync(resolve('node_modules', path)));

it('has 20 families besides Roboto, each a dependency at an exact version', () => {
  expect(BUILT_IN_FAMILIES).toHaveLength(21);
  const versions: Readonly<Record<string, string>> = manifest.dependencies;
  for (const { source } of BUILT_IN_FAMILIES) expect(versions[`@expo-google-fonts/${source}`], source).toMatch(/^\d/);
});

it('has the default font as one of its weights, and the list has no other entry for it', () => {
  expect(builtInTypeface(DEFAULT_FONT_FAMILY)?.bytes).toBe(DEFAULT_FONT_BYTES);
  expect(BUILT_IN_FONTS).toHaveLength(BUILT_IN_TYPEFACES.length - 1);
  expect(new Set(BUILT_IN_FONTS.map(({ id }) => id)).size).toBe(BUILT_IN_FONTS.length);
});

it.each(BUILT_IN_TYPEFACES.map((typeface) => [typeface.name, typeface] as const))(
  '%s',
  (_, { bytes, path, family }) => {
    const file = bytesOf(path);
    expect(file.length).toBe(bytes);
    expect(readTrueType(file)).toMatchObject({ family: family.family, restricted: false });
  },
);

it('tells the weights of a family apart by the size of the file, so that an import finds them', () => {
  for (const { family, bytes } of BUILT_IN_TYPEFACES)
    expect(BUILT_IN_TYPEFACES.filter((other) => other.family === family && other.bytes === bytes)).toHaveLength(1);
});

it.each(BUILT_IN_FAMILIES.map(({ family }) => family))('%s has the text of an open license', async (family) => {
  const license = await licenseOf(`${family.replaceAll(' ', '')}-Regular`);
  expect(license?.family).toBe(family);
  expect(license?.text).toMatch(/SIL OPEN FONT LICENSE|Apache License/i);
});

it('has no license for a font of the designer', async () => {
  expect(await licenseOf('Gone Sans')).toBeNull();
});
