// All scripts that a page fetches before the first click or key, as seen by the host of the product, workers included.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBrowser } from '../support/browser';

const KB = 1000;
/** With these the page has fetched everything that it fetches by itself. */
const QUIET_MS = 4000;

/** Limits in KB, gzip. Chinese is the default language and has the larger locale files. */
const HOME_MOST = 250;
const EDITOR_MOST = 420;

/** Forwards requests to the build under test and records the scripts it returns. */
async function openRecorder(target: string) {
  const scripts = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? '/', target), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      if (/javascript/.test(type)) scripts.set(new URL(answer.url).pathname, gzipSync(bytes, { level: 9 }).length);
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(bytes);
    };
    pass().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    scripts,
    kilobytes: () => [...scripts.values()].reduce((sum, size) => sum + size, 0) / KB,
    close: () => new Promise((done) => server.close(done)),
  };
}

describe('scripts fetched before the first click, embedded backend included', () => {
  let recorder: Awaited<ReturnType<typeof openRecorder>>;
  const { newDesigner } = startBrowser();
  beforeAll(async () => {
    recorder = await openRecorder(inject('baseUrl'));
  });
  afterAll(() => recorder.close());

  it(`Home: at most ${HOME_MOST} KB`, async () => {
    const designer = newDesigner({ lang: 'zh', baseUrl: recorder.url });
    await designer.do(async (page) => {
      recorder.scripts.clear();
      await page.goto('/');
      await page.getByRole('main').getByRole('img').first().waitFor();
      await page.waitForTimeout(QUIET_MS);
    });
    expect(recorder.kilobytes(), [...recorder.scripts.keys()].join('\n')).toBeLessThanOrEqual(HOME_MOST);
    expect([...recorder.scripts.keys()].filter((path) => /Worker/.test(path))).toEqual([]);
  });

  it(`the editor with a visitor's design: at most ${EDITOR_MOST} KB; its parts are loaded on the first input`, async () => {
    const designer = newDesigner({ lang: 'zh', baseUrl: recorder.url });
    await designer.do(async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: '无需账号，直接试用' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '创建' }).click();
      await page.waitForURL(/\/dial\//);
      await page.getByRole('application').waitFor();
      const address = page.url();
      await page.goto('about:blank');
      // Pending requests of the previous page have finished.
      await page.waitForTimeout(1000);
      recorder.scripts.clear();
      await page.goto(address);
      await page.getByRole('treeitem').first().waitFor();
      await page.waitForTimeout(QUIET_MS);
    });
    const before = [...recorder.scripts.keys()];
    expect(recorder.kilobytes(), before.join('\n')).toBeLessThanOrEqual(EDITOR_MOST);
    expect(
      before.filter((path) =>
        /assets\/(?:checkWorker|lookWorker|FrameHandles|CheckPanel|LayersPart|RowDrags|addLayers|deviceFile|service)-/.test(
          path,
        ),
      ),
    ).toEqual([]);
    // The first click is handled, and likely next parts are prefetched: a lost connection does not stop the work.
    await designer.do(async (page) => {
      await page.getByRole('treeitem').first().click();
      await expect.poll(() => page.getByRole('treeitem', { selected: true }).count()).toBe(1);
    });
    for (const part of ['FrameHandles', 'CheckPanel', 'ExportDesign', 'DesignsPage', 'checkWorker'])
      await expect
        .poll(() => [...recorder.scripts.keys()].some((path) => path.includes(`/${part}-`)), { timeout: 20_000 })
        .toBe(true);
  });
});
