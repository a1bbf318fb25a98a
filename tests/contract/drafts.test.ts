// Drafts by the rule ids of docs/rules/backend.md B2, on every medium.
import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '@/schemas/design';
import { designContent } from '@/schemas/savedFacts';
import { rawDesign, sampleDesign } from '../support/designs';
import { imageFile, solid } from '../support/images';
import { formOf, MEDIA, OTHER, START, type World, worlds } from './world';

const open = worlds();

const doc = (id: string, name = 'Sample', layers: object[] = []) => sampleDesign({ id, name, layers });
const image = (url: string) => ({ uuid: 'picture', label: 'Picture', nodeType: 'image', style: { url } });

let saves = 0;
const save = (world: World, id: string, baseRev: number, over: Record<string, unknown> = {}, token?: string) => {
  saves += 1;
  const body = { id, baseRev, saveId: `save-${String(saves).padStart(6, '0')}`, doc: doc(id), ...over };
  return world.send('draftSave', token === undefined ? { body } : { body, token });
};

describe.each(MEDIA)('drafts on %s', (medium) => {
  it('L1 a new design saved at revision 0 is revision 1 and comes back equal', async () => {
    const world = await open(medium);
    const design = doc('d1', '表盘 🙂', [image('')]);
    const { data } = await save(world, 'd1', 0, { doc: design });
    expect(data).toEqual({ id: 'd1', rev: 1, savedAt: START });
    const got = await world.send('draftGet', { params: { id: 'd1' } });
    expect(got.data).toMatchObject({ id: 'd1', rev: 1, savedAt: START });
    expect(designContent(got.data.doc)).toEqual(designContent(design));
  });

  it('a saved copy has the file sizes of the service, and what makes each layer', async () => {
    const world = await open(medium);
    const { data: file } = await world.send('upload', { body: formOf(imageFile(solid(9, 9), 'a.png')) });
    const art = 'art:harbor/dial.png';
    const picture = { ...image(file.url), style: { url: file.url, fileSize: 1 } };
    const shipped = { ...image(art), uuid: 'shipped', style: { url: art, fileSize: 77 } };
    const design = doc('d1', 'Sized', [picture, shipped, { ...picture, uuid: 'again' }]);
    await save(world, 'd1', 0, { doc: design });
    const read = async () => (await world.send('draftGet', { params: { id: 'd1' } })).data.doc;
    const sizes = { [file.url]: file.fileSize, [art]: 77 };
    const storedDraft = await read();
    expect(storedDraft.copies[0]).toMatchObject({ fileSizes: sizes, normal: { fileSizes: sizes } });
    expect(
      storedDraft.copies[0].normal.nodeList.map((node: { constructorName?: string }) => node.constructorName),
    ).toEqual(['Root', ...['Image', 'Image', 'Image']]);
    // Saved again as answered, and as first sent: the content is the same, so there is no new version; the client's numbers are
    // ignored.
    await save(world, 'd1', 1, { doc: storedDraft });
    const claimed = { ...storedDraft, copies: [{ ...storedDraft.copies[0], fileSizes: { [file.url]: 5, gone: 9 } }] };
    await save(world, 'd1', 2, { doc: claimed });
    await save(world, 'd1', 3, { doc: design });
    expect(await read()).toEqual(storedDraft);
    expect((await world.send('versionPage', { params: { id: 'd1' } })).data.total).toBe(1);
    const approved = await world.send('faceGet', { params: { id: 'd1' } });
    expect(approved.data.doc).toEqual(storedDraft);
  });

  it('L1 an unknown id with a base revision above 0 is 404 and creates nothing', async () => {
    const world = await open(medium);
    expect((await save(world, 'ghost', 3)).code).toBe(404);
    expect((await world.send('draftPage')).data.total).toBe(0);
  });

  it('L2 a save with an outdated base revision is 409 with the stored one, and writes nothing', async () => {
    const world = await open(medium);
    await save(world, 'd1', 0);
    await save(world, 'd1', 1, { doc: doc('d1', 'Second') });
    for (const baseRev of [0, 1, 7]) {
      const { code, data } = await save(world, 'd1', baseRev, { doc: doc('d1', 'Lost') });
      expect([code, data]).toEqual([409, { rev: 2 }]);
    }
    expect((await world.send('draftGet', { params: { id: 'd1' } })).data.doc.dialName).toBe('Second');
  });

  it('L2 of two simultaneous saves on one revision, one succeeds and one is 409', async () => {
    const world = await open(medium);
    await save(world, 'd1', 0);
    const codes = (await Promise.all([save(world, 'd1', 1), save(world, 'd1', 1)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
  });

  it('L3 repeating a save id gives the same answer and one revision, also simultaneously', async () => {
    const world = await open(medium);
    const saveId = 'the-same-save';
    const first = await save(world, 'd1', 0, { saveId });
    world.clock.now += 5000;
    const again = await Promise.all(Array.from({ length: 5 }, () => save(world, 'd1', 0, { saveId })));
    for (const answer of again) expect(answer.data).toEqual(first.data);
    expect((await world.send('draftGet', { params: { id: 'd1' } })).data.rev).toBe(1);
  });

  it('L3 a repeat is recognised after later saves', async () => {
    const world = await open(medium);
    await save(world, 'd1', 0, { saveId: 'first-save' });
    await save(world, 'd1', 1);
    expect((await save(world, 'd1', 0, { saveId: 'first-save' })).data.rev).toBe(1);
  });

  it('L3 the same save id with other content is 409, because answering "saved" would lose the content', async () => {
    const world = await open(medium);
    await save(world, 'd1', 0, { saveId: 'first-save' });
    const { code, data } = await save(world, 'd1', 0, { saveId: 'first-save', doc: doc('d1', 'Other') });
    expect([code, data]).toEqual([409, { rev: 1 }]);
  });

  it('L8 deleting a draft twice succeeds; it is gone from list and detail', async () => {
    const world = await open(medium);
    await save(world, 'd1', 0);
    for (let i = 0; i < 2; i++) expect((await world.send('draftDelete', { params: { id: 'd1' } })).code).toBe(200);
    expect((await world.send('draftGet', { params: { id: 'd1' } })).code).toBe(404);
    expect((await world.send('draftPage')).data).toMatchObject({ records: [], total: 0 });
  });

  it('L8 a late save does not restore a deleted draft', async () => {
    const world = await open(medium);
    await save(world, 'd1', 0);
    await world.send('draftDelete', { params: { id: 'd1' } });
    expect((await save(world, 'd1', 1)).code).toBe(404);
    expect((await save(world, 'd1', 0)).code).toBe(404);
  });

  it('L8 a first save that arrives after the deletion of its design is refused', async () => {
    const world = await open(medium);
    const late = { id: 'late', baseRev: 0, saveId: 'first-save', doc: sampleDesign({ id: 'late' }) };
    for (let i = 0; i < 2; i++)
      expect((await world.send('draftDelete', { params: { id: 'late', sent: 'true' } })).code).toBe(200);
    expect((await world.send('draftSave', { body: late })).code).toBe(404);
    expect((await world.send('draftGet', { params: { id: 'late' } })).code).toBe(404);
    expect((await world.send('draftPage')).data.total).toBe(0);
    // Another person's design is not deleted by it.
    const { token } = (await world.signIn({ phone: OTHER.phone })).data;
    const theirs = { id: 'theirs', baseRev: 0, saveId: 'their-save', doc: sampleDesign({ id: 'theirs' }) };
    expect((await world.send('draftSave', { body: theirs, token })).code).toBe(200);
    expect((await world.send('draftDelete', { params: { id: 'theirs', sent: 'true' } })).code).toBe(404);
    expect((await world.send('draftGet', { params: { id: 'theirs' }, token })).code).toBe(200);
  });

  it('L8 deleting a draft that never existed is 404', async () => {
    const world = await open(medium);
    expect((await world.send('draftDelete', { params: { id: 'ghost' } })).code).toBe(404);
  });

  it('L15 lists are newest first, ties by descending id, and pages beyond the end are empty with the right total', async () => {
    const world = await open(medium);
    for (const id of ['a', 'c', 'b']) await save(world, id, 0);
    world.clock.now += 1000;
    await save(world, 'old-but-edited', 0);
    const ids = async (params: Record<string, number>) => {
      const { data } = await world.send('draftPage', { params });
      return { ids: data.records.map((record: { id: string }) => record.id), total: data.total, current: data.current };
    };
    expect(await ids({})).toEqual({ ids: ['old-but-edited', 'c', 'b', 'a'], total: 4, current: 1 });
    expect(await ids({ current: 2, size: 3 })).toEqual({ ids: ['a'], total: 4, current: 2 });
    expect(await ids({ current: 3, size: 3 })).toEqual({ ids: [], total: 4, current: 3 });
  });

  it('L15 records contain the document, and the name filter ignores case', async () => {
    const world = await open(medium);
    await save(world, 'a', 0, { doc: doc('a', 'Ocean Blue') });
    await save(world, 'b', 0, { doc: sampleDesign({ id: 'b', name: 'Red' }) });
    const { data } = await world.send('draftPage', { params: { dialName: 'oCEAN' } });
    expect(data.total).toBe(1);
    expect(data.records[0].doc.dialName).toBe('Ocean Blue');
    expect((await world.send('draftPage', { params: { dialName: '%' } })).data.total).toBe(0);
  });

  it.each([
    ['current', 0],
    ['current', -1],
    ['current', '1e3'],
    ['current', '1.5'],
    ['current', ''],
    ['size', 0],
    ['size', 101],
    ['size', 'all'],
  ])('L15 %s of %j is refused', async (name, value) => {
    const world = await open(medium);
    expect((await world.send('draftPage', { params: { [name]: value } })).code).toBe(400);
  });

  it('a document with pictures of this device is refused', async () => {
    const world = await open(medium);
    const design = doc('d1', 'Sample', [image(`asset:${'a'.repeat(64)}`)]);
    const { code, envelope } = await save(world, 'd1', 0, { doc: design });
    expect(code).toBe(400);
    expect(envelope.enMsg).toContain('not uploaded');
    expect((await world.send('draftPage')).data.total).toBe(0);
  });

  it('a document that names a missing file is refused, and one that names an existing file is accepted', async () => {
    const world = await open(medium);
    expect((await save(world, 'd1', 0, { doc: doc('d1', 'x', [image('/api/files/nope')]) })).code).toBe(400);
    const { data } = await world.send('upload', { body: formOf(imageFile(solid(4, 4), 'a.png')) });
    expect((await save(world, 'd1', 0, { doc: doc('d1', 'x', [image(data.url)]) })).code).toBe(200);
  });

  it("S3 a document that names another person's file is refused", async () => {
    const world = await open(medium);
    const { data } = await world.send('upload', { body: formOf(imageFile(solid(4, 4), 'a.png')) });
    const { token } = (await world.signIn({ phone: '13900000000' })).data;
    expect((await save(world, 'd2', 0, { doc: doc('d2', 'x', [image(data.url)]) }, token)).code).toBe(400);
  });

  it('a document with another id is refused', async () => {
    const world = await open(medium);
    expect((await save(world, 'd1', 0, { doc: doc('d2') })).code).toBe(400);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a newer version', { ...rawDesign({ id: 'd1' }), schemaVersion: 999 }],
    ['no layers', { ...rawDesign({ id: 'd1' }), copies: [] }],
    ['a layer without width', rawDesign({ id: 'd1', layers: [{ ...image(''), style: { width: 1e308 } }] })],
  ])('a document with %s is refused with its reason', async (_, bad) => {
    const world = await open(medium);
    const { code, data } = await save(world, 'd1', 0, { doc: bad });
    expect(code).toBe(400);
    expect(typeof data.reason).toBe('string');
  });

  it('a document nested 100,000 levels deep is refused', async () => {
    const world = await open(medium);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = `{"id":"d1","baseRev":0,"saveId":"deep-save","doc":{"x":${deep}}}`;
    expect((await world.send('draftSave', { body })).code).toBe(400);
  });

  it('an old document is migrated when it is saved', async () => {
    const world = await open(medium);
    const old = rawDesign({ id: 'd1', schemaVersion: 1 });
    expect((await save(world, 'd1', 0, { doc: old })).code).toBe(200);
    expect((await world.send('draftGet', { params: { id: 'd1' } })).data.doc.schemaVersion).toBe(SCHEMA_VERSION);
  });

  it('an unknown kind of layer is kept whole', async () => {
    const world = await open(medium);
    const odd = { uuid: 'odd', label: 'Odd', nodeType: 'hologram', style: { depth: [1, { two: 2 }] } };
    await save(world, 'd1', 0, { doc: doc('d1', 'x', [odd]) });
    const { data } = await world.send('draftGet', { params: { id: 'd1' } });
    expect(data.doc.copies[0].normal.nodeList[1]).toEqual(odd);
  });
});
