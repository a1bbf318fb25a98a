// Takes the pictures of the user guide from the product itself: locales/<language>/guide/<name>.<width>x<height>.webp.
// Run by hand after the interface changed, on a machine with a font for Chinese: node tests/support/guidePictures.mjs [name ...]
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = `${ROOT}locales/`;
const VIEWPORT = { width: 1200, height: 750 };
/** Device pixels per CSS px, and the compression quality of a picture. */
const SCALE = 1.5;
const QUALITY = 0.82;

const server = await createServer({ root: `${ROOT}src`, configFile: `${ROOT}vite.config.ts`, server: { port: 0 } });
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const names = process.argv.slice(2);

/** The visible part of a dialog: the element itself fills the window. */
const boxOf = (dialog) => dialog.locator('div.bg-panel').first();

/** A panel of the editor, by the tab that opens it. */
const panelOf = (page) => page.locator('[role="tabpanel"]:visible');

const tab = async (page, name) => page.getByRole('tab', { name, exact: true }).click();

/** Each shot prepares the editor with the Pulse template and returns the part to capture. */
const SHOTS = {
  editor: async (page) => {
    await page.getByRole('treeitem').nth(4).click();
    return page;
  },
  layers: async (page, w) => {
    await tab(page, w('editor:panels.layers'));
    await page.getByRole('treeitem').nth(4).hover();
    return panelOf(page).first();
  },
  data: async (page, w) => {
    await tab(page, w('editor:panels.data'));
    return panelOf(page).last();
  },
  expression: async (page, w) => {
    await tab(page, w('editor:panels.properties'));
    await page.getByRole('treeitem').first().click();
    return panelOf(page).last();
  },
  simulator: async (page, w) => {
    await page.getByRole('button', { name: w('editor:simulator.more'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  },
  report: async (page) => {
    await page.locator('[data-copies]').getByRole('button', { name: /ASR/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    return boxOf(dialog);
  },
  check: async (page, w) => {
    await page
      .getByRole('button', { name: new RegExp(`^${w('editor:topBar.check')}`) })
      .first()
      .click();
    const panel = page.locator('aside[aria-labelledby="check-title"]');
    await panel.getByRole('meter').nth(2).waitFor({ state: 'attached' });
    await page.waitForTimeout(2500);
    return panel;
  },
  export: async (page, w) => {
    await page.getByRole('button', { name: w('editor:commands.exportFile'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(w('export:ways.watchFace'), { exact: true }).click();
    await dialog.getByText(w('export:watch.make'), { exact: true }).waitFor();
    return boxOf(dialog);
  },
  publish: async (page, w) => {
    await page.getByRole('button', { name: w('editor:commands.publish'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: w('signIn:demo'), exact: true }).click();
    await page.getByText(w('publish:drawn.drawn')).waitFor();
    await page.mouse.move(0, 0);
    return page.getByRole('main');
  },
};

async function webp(page, png) {
  const base64 = await page.evaluate(
    async ({ data, quality }) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    { data: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(base64, 'base64');
}

async function take(language, name) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${address}?lang=${language}&world=empty`);
  const w = await page.evaluate(
    async ({ root, lang }) => {
      const rooms = ['pages', 'editor', 'export', 'publish', 'check'];
      const files = await Promise.all(rooms.map((room) => import(`/@fs${root}locales/${lang}/${room}.json`)));
      return Object.fromEntries(rooms.map((room, index) => [room, files[index].default]));
    },
    { root: ROOT, lang: language },
  );
  const words = (key) =>
    key
      .split(':')[1]
      .split('.')
      .reduce((at, part) => at[part], w[key.split(':')[0]]);
  await page
    .getByRole('button', { name: words('pages:home.newDesign') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words('pages:templates.pulse.name') }).click();
  await dialog.getByRole('textbox').first().fill(words('pages:templates.pulse.name'));
  await dialog.locator('button[type="submit"]').click();
  await page.getByRole('application').waitFor();
  await page
    .locator('[data-demo-note] button')
    .first()
    .click({ timeout: 500 })
    .catch(() => {});
  await page.waitForTimeout(1500);
  const shown = await SHOTS[name](page, words);
  await page.waitForTimeout(600);
  const box = shown === page ? { x: 0, y: 0, ...VIEWPORT } : await shown.boundingBox();
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const clip = {
    x,
    y,
    width: Math.min(Math.ceil(box.width), VIEWPORT.width - x),
    height: Math.min(Math.ceil(box.height), VIEWPORT.height - y),
  };
  const bytes = await webp(page, await page.screenshot({ clip }));
  const folder = `${OUT}${language}/guide/`;
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder))
    if (old.startsWith(`${name}.`) && old.endsWith('.webp')) await rm(folder + old);
  const file = `${name}.${clip.width}x${clip.height}.webp`;
  await writeFile(folder + file, bytes);
  console.log(`${language}/${file}: ${bytes.length} bytes`);
  await context.close();
}

try {
  for (const language of ['en', 'zh']) {
    for (const name of names.length > 0 ? names : Object.keys(SHOTS)) await take(language, name);
  }
} finally {
  await browser.close();
  await server.close();
}
