// Fonts, ready-made sets, and what the backend says to calls it does not know.
import { describe, expect, it } from 'vitest';
import { fontPageData } from '@/schemas/wire/fonts';
import { MEDIA, ORIGIN, worlds } from './world';

const open = worlds();

describe.each(MEDIA)('lists on %s', (medium) => {
  it('the default font is there for visitors too', async () => {
    const { send } = await open(medium, { signedIn: false });
    const page = fontPageData.parse((await send('fontPage')).data);
    expect(page.records).toEqual([{ id: -1, fontName: 'Roboto-Regular', fontUrl: '', isSys: true }]);
  });

  it('S15 a font of one region is offered there only', async () => {
    const { uow } = await open(medium);
    await uow.rw(['fonts'], (tx) =>
      tx.put('fonts', { id: 7, fontName: 'Song', fontUrl: '/api/files/song', isSys: true, region: 'domestic' }),
    );
    const names = async (oversea: string) => {
      const response = await fetch(`${ORIGIN}/api/font/page`, { headers: { oversea } });
      return (await response.json()).data.records.map((font: { fontName: string }) => font.fontName);
    };
    expect(await names('false')).toEqual(['Roboto-Regular', 'Song']);
    expect(await names('true')).toEqual(['Roboto-Regular']);
  });

  it('an oversea header that is neither true nor false is refused', async () => {
    await open(medium);
    const response = await fetch(`${ORIGIN}/api/font/page`, { headers: { oversea: 'perhaps' } });
    expect((await response.json()).code).toBe(400);
  });

  it('ready-made sets are paged by type', async () => {
    const { uow, send } = await open(medium);
    await uow.rw(['assembly'], async (tx) => {
      for (let i = 0; i < 3; i++) {
        await tx.put('assembly', {
          id: `w${i}`,
          type: 'weather',
          name: `Weather ${i}`,
          imgs: [{ url: '', fileSize: 0 }],
        });
      }
      await tx.put('assembly', { id: 'm', type: 'moonPhase', name: 'Moon', imgs: [{ url: '', fileSize: 0 }] });
    });
    const weather = await send('assemblyPage', { params: { type: 'weather', current: 2, size: 2 } });
    expect(weather.data).toMatchObject({ total: 3, current: 2, size: 2, records: [{ id: 'w2' }] });
    expect((await send('assemblyPage', { params: { type: 'imageEnumeration' } })).data.total).toBe(0);
  });

  it.each([{}, { type: 'sun' }])('L15 the type %j is refused', async (params) => {
    const { send } = await open(medium);
    expect((await send('assemblyPage', { params: { ...params } as Record<string, string> })).code).toBe(400);
  });

  it('a path nobody knows is an envelope 404 with the proof', async () => {
    const { app } = await open(medium);
    const response = await app.fetch(new Request(`${ORIGIN}/api/nothing`));
    expect(response.headers.get('x-embedded')).toBe('1');
    expect((await response.json()).code).toBe(404);
  });
});
