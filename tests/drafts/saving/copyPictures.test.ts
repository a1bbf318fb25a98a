// After a save each copy has pictures of itself in the account: drawn off the path of the save, through the store and the embedded
// backend.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import type { DrawCopy } from '@/drafts/saving/copyPictures';
import { canvasSize, type Design, type FaceCopy, type ModeName } from '@/schemas/design';
import { COPY_PICTURE_BYTES_MAX, COPY_PICTURE_SIDE } from '@/schemas/limits';
import { endSession } from '@/service/session/endSession';
import { readToken } from '@/service/session/tokenStore';
import { requestOf } from '../../support/backendWorld';
import { noise, solid } from '../../support/images';
import { ID, saying, setUp, type World } from '../versions/memberWorld';

/** A watch copy in both modes and a rectangular chip copy. `words` tell states apart. */
function design(words: string): Design {
  const { copies, ...rest } = saying(words);
  const [first] = copies;
  if (!first) throw new Error('a copy');
  const watch: FaceCopy = { ...first, id: 'watch', ratio: '450*450', ambient: first.normal };
  const chip: FaceCopy = { ...first, id: 'chip', platform: 'falcon', shape: 'rectangle', ratio: '368*448' };
  return { ...rest, system: 'all', copies: [watch, chip], fdIds: ['watch', 'chip'], activeFdId: 'watch' };
}
/** Pictures arrive after the save, later on a busy machine. */
const SOON = { timeout: 20_000 };
const PLACES = ['watch normal', 'watch ambient', 'chip normal'];

/** Draws a picture of the right size in a color of its own for each drawing. */
function drawing() {
  let count = 0;
  const log: string[] = [];
  const draw: DrawCopy = async (copy, mode, side) => {
    count += 1;
    log.push(`${copy.id} ${mode}`);
    const { width, height } = canvasSize(copy.ratio);
    const scale = side / Math.max(width, height);
    const color = `#${String(count).padStart(6, '0')}`;
    return new Blob([solid(Math.round(width * scale), Math.round(height * scale), color)], { type: 'image/png' });
  };
  return { draw, log };
}

const urlOf = (doc: Design, copyId: string, mode: ModeName): string =>
  doc.copies.find(({ id }) => id === copyId)?.[mode]?.imageUrl ?? '';
const urlsOf = (doc: Design): string[] =>
  PLACES.map((place) => place.split(' ') as [string, ModeName]).map(([id, mode]) => urlOf(doc, id, mode));
const saved = async ({ ask }: World) => urlsOf((await ask('draftGet', { id: ID })).doc);
const fileOf = ({ app }: World, url: string) =>
  app.fetch(requestOf('file', { params: { id: url.slice('/api/files/'.length) }, token: null }));
const statuses = async (world: World, urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await fileOf(world, url)).status));

/** Opens an account and saves the design in its first state. */
async function start(draw: DrawCopy) {
  const world = await setUp(draw);
  await world.signIn();
  await world.save(design('One'), 0);
  return world;
}
/** Waits until the pictures of the latest save replaced all of these. */
async function replaced(world: World, before: readonly string[]): Promise<string[]> {
  await expect
    .poll(async () => (await saved(world)).every((url, at) => url !== '' && url !== before[at]), SOON)
    .toBe(true);
  return saved(world);
}

