// The tab dies while unused pictures and fonts are being collected: those that a design, a version or a report names still exist.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { refOfSha } from '@/schemas/imageRef';
import { UNUSED_KEPT_MS } from '@/service/localDrafts/collectAssets';
import { COLLECT_FIRST_MS } from '@/service/localDrafts/collector';
import { contentHash } from '@/service/localDrafts/contentHash';
import { startBrowser } from '../support/browser';
import { Designer } from '../support/designer';
import { imageLayer, sampleDesign, textLayer } from '../support/designs';
import { robotoLight, smallFont } from '../support/fonts';
import { solid } from '../support/images';

const { newDesigner } = startBrowser();

const DAY_MS = 24 * 3_600_000;
const UNUSED = 30;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Content to write into the stores of this device: bytes in base64. */
interface Kept {
  designs: object[];
  versions: object[];
  reports: object[];
  assets: { sha: string; bytes: string; facts: object }[];
  fonts: { name: string; sha: string; bytes: string; keptAt: number }[];
}

const FONTS = ['Of the design', 'Of the version', 'Of the report'] as const;

/** A visitor's device: one picture and one font for each kind of record that names it, and many that nothing names. */
function device(now: number): Kept & { named: string[] } {
  const sides = Array.from({ length: 3 + UNUSED }, (_, at) => 3 + at);
  const pictures = sides.map((side) => solid(side, 2));
  const [ofDesign = '', ofVersion = '', ofReport = ''] = pictures.map((bytes) => refOfSha(shaOf(bytes)));
  const drawing = (ref: string, fontFamily: string) => {
    const words = textLayer('words', 'Quay');
    const layers = [imageLayer('pic', ref), { ...words, style: { ...words.style, fontFamily } }];
    return JSON.stringify(sampleDesign({ id: 'kept', name: 'Kept', layers }));
  };
  const [current, before] = [drawing(ofDesign, FONTS[0]), drawing(ofVersion, FONTS[1])];
  const owned = { id: 'kept', owner: 'visitor', savedAt: now };
  return {
    designs: [
      { ...owned, baseRev: 0, doc: current, hash: contentHash(current), acknowledgedHash: null, schemaVersion: 2 },
    ],
    versions: [{ ...owned, versionId: 'v-1', name: 'Before', named: 'yes', doc: before, hash: contentHash(before) }],
    reports: [{ id: 'kept', owner: 'visitor', report: JSON.stringify({ picture: ofReport, font: FONTS[2] }) }],
    assets: pictures.map((bytes, at) => ({
      sha: shaOf(bytes),
      bytes: base64(bytes),
      // All were once unused beyond the grace period: records that name some of them were restored.
      facts: {
        type: 'image/png',
        size: bytes.length,
        width: 3 + at,
        height: 2,
        uploads: [],
        unusedSince: now - UNUSED_KEPT_MS - DAY_MS,
      },
    })),
    fonts: [
      ...FONTS.map((name) => ({ name, bytes: robotoLight })),
      ...Array.from({ length: UNUSED }, (_, at) => ({
        name: `Unused ${at}`,
        bytes: smallFont([{ id: 1, text: `Unused ${at}` }]),
      })),
    ].map(({ name, bytes }) => ({ name, sha: shaOf(bytes), bytes: base64(bytes), keptAt: now - 2 * DAY_MS })),
    named: [ofDesign, ofVersion, ofReport].map((ref) => ref.slice('asset:'.length)),
  };
}

/** Writes it into the databases that the product made. Runs in the page. */
async function write({ designs, versions, reports, assets, fonts }: Kept): Promise<void> {
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const opened = (name: string, make?: (db: IDBDatabase) => void) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, make ? 1 : undefined);
      opening.onupgradeneeded = () => make?.(opening.result);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
  const written = (db: IDBDatabase, store: string, records: readonly object[]) =>
    new Promise<void>((resolve, reject) => {
      const tx = db.transaction(store, 'readwrite');
      for (const record of records) tx.objectStore(store).put(record);
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(tx.error);
    });
  const local = await opened('dialwright-local');
  await written(local, 'designs', designs);
  await written(local, 'versions', versions);
  await written(local, 'reports', reports);
  await written(
    local,
    'assets',
    assets.map(({ sha, bytes, facts }) => ({
      sha,
      blob: new Blob([bytesOf(bytes)], { type: 'image/png' }),
      ...facts,
    })),
  );
  local.close();
  const fontsDb = await opened('dialwright-fonts', (db) =>
    db.createObjectStore('fonts', { keyPath: ['owner', 'name'] }),
  );
  await written(
    fontsDb,
    'fonts',
    fonts.map(({ name, sha, bytes, keptAt }) => ({
      ...{ owner: 'visitor', name, sha, keptAt, restricted: false },
      ...{ blob: new Blob([bytesOf(bytes)]), size: bytes.length },
    })),
  );
  fontsDb.close();
}

