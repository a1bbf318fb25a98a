// Faces on Home change only where they are seen: not outside the viewport, not in a hidden tab, and with reduced motion not
// before they are played, then once a second at most.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';

const { newDesigner } = startBrowser();

type Counts = Record<string, number>;
declare global {
  interface Window {
    faceFrames: Counts;
  }
}

/** Counts, from now on, the frames in which the drawing of each face changes. */
const startCounting = (page: Page) =>
  page.evaluate(() => {
    window.faceFrames = {};
    for (const face of document.querySelectorAll('main li [role="img"]')) {
      const name = face.getAttribute('aria-label') ?? face.querySelector('title')?.textContent ?? '';
      window.faceFrames[name] = 0;
      // An observer is called once for all changes of a task.
      new MutationObserver(() => {
        window.faceFrames[name] = (window.faceFrames[name] ?? 0) + 1;
      }).observe(face, { subtree: true, childList: true, attributes: true, characterData: true });
    }
  });
const frames = (page: Page): Promise<Counts> => page.evaluate(() => window.faceFrames);

const allFrames = async (page: Page): Promise<number> =>
  Object.values(await frames(page)).reduce((sum, count) => sum + count, 0);

/** Changes of all faces during this time, ms. */
async function changesWithin(page: Page, ms: number): Promise<number> {
  const before = await allFrames(page);
  await page.waitForTimeout(ms);
  return (await allFrames(page)) - before;
}

const WIDE = { width: 1280, height: 560 };

async function openHome(page: Page): Promise<void> {
  for (const name of ['Meridian', 'Tempo']) await page.getByRole('img', { name }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main li [aria-busy="true"], [data-skeleton]'));
}

it('draws the faces in the viewport only, and none in a hidden tab', async () => {
  const designer = newDesigner({ viewport: WIDE });
  await designer.visit('/');
  const { page } = designer;
  await openHome(page);
  await startCounting(page);
  // Meridian has a second hand; Tempo plays an animation and is below the window.
  await expect.poll(async () => (await frames(page)).Meridian, { timeout: 20_000 }).toBeGreaterThan(3);
  expect(await frames(page)).toMatchObject({ Tempo: 0, Solstice: 0, Slab: 0, Harbor: 0 });

  await page.getByRole('img', { name: 'Tempo' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('img', { name: 'Tempo' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await frames(page)).Tempo, { timeout: 20_000 }).toBeGreaterThan(10);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // The faces come to rest with one more change.
  await expect.poll(() => changesWithin(page, 200)).toBe(0);
  await startCounting(page);
  const ticks = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let count = 0;
        const timer = setInterval(() => {
          count += 1;
          if (count < 30) return;
          clearInterval(timer);
          done(count);
        }, 100);
      }),
  );
  expect(ticks).toBe(30);
  expect(await allFrames(page)).toBe(0);
});

it('with reduced motion draws nothing until the faces are played, then at most one change per second of the clock', async () => {
  const designer = newDesigner({ viewport: { width: 1280, height: 2000 }, reducedMotion: 'reduce' });
  await designer.visit('/');
  const { page } = designer;
  await openHome(page);
  await startCounting(page);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 2500)));
  expect(new Set(Object.values(await frames(page)))).toEqual(new Set([0]));
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await frames(page)).Meridian, { timeout: 20_000 }).toBeGreaterThan(4);
  const counts = await frames(page);
  // The start is one more change; a face may be one second ahead.
  expect(counts.Tempo).toBeLessThanOrEqual((counts.Meridian ?? 0) + 2);
});