vi.setConfig({ testTimeout: 60_000 });
// A save asks the browser once for lasting storage.
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('pictures of a saved design', () => {
  it('are the imageUrl of each copy and mode: PNG files of the right size', async () => {
    const { draw, log } = drawing();
    const world = await start(draw);
    const urls = await replaced(world, ['', '', '']);
    expect(log).toEqual(PLACES);
    const sizes = await Promise.all(
      urls.map(async (url) => pictureHeader(new Uint8Array(await (await fileOf(world, url)).arrayBuffer()))),
    );
    const round = { format: 'png', width: COPY_PICTURE_SIDE, height: COPY_PICTURE_SIDE };
    expect(sizes).toMatchObject([round, round, { format: 'png', width: 197, height: COPY_PICTURE_SIDE }]);
    expect((await world.ask('picturePage', {})).total).toBe(0);
  });

  it('are replaced by those of the next save, and deleted with the design', async () => {
    const world = await start(drawing().draw);
    const first = await replaced(world, ['', '', '']);
    await world.save(design('Two'), 1);
    const second = await replaced(world, first);
    expect(await statuses(world, [...first, ...second])).toEqual([404, 404, 404, 200, 200, 200]);
    const token = readToken();
    await world.app.fetch(requestOf('draftDelete', { params: { id: ID }, token }));
    expect(await statuses(world, second)).toEqual([404, 404, 404]);
    const left = await world.app.ports.uow.ro(['copyPictures'], (tx) => tx.count('copyPictures', {}));
    expect(left).toBe(0);
  });

  it('L16 do not delay the save, and a later save ends a drawing of an earlier one', async () => {
    const { draw, log } = drawing();
    const signals: AbortSignal[] = [];
    let isHeld = true;
    const world = await start(async (copy, mode, side, signal) => {
      if (!isHeld) return draw(copy, mode, side, signal);
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await expect.poll(() => signals.length, SOON).toBe(1);
    expect(await saved(world)).toEqual(['', '', '']);
    isHeld = false;
    await world.save(design('Two'), 1);
    await replaced(world, ['', '', '']);
    expect([signals[0]?.aborted, signals.length, log]).toEqual([true, 1, PLACES]);
  });

  it('L16 keep the previous one, or none, where drawing fails; the save succeeds', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { draw } = drawing();
    let failing = 'watch ambient';
    const world = await start(async (copy, mode, ...rest) => {
      if (failing.includes(`${copy.id} ${mode}`)) throw new Error('no canvas');
      return draw(copy, mode, ...rest);
    });
    await expect.poll(async () => (await saved(world)).map(Boolean), SOON).toEqual([true, false, true]);
    const first = await saved(world);
    failing = 'watch normal';
    await world.save(design('Two'), 1);
    await expect.poll(async () => (await saved(world))[2] !== first[2], SOON).toBe(true);
    const second = await saved(world);
    expect([second[0], second[1] !== '']).toEqual([first[0], true]);
    expect(info).toHaveBeenCalledTimes(2);
    failing = PLACES.join();
    await world.save(design('Three'), 2);
    await expect.poll(() => info.mock.calls.length, SOON).toBe(5);
    expect(await saved(world)).toEqual(second);
    expect(await world.savedWords()).toEqual(['Three']);
  });

  it('L16 keep the previous ones where the call fails, and the next save sends new ones', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const world = await start(drawing().draw);
    const first = await replaced(world, ['', '', '']);
    for (const [at, kind] of (['status', 'network', 'lost'] as const).entries()) {
      world.fail({ op: 'draftPictures', kind, times: 1 });
      await world.save(design(`Failed ${kind}`), at + 1);
      await expect.poll(() => info.mock.calls.length, SOON).toBe(at + 1);
      // The answer was lost after the service stored them.
      if (kind !== 'lost') expect(await saved(world)).toEqual(first);
    }
    const before = await saved(world);
    await world.save(design('Again'), 4);
    const after = await replaced(world, before);
    expect(await statuses(world, [...first, ...after])).toEqual([404, 404, 404, 200, 200, 200]);
    const stored = await world.app.ports.uow.ro(['copyPictures'], (tx) => tx.count('copyPictures', {}));
    expect(stored).toBe(3);
  });

  it('are drawn smaller until the file fits, and left out if it never does', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const sides: number[] = [];
    const world = await start(async ({ id }, mode, side) => {
      if (id === 'chip') return new Blob([noise(200, 200)]);
      if (mode === 'normal') sides.push(side);
      return new Blob([noise(side, side)], { type: 'image/png' });
    });
    await expect.poll(async () => (await saved(world)).map(Boolean), SOON).toEqual([true, true, false]);
    expect(sides).toEqual([240, 192, 154]);
    const file = await (await fileOf(world, (await saved(world))[0] ?? '')).blob();
    expect(file.size).toBeLessThanOrEqual(COPY_PICTURE_BYTES_MAX);
    expect(info).toHaveBeenCalledTimes(1);
  });

  it('are not sent after the designer signed out', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { draw, log } = drawing();
    const world = await start(async (...args) => {
      await released;
      return draw(...args);
    });
    const calls: string[] = [];
    const fetch = world.app.fetch;
    vi.spyOn(world.app, 'fetch').mockImplementation((request) => {
      calls.push(new URL(request.url).pathname);
      return fetch(request);
    });
    endSession(world.store.dispatch);
    release();
    await expect.poll(() => log, SOON).toEqual(PLACES);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).not.toContain('/api/face/draft/pictures');
  });
});
