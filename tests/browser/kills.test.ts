// Killed at any moment, with real storage: the restored state is the last one that the bar reported as kept, or a newer one.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { DEMO, Designer } from '../support/designer';
import { dice, SEED } from '../support/dice';
import { findChromium } from '../support/ensureChromium.mjs';
import { pngFile } from '../support/pictures';

const ROUNDS = 50;
/** Every this many rounds the whole browser is killed instead of its tab, which restarts it. */
const WHOLE_EVERY = 10;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--window-size=1440,1000',
  '--remote-debugging-port=0',
];

/** A separate browser for this test, on a profile that survives it, so that it can be killed like any process. */
async function launch(profile: string): Promise<{ browser: Browser; process: ChildProcess }> {
  const path = await findChromium();
  if (!path) throw new Error('No Chromium: run `npm test`, which looks for one.');
  const port = join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  const child = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' });
  const address = () => readFile(port, 'utf8').catch(() => '');
  await expect.poll(address, { timeout: 20_000 }).toMatch(/\n/);
  const [number] = (await address()).split('\n');
  return { browser: await chromium.connectOverCDP(`http://127.0.0.1:${number}`), process: child };
}

let alive: ChildProcess | null = null;
let profile = '';
afterAll(async () => {
  alive?.kill('SIGKILL');
  if (profile) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A snapshot of the page: the drawn layers from the bottom, and the state in the bar. */
interface Look {
  layers: string;
  state: string;
  /** Clock of the page, ms. */
  at: number;
}
const KEPT: readonly string[] = ['local', 'saved', 'clean'];

declare global {
  interface Window {
    lookNow?: () => Look;
    onLook?: (look: Look) => void;
  }
}

/**
 * Reports every snapshot that differs from the one before, from the page itself: nothing is requested, so a kill hides nothing.
 */
function tellLooks(): void {
  const drawn = (layer: Element) => {
    const node = layer.querySelector('[data-node]');
    // The text of a layer with live data is not the designer's.
    const words = /^Text,/.test(layer.getAttribute('aria-label') ?? '') ? layer.textContent : '';
    return [layer.getAttribute('data-layer'), node?.getAttribute('transform'), words].join(' ');
  };
  window.lookNow = () => ({
    layers: [...document.querySelectorAll('[data-layer]')].map(drawn).join('\n'),
    state: document.querySelector('[data-save-state]')?.getAttribute('data-save-state') ?? '',
    at: Date.now(),
  });
  let last = '';
  const look = () => {
    const now = window.lookNow?.();
    if (!now?.state || now.state + now.layers === last) return;
    last = now.state + now.layers;
    window.onLook?.(now);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-save-state', 'transform', 'data-layer'],
  });
}

/** Opens the design, signing in if the browser lost the session with its process. */
async function open(designer: Designer, url: string) {
  await designer.do(async (page) => {
    await page.goto(url);
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    await designer.face.or(signIn).first().waitFor();
    if (await designer.face.isVisible()) return;
    await signIn.click();
    await fillSignIn(page);
    await designer.face.waitFor();
  });
}

async function fillSignIn(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'By password' }).click();
  await dialog.getByLabel('Phone').fill(DEMO.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await dialog.getByLabel(/stay signed in/i).check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** When the design was last written on this device, by the clock of the page that wrote it. */
const writtenAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('dialwright-local');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('designs').objectStore('designs').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(Math.max(...all.result.map(({ savedAt }: { savedAt: number }) => savedAt)));
          };
        };
      }),
  );

