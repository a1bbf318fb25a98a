// Renders the art of templates and picture sets again: every schemas/templates/art/source/<template>/<name>.svg becomes
// ../../<template>/<name>.png. Run by hand after a source changed: node tests/support/renderArt.mjs [template or set ...]. Then
// it lists the files.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { encodeIndexedPng, encodePng } from './encodePng.mjs';
import { listBytes, listSets, SET_NAME } from './listSets.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ART = 'schemas/templates/art';
/** Above this many bytes a picture gets fewer colours. */
const LARGE = 100_000;
/** Always-on art: thin lines on transparent, few colors. */
const REST = /rest\d*\.svg$/i;
const only = process.argv.slice(2);

/** Typefaces that art may name. */
const FACES = {
  'Art Thin': '100Thin',
  'Art Light': '300Light',
  'Art Regular': '400Regular',
  'Art Bold': '700Bold',
  'Art Black': '900Black',
};
const faces = await Promise.all(
  Object.entries(FACES).map(async ([family, file]) => {
    const font = await readFile(at(`node_modules/@expo-google-fonts/roboto/${file}/Roboto_${file}.ttf`), 'base64');
    return `@font-face{font-family:"${family}";src:url(data:font/ttf;base64,${font})}`;
  }),
);
const STYLE = `${faces.join('')}html,body{margin:0;background:transparent}svg{display:block}`;

/** Pixels of a PNG, decoded by the browser: RGBA as base64, with the size. */
async function pixelsOf(page, png) {
  return page.evaluate(
    async (data) => {
      const bitmap = await createImageBitmap(await (await fetch(data)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context.drawImage(bitmap, 0, 0);
      const { data: rgba, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let binary = '';
      for (let i = 0; i < rgba.length; i += 8192) binary += String.fromCharCode(...rgba.subarray(i, i + 8192));
      return { rgba: btoa(binary), width, height };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  for (const template of await readdir(at(`${ART}/source`))) {
    if (only.length > 0 && !only.includes(template)) continue;
    await mkdir(at(`${ART}/${template}`), { recursive: true });
    for (const file of await readdir(at(`${ART}/source/${template}`))) {
      const svg = await readFile(at(`${ART}/source/${template}/${file}`), 'utf8');
      await page.setContent(`<!doctype html><style>${STYLE}</style>${svg}`);
      await page.evaluate(
        (families) => Promise.all(families.map((family) => document.fonts.load(`20px "${family}"`))),
        Object.keys(FACES),
      );
      const shot = await page.locator('svg').first().screenshot({ omitBackground: true });
      const { rgba, width, height } = await pixelsOf(page, shot);
      const pixels = Buffer.from(rgba, 'base64');
      const exact = encodePng(pixels, width, height);
      const lean = exact.length > LARGE ? encodePng(pixels, width, height, 4) : exact;
      const isTabled = SET_NAME.test(template) || REST.test(file);
      const small = isTabled ? encodeIndexedPng(pixels, width, height) : lean;
      const png = small.length < lean.length ? small : lean;
      await writeFile(at(`${ART}/${template}/${file.replace(/\.svg$/, '.png')}`), png);
      console.log(`${template}/${file}: ${width}x${height}, ${png.length} bytes`);
    }
  }
} finally {
  await browser.close();
}
await listSets(at(ART));
await listBytes(at(ART));
