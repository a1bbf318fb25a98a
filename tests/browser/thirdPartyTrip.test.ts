// Third-party sign-in from the editor, on a server: the page is left and reopened, the design is unchanged, and the pending save
// continues; the same after the session has ended (S1, S6). The provider is a fake (long run).
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand } from '../../build/serverBuild.mjs';
import { startBrowser } from '../support/browser';
import { newOutput } from '../support/newOutput';
import { freePort } from '../support/postgres';
import { startProvider } from '../support/provider';
import { newBuild, type ProductServer, serveProduct } from '../support/serveProduct';

const { newDesigner } = startBrowser();
/** The build setting: a provider has to use https. */
const PROVIDER = 'https://id.provider.example/authorize';
const CLIENT = 'dialwright-web';
const TEN_YEARS_S = 10 * 366 * 86_400;

describe.runIf(process.env.LONG)('a sign-in that leaves the page', () => {
  let script = '';
  let app = '';
  let server: ProductServer;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    const port = await freePort();
    const client = { VITE_OPENID_URL: PROVIDER, VITE_OPENID_CLIENT: CLIENT };
    [provider, script, app] = await Promise.all([
      startProvider({ clientId: CLIENT, expiresInS: TEN_YEARS_S }),
      buildCommand(newOutput()),
      newBuild({ VITE_BUILD: 'overseas', VITE_BACKEND: 'remote', ...client }),
    ]);
    const env = {
      OPENID_ISSUER: provider.issuer,
      OPENID_CLIENT_ID: CLIENT,
      OPENID_REDIRECTS: `http://127.0.0.1:${port}/third-party`,
    };
    server = await serveProduct({ script, app, env, port });
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await provider?.stop();
    await Promise.all([app, dirname(script)].map((folder) => rm(folder, { recursive: true, force: true })));
  });

  /** The provider's page, where the person agrees immediately. */
  const standIn = (page: Page) =>
    page.route(`${PROVIDER}*`, (route) => {
      const { search } = new URL(route.request().url());
      return route.fulfill({ status: 302, headers: { location: `${provider.authorizeUrl}${search}` } });
    });
  const trip = async (page: Page) => {
    const before = page.url();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Google/ })
      .click();
    await page.waitForURL(/third-party/);
    await page.waitForURL(before);
  };
  const saved = (page: Page) => page.locator('[data-save-state="saved"]').waitFor();
  /** Layers of the stored draft, from the server's answer. */
  const layersOnServer = (page: Page) =>
    page.evaluate(async () => {
      const token = sessionStorage.getItem('dialwright.token') ?? '';
      const id = location.pathname.split('/').at(-1);
      const { data } = await (await fetch(`/api/face/draft/${id}`, { headers: { token } })).json();
      return data.doc.copies[0].normal.nodeList.map(({ name }: { name: string }) => name) as string[];
    });

  it('a visitor\u2019s save, and one that met an ended session, go on after the return; nothing is lost', async () => {
    const designer = newDesigner({ baseUrl: server.url, expected: /403/ });
    await designer.newDesign({ name: 'Away' }).add('Date');
    const { page } = designer;
    await standIn(page);
    await designer.click('Save');
    await trip(page);
    await saved(page);
    await designer.tab('Layers');
    await designer.layer('Date').waitFor();
    const first = await layersOnServer(page);
    expect(first.length).toBeGreaterThan(0);

    // The session ends without the page knowing.
    await page.evaluate(async () => {
      const token = sessionStorage.getItem('dialwright.token') ?? '';
      await fetch('/api/user/logout', { method: 'POST', headers: { token } });
    });
    await designer.add('Steps');
    await designer.click('Save');
    await page.getByText('Your session has ended. Please log in again; your work is kept.').first().waitFor();
    await trip(page);
    await saved(page);
    expect((await layersOnServer(page)).length).toBe(first.length + 1);

    // Once: a reload shows the stored state, and sends nothing.
    const sends: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sends.push(request.url());
    });
    await page.reload();
    await designer.tab('Layers');
    for (const name of ['Date', 'Steps']) await designer.layer(name).waitFor();
    expect(sends).toEqual([]);

    // Publishing from the editor, and a form that meets an ended session, continue as well.
    const endSession = () =>
      page.evaluate(async () => {
        const token = sessionStorage.getItem('dialwright.token') ?? '';
        await fetch('/api/user/logout', { method: 'POST', headers: { token } });
      });
    await endSession();
    await designer.add('Battery');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await trip(page);
    await page.waitForURL(/\/publish\?id=/);
    await page.getByText('Drawn from the face at 08:59:08').waitFor();
    await page.getByLabel('Description').first().fill('A plain dial with the date and the steps.');
    await page.getByLabel('Category').selectOption('classic');
    await page.getByRole('radio', { name: 'Free' }).click();
    await page.getByText('Ready', { exact: true }).waitFor();
    await endSession();
    await page.getByRole('button', { name: 'Send to review' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send to review' }).click();
    await trip(page);
    // The form continued automatically: it is replaced by the status of the face.
    await page.getByText('The face is under review', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Send to review' }).first().waitFor({ state: 'detached' });
  }, 180_000);
});
