// Pictures of a template become the designer's own: each fetched once, named by reference, its size noted.
import { describe, expect, it, vi } from 'vitest';
import { imagesOf } from '@/face/nodes';
import { design as designSchema } from '@/schemas/design';
import type { AssetRef } from '@/schemas/imageRef';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { adoptArt } from '@/service/localDrafts/adoptArt';

function fresh(template: (typeof TEMPLATES)[number] | null) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `layer-${count}`;
  };
  const facts = { id: 'd', copyId: 'c', system: 'wearOS', ratio: '500*500', shape: 'circle', name: 'A' } as const;
  return createDesign({ ...facts, language: 'en', newId, template, labelOf: String });
}

const refOf = (text: string) => `asset:${Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64)}` as AssetRef;
const put = async (blob: Blob) => refOf(await blob.text());
const load = vi.fn(async (ref: string) => new Blob([ref]));

describe('adoptArt', () => {
  it.each(TEMPLATES.map((template) => ({ id: template.id, template })))('adopts all of $id', async ({ template }) => {
    load.mockClear();
    const before = fresh(template);
    const copy = structuredClone(before);
    const after = await adoptArt(before, put, load);
    expect(before).toEqual(copy);
    expect(designSchema.parse(after)).toEqual(after);
    const images = (made: typeof after) =>
      [...made.copies[0]!.normal.nodeList, ...(made.copies[0]!.ambient?.nodeList ?? [])].flatMap(imagesOf);
    const sources = images(copy).map(({ url }) => url);
    expect(sources.length).toBeGreaterThan(1);
    expect(images(after).map(({ url, fileSize }) => ({ url, fileSize }))).toEqual(
      sources.map((url) => ({ url: refOf(url), fileSize: url.length })),
    );
    const loaded = load.mock.calls.map(([ref]) => ref);
    expect(new Set(loaded).size).toBe(loaded.length);
  });

  it('leaves a design without shipped pictures unchanged', async () => {
    const blank = fresh(null);
    expect(await adoptArt(blank, put, load)).toBe(blank);
  });

  it('rejects if a picture cannot be fetched', async () => {
    const refused = adoptArt(fresh(TEMPLATES[0]!), put, () => Promise.reject(new Error('gone')));
    await expect(refused).rejects.toThrow('gone');
  });
});
