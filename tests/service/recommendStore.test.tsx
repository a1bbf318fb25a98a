// The persisted recommend store: what is stored comes back, within bounds, and nothing that is stored breaks the page.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';

const KEY = 'dialwright.recommend';
beforeEach(() => localStorage.removeItem(KEY));

describe('the persisted recommend store', () => {
  /** The store as a page reads it that is loaded now. */
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
    ['lists that are none', { recommendPlatform: 'wear os', format: 2, lists: { android: { faces: 'x' } } }],
    ['a platform nobody knows', { recommendPlatform: 'tizen', format: 2, lists: { android: null } }],
  ])('reads %s as nothing seen, on Wear OS', async (_, stored) => {
    const store = await loaded(stored);
    expect([store.recommendPlatform(), store.keptLists('android')]).toEqual(['android', null]);
  });

  it('is there again after a reload, as lists of the recommended faces and of each category', async () => {
    const before = await loaded();
    before.keepLists('android', someLists());
    before.chooseRecommendPlatform('falcon');
    const after = await loaded();
    expect(after.recommendPlatform()).toBe('falcon');
    const final = after.finalLists(after.keptLists('android')!);
    expect(final.map(({ category, faces }) => [category?.nameEn ?? '', faces.map(({ id }) => id)])).toEqual([
      ['', ['one']],
      ['Sport', ['two']],
    ]);
  });

  it('keeps what it has room for, and nothing else of a face that is too large', async () => {
    const lists = someLists();
    const [first] = lists.faces;
    const layers = first!.copy!.normal.nodeList;
    const large = { ...layers[1]!, alt: 'x', label: 'y'.repeat(100), extra: 'z'.repeat(400_000) };
    lists.faces[0] = { ...first!, copy: { ...first!.copy!, normal: { nodeList: [layers[0]!, large], imageUrl: '' } } };
    const store = await loaded();
    store.keepLists('android', lists);
    expect(localStorage.getItem(KEY)!.length).toBeLessThan(310_000);
    expect(store.keptLists('android')).toMatchObject({ recommend: [], categories: [{ faces: ['two'] }] });
  });
});
