// Pictures of copies in stored data: designs saved before they existed open unchanged, and each picture is one record.
import { describe, expect, it } from 'vitest';
import type { Design } from '@/schemas/design';
import { designContent } from '@/schemas/savedFacts';
import { insideWorlds } from '../support/backendWorld';
import { sampleDesign } from '../support/designs';
import { solid } from '../support/images';
import { EMBEDDED_MEDIA, SQL_MEDIA } from '../support/media';

const open = insideWorlds();
const png = (color: string) => Buffer.from(solid(9, 9, color)).toString('base64');

describe.each([...EMBEDDED_MEDIA, ...SQL_MEDIA])('stored pictures of copies on %s', (medium) => {
  it('a design saved before they existed opens unchanged, without the addresses of another writer, and gets pictures', async () => {
    const world = await open(medium);
    const design = sampleDesign({ id: 'd1' });
    const copyId = design.copies[0]?.id ?? '';
    await world.send('draftSave', { body: { id: 'd1', baseRev: 0, saveId: 'save-0001', doc: design } });
    const foreign: Design = {
      ...design,
      copies: design.copies.map((copy) => ({
        ...copy,
        imageUrl: '/api/files/elsewhere',
        normal: { ...copy.normal, imageUrl: '/api/files/elsewhere' },
      })),
    };
    await world.uow.rw(['drafts', 'docs'], async (tx) => {
      const saved = await tx.get('drafts', 'd1');
      if (!saved) throw new Error('saved above');
      const { pictures: _, ...draft } = saved;
      await tx.put('drafts', draft);
      await tx.put('docs', { id: 'd1', doc: foreign });
    });
    const read = async () => (await world.send('draftGet', { params: { id: 'd1' } })).data.doc;
    expect(await read()).toEqual(design);
    const pictures = [{ copyId, mode: 'normal', png: png('#123456') }];
    expect((await world.send('draftPictures', { body: { id: 'd1', rev: 1, pictures } })).code).toBe(200);
    expect((await read()).copies[0].normal.imageUrl).toMatch(/^\/api\/files\/copy-/);
    expect(designContent(await read())).toEqual(design);
    // The document itself is as it was.
    expect((await world.uow.ro(['docs'], (tx) => tx.get('docs', 'd1')))?.doc).toEqual(foreign);
  });

  it('replacing and deleting leaves no record behind', async () => {
    const world = await open(medium);
    const stored = () => world.uow.ro(['copyPictures'], (tx) => tx.count('copyPictures', {}));
    const doc = sampleDesign({ id: 'd1' });
    const copyId = doc.copies[0]?.id ?? '';
    for (let rev = 1; rev <= 3; rev += 1) {
      const body = { id: 'd1', baseRev: rev - 1, saveId: `save-000${rev}`, doc };
      await world.send('draftSave', { body });
      const pictures = [{ copyId, mode: 'normal', png: png(`#00000${rev}`) }];
      await world.send('draftPictures', { body: { id: 'd1', rev, pictures } });
      expect(await stored()).toBe(1);
    }
    await world.send('faceDelete', { params: { id: 'd1' } });
    expect(await stored()).toBe(0);
  });
});
