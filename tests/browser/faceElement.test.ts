// The package of the web component, built as it is handed out, on a plain page of another site with a strict policy.
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectFonts, ProjectImage } from '@/output/projectFile';
import { writeProjectZip } from '@/output/projectZip';
import type { Design } from '@/schemas/design';
import { mapFontFamilies } from '@/schemas/fontFamilies';
import { imageRefsOf } from '@/schemas/imageRefs';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { robotoLight } from '../support/fonts';
import { buildProduct, type Served, serveFolder } from '../support/serveBuild';

const { newDesigner } = startBrowser();
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const outDir = at(`tests/.output/face-${process.pid}`);
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src blob: data:; font-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

let served: Served;

/** A project file of a template, with its pictures. */
async function projectOf(
  id: string,
  changed: (design: Design) => Design = (design) => design,
  fonts?: ProjectFonts,
): Promise<Uint8Array> {
  let count = 0;
  const newId = () => {
    count += 1;
    return `layer-${count}`;
  };
  const facts = { id: 'design-1', copyId: 'copy-1', newId, system: 'wearOS', labelOf: (name: string) => name } as const;
  const template = TEMPLATES.find((row) => row.id === id)!;
  const design = createDesign({ ...facts, ratio: '500*500', shape: 'circle', name: 'Ocean', language: 'en', template });
  const images = imageRefsOf(design).map((ref): [string, ProjectImage] => {
    const bytes = new Uint8Array(readFileSync(at(`schemas/templates/art/${ref.slice('art:'.length)}`)));
    return [ref, { type: 'image/png', bytes }];
  });
  return writeProjectZip(changed(design), new Map(images), fonts);
}

/** With a second, smaller copy, which was open when the file was saved. */
function inTwoSizes(design: Design): Design {
  const [first] = design.copies;
  if (!first) throw new Error('A design has a copy.');
  return { ...design, copies: [first, { ...first, id: 'copy-2', ratio: '450*450' }], activeFdId: 'copy-2' };
}

