// The size limit of a design applies to the stored document, with the facts that a save adds: a saved design can be saved
// again.
import { expect, it } from 'vitest';
import { fitsLimits } from '@/backend/modules/designs/domain/drafts';
import { insideWorlds } from '../support/backendWorld';
import { sampleDesign, textLayer } from '../support/designs';

/** A small limit, so that the documents are small. */
const LIMIT = 60_000;

const openWorld = insideWorlds();
async function open() {
  const world = await openWorld('memory');
  const { ports } = world.app;
  Object.assign(ports, { policy: { ...ports.policy, documentBytes: LIMIT } });
  return world;
}
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** A design of about this many bytes, before a save adds anything. */
function designOf(bytes: number) {
  const layers: object[] = [];
  const build = () => sampleDesign({ id: 'd1', layers });
  while (bytesOf(build()) < bytes) layers.push(textLayer(`text-${layers.length}`, '表盘'.repeat(20)));
  layers.pop();
  return build();
}

it('a design whose stored form exceeds the limit is refused with the next step, and nothing is saved', async () => {
  const world = await open();
  const doc = designOf(LIMIT - 200);
  expect(bytesOf(doc)).toBeLessThan(LIMIT);
  const answer = await world.send('draftSave', { body: { id: 'd1', baseRev: 0, saveId: 'too-large', doc } });
  expect(answer).toMatchObject({ code: 400, data: { issue: 'tooLarge' } });
  expect(answer.envelope.enMsg).toMatch(/^The design is larger than 20 MB, so it was not saved\. Delete some layers/);
  expect((await world.send('draftGet', { params: { id: 'd1' } })).code).toBe(404);
});

it('a design that was saved near the limit can be saved again as it is stored', async () => {
  const world = await open();
  const doc = designOf(LIMIT - 8000);
  const save = (baseRev: number, body: unknown) =>
    world.send('draftSave', { body: { id: 'd1', baseRev, saveId: `save-number-${baseRev}`, doc: body } });
  expect((await save(0, doc)).code).toBe(200);
  const stored = (await world.send('draftGet', { params: { id: 'd1' } })).data.doc;
  expect(bytesOf(stored)).toBeGreaterThan(bytesOf(doc));
  expect((await save(1, stored)).code).toBe(200);
});

it('a version from a device has the same limit', async () => {
  const world = await open();
  await world.send('draftSave', {
    body: { id: 'd1', baseRev: 0, saveId: 'small-one', doc: sampleDesign({ id: 'd1' }) },
  });
  const body = { id: 'd1', versionId: 'version-1', name: '', savedAt: 1, doc: designOf(LIMIT - 200) };
  expect(await world.send('versionKeep', { body })).toMatchObject({ code: 400, data: { issue: 'tooLarge' } });
});

it('counts bytes, not characters, exactly', () => {
  const named = (dialName: string) => ({ ...sampleDesign(), dialName });
  const rest = LIMIT - bytesOf(named(''));
  expect(fitsLimits(named('x'.repeat(rest)), LIMIT)).toBe(true);
  expect(fitsLimits(named('x'.repeat(rest + 1)), LIMIT)).toBe(false);
  expect(fitsLimits(named('表'.repeat(Math.ceil(rest / 3) + 1)), LIMIT)).toBe(false);
});
