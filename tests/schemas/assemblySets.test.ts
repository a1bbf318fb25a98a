// The built-in picture sets: the list of files matches the files, each set is complete, small and of one size, and its data is a
// number.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { webHash } from '@/backend/adapters/web';
import { isRefusal } from '@/backend/shared/domain/refusal';
import { checkImage } from '@/backend/shared/imageCheck';
import { dataTag } from '@/face/dataTags/catalogue';
import { evaluateNumber } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { ASSEMBLY_SETS } from '@/schemas/assemblySets';
import { assembly } from '@/schemas/wire/assembly';

const ART = resolve(import.meta.dirname, '../../schemas/templates/art');
const CASES = ASSEMBLY_SETS.map((set) => [set.id, set] as const);
const NUMBER_OF: Partial<Record<string, number>> = { weather: 10, moon: 8 };

it.each(CASES)('%s is sent unchanged', (_, set) => {
  const { width: _w, height: _h, ...sent } = set;
  expect(assembly.parse(sent)).toEqual(sent);
});

it.each(CASES)('the files of %s are those listed, with their sizes and sources', (id, set) => {
  const files = readdirSync(resolve(ART, id));
  expect(files.sort()).toEqual(set.imgs.map((_, index) => `${index}.png`).sort());
  expect(set.imgs.map(({ url }) => url)).toEqual(set.imgs.map((_, index) => `art:${id}/${index}.png`));
  for (const [index, { fileSize }] of set.imgs.entries()) {
    const bytes = readFileSync(resolve(ART, id, `${index}.png`));
    expect([bytes.length, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([fileSize, set.width, set.height]);
    expect(existsSync(resolve(ART, 'source', id, `${index}.svg`))).toBe(true);
  }
});

it.each(CASES)('%s is small, and a backend accepts each picture', async (id, set) => {
  expect(set.imgs.reduce((sum, { fileSize }) => sum + fileSize, 0)).toBeLessThan(90_000);
  for (const index of set.imgs.keys()) {
    const bytes = new Uint8Array(readFileSync(resolve(ART, id, `${index}.png`)));
    const file = new Blob([bytes], { type: 'image/png' });
    expect(isRefusal(await checkImage(file, `${index}.png`, { hash: webHash, decode: null }))).toBe(false);
  }
});

it.each(CASES)('%s has as many pictures as its data can select', (id, { imgs, tag, shows }) => {
  const kind = id.split('-')[0] ?? '';
  const needed = shows === 'digits' ? 11 : NUMBER_OF[kind];
  if (needed) expect(imgs).toHaveLength(needed);
  const parsed = parse(tag);
  expect(parsed.ok).toBe(true);
  const value = parsed.ok ? evaluateNumber(parsed.tree, (name) => dataTag(name)?.sample ?? null) : null;
  expect(value).not.toBeNull();
  if (shows === 'share') expect(value).toBeLessThanOrEqual(1);
  if (shows === 'index') expect(value).toBeLessThan(imgs.length);
});

it('names the sets that new layers start with', () => {
  expect(ASSEMBLY_SETS.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['weather-line', 'moon-photo', 'digits-bold']),
  );
});