it.runIf(process.env.LONG)(
  `restores after ${ROUNDS} kills the last kept state, or a newer one (SEED=${SEED})`,
  async () => {
    const roll = dice(SEED);
    profile = await mkdtemp(join(tmpdir(), 'dialwright-kills-'));
    let world = await launch(profile);
    alive = world.process;
    let looks: Look[] = [];
    const tab = () =>
      new Designer('en', async () => {
        const [context] = world.browser.contexts();
        if (!context) throw new Error('no context');
        context.setDefaultTimeout(20_000);
        const page = await context.newPage();
        await page.exposeBinding('onLook', (_, look: Look) => void looks.push(look));
        await page.addInitScript(tellLooks);
        return page;
      });
    const problems: string[] = [];
    const editing: Promise<void>[] = [];
    let unseen = 0;
    let designer = tab();
    await designer.do(async (page) => {
      await page.goto(`${inject('baseUrl')}?lang=en&world=empty`);
      await page.getByRole('button', { name: 'New design' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('Kills');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await designer.face.waitFor();
    });
    await designer.add('Text').click('Save').do(fillSignIn);
    await designer.do((page) =>
      page
        .getByText(/^Saved\b(?! on this device)/)
        .first()
        .waitFor(),
    );
    const url = `${new URL(designer.page.url()).origin}${new URL(designer.page.url()).pathname}?lang=en`;

    const onCanvas = (...keys: string[]) =>
      designer.do((page) => page.getByRole('application', { name: 'Watch face' }).focus()).press('Control+a', ...keys);
    const height = () => 1 + Math.floor(roll() * 200);
    const acts: (() => Designer)[] = [
      () => designer.add('Steps'),
      () => designer.add('Image', pngFile('p.png', { width: 20, height: height() })),
      () => onCanvas('ArrowRight', 'ArrowDown'),
      () => onCanvas('Shift+ArrowLeft'),
      () => onCanvas('Tab', 'Delete'),
      () => designer.press('Control+z'),
      () => designer.press('Control+z', 'Control+Shift+z'),
      () => designer.press('Control+s'),
      () =>
        designer
          .add('Text')
          .do(() => designer.drawn('Text').last().focus())
          .press('Enter')
          .do((page) => page.keyboard.type(`words ${height()}`, { delay: 30 }))
          .press('Escape'),
    ];
    await open(designer, url);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const where = `round ${round} of SEED=${SEED}`;
      const begun = looks;
      await expect.poll(() => begun.at(-1)?.state, { message: where }).toMatch(/clean|local|saved/);
      let isKilled = false;
      const edit = async () => {
        while (!isKilled) await acts[Math.floor(roll() * acts.length)]?.();
      };
      // Whatever the kill interrupts ends in an error later.
      editing.push(
        edit().catch((error: unknown) => {
          if (!isKilled) problems.push(String(error));
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 100 + roll() * 1200));
      isKilled = true;
      if (round % WHOLE_EVERY === 0) {
        const ended = new Promise((resolve) => world.process.once('exit', resolve));
        world.process.kill('SIGKILL');
        await ended;
        world = await launch(profile);
        alive = world.process;
      } else if (roll() < 0.7) {
        const session = await designer.page.context().newCDPSession(designer.page);
        const crashed = designer.page.waitForEvent('crash');
        // No answer arrives: the renderer is gone.
        session.send('Page.crash').catch((error: unknown) => expect(String(error)).toMatch(/crash|closed/i));
        await crashed;
        await designer.page.close();
      } else await designer.page.close();

      looks = [];
      designer = tab();
      await open(designer, url);
      const back = await designer.page.evaluate(() => window.lookNow?.().layers);
      const lastStored = begun.findLastIndex(({ state }) => KEPT.includes(state));
      const allowed = begun.slice(lastStored).map(({ layers }) => layers);
      // A kill may hide the last snapshot: anything written after all reported ones is newer than they are.
      const isNewer = (await writtenAt(designer.page)) > (begun.at(-1)?.at ?? 0);
      if (!isNewer) expect(allowed, where).toContain(back);
      else if (!allowed.includes(back ?? '')) unseen += 1;
      expect(problems, where).toEqual([]);
      for (const text of ['Some pictures of this design are not on this device', 'was damaged']) {
        expect(await designer.page.getByText(text).count(), where).toBe(0);
      }
    }
    await Promise.all(editing);
    expect(unseen, 'rounds that prove no more than that a newer state came back').toBeLessThan(ROUNDS / 5);
  },
  600_000,
);
