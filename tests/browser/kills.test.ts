// Killed at any moment, with real storage: what comes back is the last state the bar called kept, or a newer one.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { DEMO, Designer } from '../support/designer';
import { findChromium } from '../support/ensureChromium.mjs';
import { pngFile } from '../support/pictures';

const ROUNDS = process.env.LONG ? 50 : 3;
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);

/** Numbers from 0 to 1 that come again with the same seed. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A browser of this test's own, on a profile that outlives it, so that it can be killed like any process. */
async function launch(profile: string): Promise<{ browser: Browser; process: ChildProcess }> {
  const path = await findChromium();
  if (!path) throw new Error('No Chromium: run `npm test`, which looks for one.');
  const port = join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--window-size=1440,1000',
    '--remote-debugging-port=0',
  ];
  const child = spawn(path, [...flags, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' });
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

/** Rows of the layer list with the state the bar shows, as of one moment. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    layers: [...document.querySelectorAll('[role="treeitem"]')].map((row) => row.getAttribute('aria-label') ?? ''),
    state: document.querySelector('[data-save-state]')?.getAttribute('data-save-state') ?? '',
  }));
const KEPT = ['local', 'saved', 'clean'];

/** Opens the design, signing in where the browser forgot the session with its process. */
async function reopen(designer: Designer, url: string) {
  await designer.do(async (page) => {
    await page.goto(url);
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' });
    await designer.face.or(signIn).first().waitFor({ timeout: 30_000 });
    if (await designer.face.isVisible()) return;
    await signIn.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Phone').fill(DEMO.phone);
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await designer.face.waitFor();
  });
}

it.runIf(process.env.LONG)(
  `comes back after ${ROUNDS} kills as it was kept last, or newer (SEED=${SEED})`,
  async () => {
    const roll = dice(SEED);
    profile = await mkdtemp(join(tmpdir(), 'dialwright-kills-'));
    let world = await launch(profile);
    alive = world.process;
    const tab = () =>
      new Designer('en', async () => {
        const context = world.browser.contexts()[0];
        if (!context) throw new Error('no context');
        context.setDefaultTimeout(20_000);
        return context.newPage();
      });
    let designer = tab();
    await designer.do(async (page) => {
      await page.goto(`${inject('baseUrl')}?lang=en`);
      await page.getByRole('button', { name: 'New design' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('Kills');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await designer.face.waitFor();
    });
    const url = `${new URL(designer.page.url()).origin}${new URL(designer.page.url()).pathname}?lang=en`;
    await designer.add('Date').save();

    const acts: (() => Designer)[] = [
      () => designer.add('Steps'),
      () => designer.add('Battery'),
      () => designer.add('Image', pngFile('p.png', { width: 20, height: 1 + Math.floor(roll() * 200) })),
      () => designer.press('Control+z'),
      () => designer.press('Control+s'),
    ];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const where = `round ${round} of SEED=${SEED}`;
      await designer.tab('Layers');
      const states: string[][] = [(await seen(designer.page)).layers];
      let kept = 0;
      const look = async () => {
        const { layers, state } = await seen(designer.page);
        if (JSON.stringify(layers) !== JSON.stringify(states.at(-1))) states.push(layers);
        if (KEPT.includes(state)) kept = states.length - 1;
      };
      const count = 1 + Math.floor(roll() * 3);
      for (let act = 0; act < count; act += 1) {
        await acts[Math.floor(roll() * acts.length)]?.();
        await designer.tab('Layers');
        await look();
      }
      await new Promise((resolve) => setTimeout(resolve, roll() < 0.5 ? 0 : roll() * 500));
      await look();

      if (roll() < 0.6) {
        const session = await designer.page.context().newCDPSession(designer.page);
        const crashed = designer.page.waitForEvent('crash');
        session.send('Page.crash').catch((error: unknown) => expect(String(error)).toMatch(/crash|closed/i));
        await crashed;
      } else {
        const ended = new Promise((resolve) => world.process.once('exit', resolve));
        world.process.kill('SIGKILL');
        await ended;
        world = await launch(profile);
        alive = world.process;
      }
      designer = tab();
      await reopen(designer, url);
      await designer.tab('Layers');
      const back = (await seen(designer.page)).layers;
      expect(
        states.slice(kept).map((state) => state.join()),
        where,
      ).toContain(back.join());
      expect(await designer.page.getByText('Some pictures of this design are not on this device').count(), where).toBe(
        0,
      );
      expect(await designer.page.getByText('was damaged').count(), where).toBe(0);
    }
  },
  process.env.LONG ? 1_800_000 : 180_000,
);
