// Ids on secure pages and on plain http pages, where the browser has no randomUUID.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '@/schemas/newId';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('a new id', () => {
  it('is a UUID of version 4, a different one each time', () => {
    const ids = Array.from({ length: 200 }, () => newId());
    for (const id of ids) expect(id).toMatch(V4);
    expect(new Set(ids).size).toBe(200);
  });

  it('is one without randomUUID too', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
    const ids = Array.from({ length: 200 }, () => newId());
    for (const id of ids) expect(id).toMatch(V4);
    expect(new Set(ids).size).toBe(200);
  });

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('sets version and variant over bytes of %i', (byte, id) => {
    expect(newId({ getRandomValues: (bytes) => (bytes as unknown as Uint8Array).fill(byte) as never })).toBe(id);
  });
});

it("no other file uses the browser's randomUUID", () => {
  const root = resolve(import.meta.dirname, '../..');
  const files = ['schemas', 'src', 'mocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const asking = files.filter((path) => readFileSync(join(root, path), 'utf8').includes('randomUUID'));
  expect(asking).toEqual([join('schemas', 'newId.ts')]);
});
