// Fonts, built-in picture sets, and the answer to unknown calls.
import { describe, expect, it } from 'vitest';
import { ASSEMBLY_SETS } from '@/schemas/assemblySets';
import { assemblyPageData } from '@/schemas/wire/assembly';
import { fontPageData } from '@/schemas/wire/fonts';
import { MEDIA, ORIGIN, worlds } from './world';

const open = worlds();

describe.each(MEDIA)('lists on %s', (medium) => {
  it('visitors get the default font too', async () => {
    const { send } = await open(medium, { signedIn: false });
    const page = fontPageData.parse((await send('fontPage')).data);
    expect(page.records).toEqual([{ id: -1, fontName: 'Roboto-Regular', fontUrl: '', isSys: true }]);
  });

  it('an oversea header that is neither true nor false is refused', async () => {
    await open(medium);
    const response = await fetch(`${ORIGIN}/api/font/page`, { headers: { oversea: 'perhaps' } });
    expect((await response.json()).code).toBe(400);
  });

  it.each([
    ['weather', ['weather-line', 'weather-color', 'weather-solid'], 10],
    ['moonPhase', ['moon-photo', 'moon-line', 'moon-gold'], 8],
  ] as const)('visitors get the built-in %s sets, each complete', async (type, ids, count) => {
    const { send } = await open(medium, { signedIn: false });
    const page = assemblyPageData.parse((await send('assemblyPage', { params: { type } })).data);
    expect(page.records.map((set) => set.id)).toEqual(ids);
    expect(page.records.map((set) => set.imgs.length)).toEqual(ids.map(() => count));
    expect(page).toMatchObject({ current: 1, size: 50, total: ids.length });
  });

  it('sets are paged by type', async () => {
    const { send } = await open(medium);
    const params = { type: 'imageEnumeration', current: 2, size: 4 };
    const own = ASSEMBLY_SETS.filter((set) => set.type === 'imageEnumeration');
    const { data } = await send('assemblyPage', { params });
    expect(data).toMatchObject({ total: own.length, current: 2, size: 4 });
    expect(data.records.map((set: { id: string }) => set.id)).toEqual(own.slice(4, 8).map((set) => set.id));
    expect((await send('assemblyPage', { params: { ...params, current: 99 } })).data.records).toEqual([]);
  });

  it.each([{}, { type: 'sun' }])('L15 the type %j is refused', async (params) => {
    const { send } = await open(medium);
    expect((await send('assemblyPage', { params: { ...params } as Record<string, string> })).code).toBe(400);
  });

  it('an unknown path gets envelope code 404', async () => {
    const { handle } = await open(medium);
    expect((await (await handle(new Request(`${ORIGIN}/api/nothing`))).json()).code).toBe(404);
  });
});
