// The pictures of a saved design in a real browser: drawn after the save, shown at `imageUrl`, and whole after a kill at any moment.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import type { Design } from '@/schemas/design';
import { COPY_PICTURE_BYTES_MAX } from '@/schemas/limits';
import { startBrowser } from '../support/browser';
import { decodePng } from '../support/decodePng';
import { Designer } from '../support/designer';
import { sampleDesign, textLayer } from '../support/designs';
import { call, openMemberDesign } from '../support/memberDesign';

const { newDesigner } = startBrowser();

const ID = 'pictured';
const COPY = sampleDesign().copies[0]?.id ?? '';
/** A smartwatch copy in both modes and a chip copy. */
function design(): Design {
  const { copies, ...rest } = sampleDesign({ id: ID, name: 'Quay', layers: [textLayer('words', 'Quay')] });
  const [first] = copies;
  if (!first) throw new Error('a copy');
  const chip = { ...first, id: 'chip', platform: 'falcon' as const, shape: 'rectangle' as const, ratio: '368*448' };
  return { ...rest, system: 'all', copies: [{ ...first, ambient: first.normal }, chip], fdIds: [COPY, 'chip'] };
}

const urls = async (page: Page): Promise<string[]> => {
  const { doc } = await call<{ doc: Design }>(page, `/api/face/draft/${ID}`);
  return doc.copies.flatMap(({ normal, ambient }) => [normal, ambient].flatMap((mode) => mode?.imageUrl ?? []));
};
/** The status of each address, and its bytes. */
const files = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    (list) =>
      Promise.all(
        list.map(async (address) => {
          const answer = await fetch(address, { cache: 'no-store' });
          return { status: answer.status, bytes: [...new Uint8Array(await answer.arrayBuffer())] };
        }),
      ),
    addresses,
  );
/** Keys of all stored pictures. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('dialwright-backend');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('copyPictures').objectStore('copyPictures').getAllKeys();
          keys.onerror = () => reject(keys.error);
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );
const replaced = (page: Page, before: readonly string[]) =>
  expect.poll(async () => (await urls(page)).filter((url, at) => url !== '' && url !== before[at]).length).toBe(3);

it('a save gives each copy and mode a drawn picture, the next save replaces it, and a deleted design has none', async () => {
  const designer = newDesigner({ reducedMotion: 'reduce', expected: /404/ });
  await openMemberDesign(designer, design);
  const { page } = designer;
  await designer.add('Text').save();
  await replaced(page, ['', '', '']);
  const first = await urls(page);
  const drawn = await files(page, first);
  const sizes = drawn.map(({ bytes }) => pictureHeader(Uint8Array.from(bytes)));
  expect(sizes).toMatchObject([
    { format: 'png', width: 240, height: 240 },
    { format: 'png', width: 240, height: 240 },
    { format: 'png', width: 197, height: 240 },
  ]);
  for (const { bytes } of drawn) expect(bytes.length).toBeLessThanOrEqual(COPY_PICTURE_BYTES_MAX);
  // The words are drawn, in white on black.
  const pixels = decodePng(Buffer.from(drawn[0]?.bytes ?? [])).data;
  expect(pixels.filter((value) => value > 200).length).toBeGreaterThan(4 * 240 * 240 * 0.01);

  await designer.add('Steps').save();
  await expect.poll(async () => (await urls(page))[0] !== first[0]).toBe(true);
  const second = await urls(page);
  // Always-on and the chip copy are as they were, and so are their pictures.
  expect(second.slice(1)).toEqual(first.slice(1));
  expect((await files(page, [...first, ...second])).map(({ status }) => status)).toEqual([
    404, 200, 200, 200, 200, 200,
  ]);
  expect(await stored(page)).toHaveLength(3);
  await call(page, `/api/face/draft/${ID}`, { method: 'DELETE' });
  expect(await stored(page)).toEqual([]);
});

/** Stops the page at the n-th call of a method of the store of pictures, in the middle of its transaction. Runs in the page. */
function stopAt([method, nth]: readonly [method: 'put' | 'delete', nth: number]): void {
  let count = 0;
  const prototype = IDBObjectStore.prototype;
  const { put, delete: remove } = prototype;
  const stop = ({ name }: IDBObjectStore, called: string) => {
    if (name !== 'copyPictures' || called !== method) return;
    count += 1;
    // biome-ignore lint/suspicious/noDebugger: the test waits for this stop and kills the page here.
    if (count === nth) debugger;
  };
  prototype.put = function (...args) {
    const request = put.apply(this, args);
    stop(this, 'put');
    return request;
  };
  prototype.delete = function (...args) {
    const request = remove.apply(this, args);
    stop(this, 'delete');
    return request;
  };
}

it('kills while pictures are replaced leave no picture that nothing names, and the next save replaces all', async () => {
  const designer = newDesigner({ reducedMotion: 'reduce', expected: /404/ });
  await openMemberDesign(designer, design);
  await designer.add('Text').save();
  await replaced(designer.page, ['', '', '']);
  // This tab edits nothing from here on.
  await designer.do((page) => page.goto('/accessibility?lang=en'));
  const { page } = designer;
  await expect.poll(() => page.evaluate(async () => (await (await fetch('/api/tag/list')).text())[0])).toBe('{');
  const token = await page.evaluate(() => sessionStorage.getItem('dialwright.token') ?? '');
  const editor = (stop?: Parameters<typeof stopAt>[0]) =>
    new Designer('en', async () => {
      const tab = await page.context().newPage();
      await tab.addInitScript((text) => sessionStorage.setItem('dialwright.token', text), token);
      if (stop) await tab.addInitScript(stopAt, stop);
      return tab;
    });

  for (const [method, nth] of [
    ['put', 1],
    ['delete', 1],
  ] as const) {
    const where = `killed at ${method} ${nth}`;
    const before = await urls(page);
    const victim = editor([method, nth]);
    await victim.do((tab) => tab.goto(`/dial/${ID}?lang=en`)).do(() => victim.face.waitFor());
    const session = await page.context().newCDPSession(victim.page);
    await session.send('Debugger.enable');
    const stopped = new Promise((resolve) => session.once('Debugger.paused', resolve));
    await victim.add('Text').click('Save');
    await stopped;
    const crashed = victim.page.waitForEvent('crash');
    session.send('Page.crash').catch((error: unknown) => expect(String(error)).toMatch(/crash|closed/i));
    await crashed;
    await victim.page.close();
    // The save itself was acknowledged; the pictures are those of before.
    const after = await urls(page);
    expect(after, where).toEqual(before);
    expect(
      (await files(page, after)).map(({ status }) => status),
      where,
    ).toEqual([200, 200, 200]);
    const named = after.map((url) => url.slice('/api/files/'.length));
    expect((await stored(page)).toSorted(), where).toEqual(named.toSorted());
  }

  const before = await urls(page);
  const last = editor();
  await last.do((tab) => tab.goto(`/dial/${ID}?lang=en`)).do(() => last.face.waitFor());
  await last.add('Text').save();
  await expect.poll(async () => (await urls(page))[0] !== before[0]).toBe(true);
  const after = await urls(page);
  const named = after.map((url) => url.slice('/api/files/'.length));
  expect((await stored(page)).toSorted()).toEqual(named.toSorted());
  expect((await files(page, [before[0] ?? '', ...after])).map(({ status }) => status)).toEqual([404, 200, 200, 200]);
});
