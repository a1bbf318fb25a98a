// The stores of the backend after calls: no token, no bytes of refused or deleted files, the sets of this version.
import { describe, expect, it } from 'vitest';
import { shelved } from '@/backend/modules/designs/domain/fonts';
import { STORE_NAMES, type StoreName } from '@/backend/records';
import { checkImport, exportData } from '@/backend/transfer';
import { seed } from '@/mocks/worlds/scenarios';
import { formOf, type InsideWorld, insideWorlds, ORIGIN } from '../support/backendWorld';
import { fontFile, roboto, robotoLight } from '../support/fonts';
import { imageFile, noise, solid, truncated } from '../support/images';
import { EMBEDDED_MEDIA } from '../support/media';

const open = insideWorlds();
const EVERYTHING = { order: 'ascending', limit: 1000 } as const;

const all = ({ uow }: InsideWorld, store: StoreName) => uow.ro([store], (tx) => tx.list(store, EVERYTHING));
const uploadFont = (world: InsideWorld, bytes = roboto) =>
  world.send('fontUpload', { body: formOf(fontFile(bytes, 'font.ttf')) });
async function fontNames(world: InsideWorld, headers: Record<string, string> = {}): Promise<string[]> {
  const response = await fetch(`${ORIGIN}/api/font/page`, { headers: { token: world.token, ...headers } });
  return (await response.json()).data.records.map((font: { fontName: string }) => font.fontName);
}

describe.each(EMBEDDED_MEDIA)('stores on %s', (medium) => {
  it('X1 no store holds a token', async () => {
    const world = await open(medium);
    expect(world.token.length).toBeGreaterThan(15);
    for (const store of STORE_NAMES) expect(JSON.stringify(await all(world, store)), store).not.toContain(world.token);
  });

  it('U8 of several pictures with one refused, none is stored', async () => {
    const world = await open(medium);
    const body = new FormData();
    for (const bytes of [solid(4, 4), truncated(noise(64, 64))])
      body.append('files', imageFile(bytes, 'a.png'), 'a.png');
    expect((await world.send('listUpload', { body })).code).toBe(400);
    expect([await all(world, 'files'), await all(world, 'blobs')]).toEqual([[], []]);
  });

  it('U9 the same bytes twice are one file and one blob', async () => {
    const world = await open(medium);
    const upload = (name: string) => world.send('upload', { body: formOf(imageFile(solid(4, 4), name)) });
    await Promise.all([upload('a.png'), upload('b.png')]);
    expect([(await all(world, 'files')).length, (await all(world, 'blobs')).length]).toEqual([1, 1]);
  });

  it('U12 a font that the browser itself rejects is refused', async () => {
    const world = await open(medium);
    Object.assign(world.app.ports, { loadsFont: async () => false });
    expect((await uploadFont(world)).envelope.enMsg).toBe('Upload failed');
    expect(await fontNames(world)).toEqual(['Roboto-Regular']);
  });

  it('U15 an unused font is deleted with its bytes', async () => {
    const world = await open(medium);
    const { id } = (await uploadFont(world)).data;
    await world.send('fontDelete', { params: { id: String(id) } });
    expect(await all(world, 'blobs')).toEqual([]);
  });

  it('U16 the default font comes first, then custom ones, newest first, then the rest; a missing default is added', async () => {
    const world = await open(medium);
    await world.uow.rw(['fonts'], async (tx) => {
      const system = { fontUrl: '', isSys: true, region: null, owner: null, blob: null, deleted: false };
      await tx.put('fonts', shelved({ ...system, id: 40, fontName: 'System A' }));
      await tx.put('fonts', shelved({ ...system, id: 41, fontName: 'System B' }));
      await tx.delete('fonts', -1);
    });
    await uploadFont(world);
    await uploadFont(world, robotoLight);
    const wanted = ['Roboto-Regular', 'Roboto Light', 'Roboto Regular', 'System B', 'System A'];
    expect(await fontNames(world)).toEqual(wanted);
    const second = await world.send('fontPage', { params: { current: 2, size: 2 } });
    expect(second.data.records.map((font: { fontName: string }) => font.fontName)).toEqual(wanted.slice(2, 4));
  });

  it('S15 a font of one region is offered only there', async () => {
    const world = await open(medium);
    const song = { id: 7, fontName: 'Song', fontUrl: '/api/files/song', isSys: true } as const;
    const facts = { region: 'domestic', owner: null, blob: null, deleted: false } as const;
    await world.uow.rw(['fonts'], (tx) => tx.put('fonts', shelved({ ...song, ...facts })));
    const visitor = { token: '' };
    expect(await fontNames(world, { ...visitor, oversea: 'false' })).toEqual(['Roboto-Regular', 'Song']);
    expect(await fontNames(world, { ...visitor, oversea: 'true' })).toEqual(['Roboto-Regular']);
    // The demo's account is domestic, which overrides the header.
    expect(await fontNames(world, { oversea: 'true' })).toEqual(['Roboto-Regular', 'Song']);
  });

  it('an export contains fonts, and an import checks them', async () => {
    const world = await open(medium);
    await uploadFont(world);
    const file = await exportData(world.app.ports);
    expect(await checkImport(world.app.ports, file)).toBeNull();
    const damaged = JSON.parse(await file.text());
    damaged.stores.fonts.find((font: { blob: string | null }) => font.blob !== null).blob = 'f'.repeat(64);
    expect(await checkImport(world.app.ports, new Blob([JSON.stringify(damaged)]))).toBe('damaged');
  });

  it('a database of an earlier version gets the built-in sets, and keeps the rest', async () => {
    const world = await open(medium);
    await world.uow.rw(['meta', 'assembly', 'users'], async (tx) => {
      await tx.delete('meta', 'assemblySets');
      await tx.clear('assembly');
      const user = (await tx.list('users', EVERYTHING))[0]!;
      await tx.put('users', { ...user, username: 'Renamed' });
    });
    await seed(world.app.ports, 'empty');
    await seed(world.app.ports, 'empty');
    expect((await world.send('assemblyPage', { params: { type: 'weather' } })).data.total).toBe(3);
    expect((await world.send('userInfo')).data.username).toBe('Renamed');
  });
});