/** The remaining pictures and fonts with readable bytes, by SHA-256 and by name. */
const left = (page: Page): Promise<{ pictures: string[]; fonts: string[] }> =>
  page.evaluate(async () => {
    const read = (name: string, store: string) =>
      new Promise<{ sha: string; name: string; blob: Blob }[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(store).objectStore(store).getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      });
    const whole = async (records: { sha: string; blob: Blob; name: string }[], keyOf: 'sha' | 'name') => {
      const faults: string[] = [];
      for (const record of records) {
        const hash = await crypto.subtle.digest('SHA-256', await record.blob.arrayBuffer());
        const sha = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        if (sha === record.sha) faults.push(record[keyOf]);
      }
      return faults;
    };
    return {
      pictures: await whole(await read('dialwright-local', 'assets'), 'sha'),
      fonts: await whole(await read('dialwright-fonts', 'fonts'), 'name'),
    };
  });

/** Opens My designs with its own clock, and waits until the design of this device is listed: its storage is open. */
async function openList(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/dialList?lang=en');
  await page.getByRole('link', { name: 'Kept', exact: true }).first().waitFor();
}

/** Stops the page at the n-th deletion in a store, in the middle of its transaction. Runs in the page. */
function stopAt([store, nth]: readonly [store: string, nth: number]): void {
  let count = 0;
  const stop = (name: string) => {
    if (name !== store) return;
    count += 1;
    // biome-ignore lint/suspicious/noDebugger: the test waits for this stop and kills the page here.
    if (count === nth) debugger;
  };
  const { delete: ofCursor } = IDBCursor.prototype;
  IDBCursor.prototype.delete = function () {
    const request = ofCursor.call(this);
    stop((this.source as IDBObjectStore).name);
    return request;
  };
  const { delete: ofStore } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.delete = function (key) {
    const request = ofStore.call(this, key);
    stop(this.name);
    return request;
  };
}

it('fault 41: pictures and fonts named by a design, a version or a report survive kills at any point, and the next visit finishes the work', async () => {
  // The worker's own address has no icon.
  const designer = newDesigner({ reducedMotion: 'reduce', expected: /404/ });
  await designer.visit('/dialList');
  const context = designer.page.context();
  const { named, ...expectedState } = device(Date.now());
  const isThere = () =>
    designer.page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'dialwright-local'));
  await expect.poll(isThere).toBe(true);
  // This tab does not run the product afterwards, so it collects nothing itself.
  await designer.do((page) => page.evaluate(write, expectedState).then(() => page.goto('/backendWorker.js')));

  for (const [store, nth] of [
    ['assets', 1],
    ['assets', UNUSED],
    ['fonts', 1],
    ['fonts', UNUSED / 2],
  ] as const) {
    const where = `killed at deletion ${nth} of ${store}`;
    // Restore what the visit before may have collected.
    await designer.page.evaluate(write, expectedState);
    const page = await context.newPage();
    await page.addInitScript(stopAt, [store, nth] as const);
    await openList(page);
    const session = await context.newCDPSession(page);
    await session.send('Debugger.enable');
    const stopped = new Promise((resolve) => session.once('Debugger.paused', resolve));
    // Not awaited: a stopped page answers nothing.
    const moving = page.clock
      .fastForward(COLLECT_FIRST_MS[store === 'assets' ? 'pictures' : 'fonts'])
      .catch(() => undefined);
    await stopped;
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch((error: unknown) => expect(String(error)).toMatch(/crash|closed/i));
    await crashed;
    await page.close();
    await moving;
    const now = await left(designer.page);
    expect(now.pictures, where).toEqual(expect.arrayContaining(named));
    expect(now.fonts, where).toEqual(expect.arrayContaining([...FONTS]));
  }

  // A visit without a kill collects the rest.
  const last = new Designer('en', () => context.newPage());
  await last;
  await openList(last.page);
  await last.page.clock.fastForward(COLLECT_FIRST_MS.fonts);
  await expect
    .poll(async () => Object.values(await left(last.page)).map((list) => list.toSorted()), { timeout: 20_000 })
    .toEqual([named.toSorted(), [...FONTS].toSorted()]);

  // The design is drawn with its picture and its font, and so is the version.
  await last.visit('/dial/kept');
  await last.face.waitFor();
  const href = () => last.face.locator('image').evaluate((image) => image.getAttribute('href') ?? '');
  await expect.poll(href).toMatch(/^blob:/);
  await expect.poll(() => last.page.evaluate((font) => document.fonts.check(`16px "${font}"`), FONTS[0])).toBe(true);
  await last.click('Other ways to save').do((page) => page.getByRole('menuitem', { name: 'Versions' }).click());
  await last.click('Restore Before').do((page) => page.getByRole('dialog').waitFor({ state: 'detached' }));
  await last.face.waitFor();
  await expect.poll(href).toMatch(/^blob:/);
  await expect.poll(() => last.page.evaluate((font) => document.fonts.check(`16px "${font}"`), FONTS[1])).toBe(true);
});
