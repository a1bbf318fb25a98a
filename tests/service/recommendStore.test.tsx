// The persisted recommend store: it restores stored data within limits, and no stored data breaks the page.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';

const KEY = 'dialwright.recommend';
beforeEach(() => localStorage.removeItem(KEY));

describe('the persisted recommend store', () => {
  /** The store as a newly loaded page reads it. */
  async function loaded(stored?: unknown) {
    if (stored !== undefined) localStorage.setItem(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
    vi.resetModules();
    return import('@/service/recommend/recommendStore');
  }
  function someLists() {
    let count = 0;
    const design = createDesign({
      ...{ id: 'one', copyId: 'one-1', system: 'wearOS', ratio: '500*500', shape: 'circle', name: 'One' },
      language: 'en',
      newId: () => `layer-${++count}`,
      template: TEMPLATES[0] ?? null,
      labelOf: (name) => name,
    });
    const face = (id: string) => ({
      ...{ id, dialNameCn: '', dialName: id, author: 'A', downloads: 1, copy: design.copies[0] ?? null },
    });
    return {
      recommend: ['one'],
      categories: [{ id: 'sport', name: '运动', nameEn: 'Sport', faces: ['two'] }],
      faces: [face('one'), face('two')],
    };
  }

  it.each([
    ['no JSON', '{'],
    ['another thing', [1, 2]],
    ['an older format', { recommendPlatform: 'asr', format: 1, lists: {} }],
    ['lists that are not arrays', { recommendPlatform: 'wear os', format: 2, lists: { android: { faces: 'x' } } }],
    ['an unknown platform', { recommendPlatform: 'tizen', format: 2, lists: { android: null } }],
  ])('reads %s as empty, on Wear OS', async (_, stored) => {
    const store = await loaded(stored);
    expect([store.recommendPlatform(), store.storedLists('android')]).toEqual(['android', null]);
  });

  it('is restored after a reload, as lists of the recommended faces and of each category', async () => {
    const before = await loaded();
    before.keepLists('android', someLists());
    before.chooseRecommendPlatform('falcon');
    const after = await loaded();
    expect(after.recommendPlatform()).toBe('falcon');
    const final = after.finalLists(after.storedLists('android')!);
    expect(final.map(({ category, faces }) => [category?.nameEn ?? '', faces.map(({ id }) => id)])).toEqual([
      ['', ['one']],
      ['Sport', ['two']],
    ]);
  });

  it('keeps as many as fit, and skips a face that is too large', async () => {
    const lists = someLists();
    const [first] = lists.faces;
    const layers = first!.copy!.normal.nodeList;
    const large = { ...layers[1]!, alt: 'x', label: 'y'.repeat(100), extra: 'z'.repeat(400_000) };
    lists.faces[0] = { ...first!, copy: { ...first!.copy!, normal: { nodeList: [layers[0]!, large], imageUrl: '' } } };
    const store = await loaded();
    store.keepLists('android', lists);
    expect(localStorage.getItem(KEY)!.length).toBeLessThan(310_000);
    expect(store.storedLists('android')).toMatchObject({ recommend: [], categories: [{ faces: ['two'] }] });
  });
});
