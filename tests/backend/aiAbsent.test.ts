// A backend without an AI service: its AI calls are 404; a service that fails now may succeed later.
import { describe, expect, it } from 'vitest';
import { operations } from '@/schemas/wire/operations';
import { aiRows } from '@/schemas/wire/rows/ai';
import { type InsideWorld, insideWorlds } from '../support/backendWorld';
import { solid } from '../support/images';
import { EMBEDDED_MEDIA } from '../support/media';

const open = insideWorlds();
const taskId = 'task-00000001';
const BODIES: Record<string, unknown> = {
  imageSubmit: { prompt: 'Sea', taskId },
  collectImage: { taskId, index: 0 },
  collectText: { resultId: taskId, kind: 'name', text: 'Sea' },
};
const ask = (world: InsideWorld) => world.send('imageQuery', { params: { taskId } });

describe.each(EMBEDDED_MEDIA)('AI on %s', (medium) => {
  it.each(Object.keys(aiRows) as (keyof typeof aiRows)[])('%s is 404 without AI', async (op) => {
    const world = await open(medium);
    Object.assign(world.app.ports, { pictures: null, texts: null, backgrounds: null });
    const params = 'params' in operations[op] && op === 'imageQuery' ? { taskId } : {};
    expect((await world.send(op, { params, body: BODIES[op] })).code).toBe(404);
  });

  it('the list of features is empty', async () => {
    const world = await open(medium);
    Object.assign(world.app.ports, { pictures: null, texts: null, backgrounds: null });
    const nothing = { pictures: false, texts: false, backgrounds: false, isDemo: false, isInBeta: false };
    expect((await world.send('aiFeatures')).data).toEqual(nothing);
  });

  it('I10 a service that fails is called again, and the failure is reported', async () => {
    const world = await open(medium);
    const reports: string[] = [];
    let down = true;
    const make = async () => {
      if (down) throw new Error('down');
      return [new Blob([new Uint8Array(solid(8, 8))], { type: 'image/png' })];
    };
    Object.assign(world.app.ports, { pictures: { isDemo: false, make }, report: (op: string) => reports.push(op) });
    await world.send('betaJoin');
    await world.send('imageSubmit', { body: BODIES.imageSubmit });
    world.clock.now += 60_000;
    expect((await ask(world)).data.state).toBe('generating');
    down = false;
    expect((await ask(world)).data).toMatchObject({ state: 'success', imgList: [expect.any(String)] });
    expect(reports).toEqual(['imageQuery']);
  });

  it('X5 only one of two processes requests the pictures; if it dies, the other one does', async () => {
    const world = await open(medium);
    const urls: string[] = [];
    const as = (worker: string, isDone = false) => {
      const make = async () => {
        urls.push(worker);
        return isDone ? [new Blob([new Uint8Array(solid(8, 8))], { type: 'image/png' })] : 'later';
      };
      Object.assign(world.app.ports, { pictures: { isDemo: false, worker, make } });
    };
    as('one');
    await world.send('betaJoin');
    await world.send('imageSubmit', { body: BODIES.imageSubmit });
    world.clock.now += 60_000;
    await ask(world);
    as('two', true);
    expect((await ask(world)).data.state).toBe('generating');
    as('one');
    await ask(world);
    expect(urls).toEqual(['one', 'one']);
    world.clock.now += 240_000;
    as('two', true);
    expect((await ask(world)).data.state).toBe('success');
  });

  it('a file that is not a picture is not a result', async () => {
    const world = await open(medium);
    const make = async () => [new Blob(['<svg/>'], { type: 'image/svg+xml' })];
    Object.assign(world.app.ports, { pictures: { isDemo: false, make } });
    await world.send('betaJoin');
    await world.send('imageSubmit', { body: BODIES.imageSubmit });
    world.clock.now += 60_000;
    expect((await ask(world)).data).toMatchObject({ state: 'failed', imgList: [] });
  });
});
