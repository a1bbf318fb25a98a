// The testers' panel in a build for a server, started by `npm run serve -- --demo --app`: by address and by keys. The same build
// on a server that does not run for testers has none of it (long run).
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand } from '../../build/serverBuild.mjs';
import { DEMO_ACCOUNT } from '../../schemas/session';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { wordsOf } from '../support/editorStates';
import { newOutput } from '../support/newOutput';
import { newBuild, type ProductServer, serveProduct } from '../support/serveProduct';

const { newDesigner } = startBrowser();
const KEYS = 'Control+Shift+F8';
const w = wordsOf('en');

/** Fetched scripts of testers, and testers' calls. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/(?:TestersPanel|serverTesters|testers)-|\/api\/demo/.exec(name)?.[0] ?? []),
  );

describe.runIf(process.env.LONG)('a build for a server', () => {
  let script = '';
  let app = '';
  const servers: ProductServer[] = [];
  const serve = async (demo: boolean) => {
    const server = await serveProduct({ script, app, demo });
    servers.push(server);
    return server.url;
  };
  beforeAll(async () => {
    [script, app] = await Promise.all([
      buildCommand(newOutput()),
      newBuild({ VITE_BUILD: 'domestic', VITE_BACKEND: 'remote' }),
    ]);
  }, 180_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all([app, dirname(script)].map((folder) => rm(folder, { recursive: true, force: true })));
  });

  async function signIn(page: Page): Promise<void> {
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog
      .getByRole('radio', { name: 'Password' })
      .or(dialog.getByRole('tab', { name: 'Password' }))
      .click();
    await dialog.getByLabel('Phone number').fill(DEMO_ACCOUNT.phone);
    await dialog.getByLabel(/^Password/).fill(DEMO_ACCOUNT.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  /** Without the world that tests use elsewhere. */
  const go = (page: Page, path: string) => page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
  const rows = (page: Page) => page.getByRole('list', { name: 'Designs' }).getByRole('listitem');

  it('with --demo: a world, the clock and a fault by panel and by address', async () => {
    const designer = newDesigner({ baseUrl: await serve(true), expected: /403|404/ });
    await designer;
    const { page } = designer;
    await go(page, '/');
    // Long after the page has prefetched its parts.
    await page.waitForTimeout(3000);
    expect(await fetched(page)).toEqual([]);
    await page.keyboard.press(KEYS);
    const panel = page.getByRole('dialog', { name: w('testers:panel.title') });
    await panel.getByText(/Current world: “Demo”/).waitFor();
    expect(await violations(page)).toEqual([]);
    await panel.getByLabel('World to enter').selectOption('rich');
    await panel.getByRole('button', { name: 'Enter this world…' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText(/saved designs \(/).waitFor();
    await question.getByRole('button', { name: 'Replace' }).press('Enter');
    await page.getByText('The world is now “Rich”').first().waitFor();
    await signIn(page);
    await page.getByRole('link', { name: 'My designs' }).first().click();
    await expect.poll(() => rows(page).count()).toBe(24);
    // The session of a day ago has ended; the address takes effect before the first call is sent.
    await go(page, '/dialList?world=rich&now=%2B2d&fault=draftSave:network:2');
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.keyboard.press(KEYS);
    await panel.getByText(/The demo's time is/).waitFor();
    await panel.getByText('draftSave: No connection, 2 more times').waitFor();
    await panel.getByRole('button', { name: 'Back to now' }).click();
    await panel.getByText(/demo uses the real time/).waitFor();
  });

  it('without it nothing is fetched and nothing opens', async () => {
    const designer = newDesigner({ baseUrl: await serve(false) });
    await designer;
    const { page } = designer;
    await go(page, '/?testers&world=rich&now=%2B2d');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    await page.keyboard.press(KEYS);
    await page.waitForTimeout(3000);
    // It was asked, and refused.
    expect(new Set(await fetched(page))).toEqual(new Set(['/api/demo']));
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