const pageOf = (lang: string, face: string) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><main><h1>Shop</h1>${face}</main><script type="module" src="package/dialwright-face.js"></script></html>`;

beforeAll(async () => {
  await buildProduct(at('build/faceBuild.ts'), join(outDir, 'package'));
  await mkdir(outDir, { recursive: true });
  const files = {
    'page.css': 'dialwright-face { width: 320px }',
    'pulse.dialwright': await projectOf('pulse'),
    'meridian.dialwright': await projectOf('meridian'),
    'two.dialwright': await projectOf('slab', inTwoSizes),
    'font.dialwright': await projectOf(
      'pulse',
      (design) => mapFontFamilies(design, () => 'Shop'),
      new Map([['Shop', robotoLight]]),
    ),
    'text.txt': 'no design',
    'en.html': pageOf('en', '<dialwright-face src="pulse.dialwright" time="2026-11-28T09:05"></dialwright-face>'),
    'zh.html': pageOf('zh', '<dialwright-face src="pulse.dialwright" time="2026-11-28T09:05"></dialwright-face>'),
    'live.html': pageOf('en', '<dialwright-face src="meridian.dialwright" label="Our face"></dialwright-face>'),
    'two.html': pageOf('en', '<dialwright-face src="two.dialwright"></dialwright-face>'),
    'missing.html': pageOf('zh', '<dialwright-face src="none.dialwright"></dialwright-face>'),
    'broken.html': pageOf('en', '<dialwright-face src="text.txt"></dialwright-face>'),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(outDir, name), content);
  served = await serveFolder(outDir);
}, 120_000);
afterAll(async () => {
  await served?.close();
  await rm(outDir, { recursive: true, force: true });
});

async function open(file: string, expected?: RegExp): Promise<Page> {
  const designer = newDesigner({ baseUrl: served.url, ...(expected && { expected }) });
  await designer.do((page) => page.goto(file));
  return designer.page;
}

const element = (page: Page) => page.locator('dialwright-face');
/** What the element draws at a place of the face, as its text. */
const texts = (page: Page) => element(page).locator('svg text').allTextContents();

describe('a face on another page', () => {
  it.each([
    ['en', 'Watch face Ocean', 'SAT'],
    ['zh', '表盘 Ocean', '周六'],
  ])(
    'in %s shows the fixed time with its pictures, name and data, and keeps the policy of the page',
    async (lang, name, weekday) => {
      const page = await open(`/${lang}.html`);
      await page.getByRole('img', { name }).waitFor();
      expect((await texts(page)).join(' ')).toContain(weekday);
      const drawn = await element(page)
        .locator('svg image')
        .evaluateAll(
          (images) => images.filter((image) => (image.getAttribute('href') ?? '').startsWith('blob:')).length,
        );
      expect(drawn).toBeGreaterThan(5);
      expect(await violations(page)).toEqual([]);
    },
  );

  it('has a README that names each attribute', async () => {
    const page = await open('/en.html');
    const names = await page.evaluate(async () => {
      const made = (await customElements.whenDefined('dialwright-face')) as unknown as { observedAttributes: string[] };
      return made.observedAttributes;
    });
    const readme = readFileSync(join(outDir, 'package/README.md'), 'utf8');
    expect(names.filter((name) => !readme.includes(`| \`${name}\``))).toEqual([]);
    expect(names).toContain('src');
  });

  it('follows its attributes and what the page sets', async () => {
    const page = await open('/en.html');
    await page.getByRole('img', { name: 'Watch face Ocean' }).waitFor();
    const count = () => element(page).locator('svg image').count();
    const normal = await count();
    await element(page).evaluate((face) => face.setAttribute('mode', 'always-on'));
    await expect.poll(count).not.toBe(normal);
    await element(page).evaluate((face) => {
      face.removeAttribute('mode');
      (face as unknown as { set(patch: object): void }).set({ battery: 5 });
    });
    await expect.poll(async () => (await texts(page)).join(' ')).toContain('5%');
    await element(page).evaluate((face) => face.setAttribute('copy', '2'));
    await page.getByText('The design has no copy number 2.').waitFor();
    await element(page).evaluate((face) => {
      face.removeAttribute('copy');
      face.setAttribute('time', 'noon');
    });
    await page.getByText('The time “noon” is not a date and time such as 2026-11-28T10:09.').waitFor();
  });

  it('starts with the copy that was open, and shows another by its number', async () => {
    const page = await open('/two.html');
    const face = page.getByRole('img', { name: 'Watch face Ocean' });
    await face.waitFor();
    const first = () => element(page).evaluate((one) => (one as unknown as { firstCopy: number }).firstCopy);
    expect([await first(), await face.getAttribute('viewBox')]).toEqual([2, '0 0 450 450']);
    await element(page).evaluate((one) => one.setAttribute('copy', '1'));
    expect(await face.getAttribute('viewBox')).toBe('0 0 500 500');
  });

  it('shows a font of the file without adding its name to the page, and removes it again', async () => {
    const page = await open('/en.html');
    await page.getByRole('img', { name: 'Watch face Ocean' }).waitFor();
    const families = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
    await element(page).evaluate((face) => face.setAttribute('src', 'font.dialwright'));
    await expect.poll(async () => (await families()).filter((name) => name.includes('dialwright-'))).toHaveLength(1);
    expect(await families()).not.toContain('Shop');
    await element(page).evaluate((face) => face.remove());
    await expect.poll(async () => (await families()).filter((name) => name.includes('dialwright-'))).toEqual([]);
  });

  it('shows the last of several files, whatever arrives first, and again after it was detached', async () => {
    const page = await open('/en.html');
    await page.getByRole('img', { name: 'Watch face Ocean' }).waitFor();
    const result = await element(page).evaluate(async (node) => {
      const face = node as HTMLElement & { open(file: Blob): Promise<boolean>; copies: readonly { id: string }[] };
      const events: string[] = [];
      for (const type of ['load', 'error']) face.addEventListener(type, () => events.push(type));
      face.setAttribute('src', 'meridian.dialwright');
      face.setAttribute('src', 'http://');
      const file = await (await fetch('two.dialwright')).blob();
      const shown = await face.open(file);
      const place = face.parentElement;
      face.remove();
      await new Promise((done) => setTimeout(done, 50));
      const detached = face.copies.length;
      place?.append(face);
      await new Promise((done) => face.addEventListener('load', done, { once: true }));
      return { shown, detached, attached: face.copies.length, events };
    });
    expect(result).toMatchObject({ shown: true, detached: 0, attached: 2 });
    expect(result.events.slice(-2)).toEqual(['load', 'load']);
  });

  it('says that an address is none', async () => {
    const page = await open('/en.html');
    await page.getByRole('img', { name: 'Watch face Ocean' }).waitFor();
    await element(page).evaluate((face) => face.setAttribute('src', 'http://'));
    await page.getByText('The watch face could not be loaded from http://.').waitFor();
  });

  it('shows the current time while it is in view', async () => {
    const page = await open('/live.html');
    const face = page.getByRole('img', { name: 'Our face' });
    await face.waitFor();
    const turned = () =>
      face
        .locator('[transform*="rotate"]')
        .evaluateAll((all) => all.map((part) => part.getAttribute('transform')).join());
    const before = await turned();
    await expect.poll(turned).not.toBe(before);
  });

  it.each([
    ['/missing.html', /404/, /^无法从 .*none\.dialwright 加载表盘。$/],
    ['/broken.html', undefined, /^The file is not a Dialwright design, or it is incomplete\.$/],
  ])('of %s says why it is not shown, in the language of the page', async (file, expected, sentence) => {
    const page = await open(file, expected);
    await page.getByText(sentence).waitFor();
    const message = await element(page).evaluate(
      (face) =>
        new Promise<string>((done) => {
          face.addEventListener('error', (event) => done((event as ErrorEvent).message), { once: true });
          face.setAttribute('src', `${face.getAttribute('src')}?again`);
        }),
    );
    expect(message).toMatch(/^The (?:watch face could not be loaded from|file is not a Dialwright design)/);
  });
});
