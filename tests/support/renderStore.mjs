// Renders the store pictures of the demo's faces again, as the publish page would: schemas/templates/art/store/<face>-<mode>.jpg.
// Run by hand after a template or a face of the demo changed: node tests/support/renderStore.mjs
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = `${ROOT}schemas/templates/art/store/`;
/** Side of a picture, px, and its compression quality. */
const SIDE = 320;
const QUALITY = 0.82;

const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls.local[0]}?world=demo`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const pictures = await page.evaluate(
    async ({ side, quality, root }) => {
      const { demoFaces } = await import(`/@fs${root}mocks/worlds/demoFaces.ts`);
      const { facePicture } = await import(`/@fs${root}src/simulator/facePicture.ts`);
      const drawn = [];
      for (const { design } of demoFaces('domestic'))
        for (const mode of ['normal', 'ambient']) {
          const options = { fonts: [], language: 'en', signal: new AbortController().signal };
          const { file } = await facePicture(design.copies[0], mode, options);
          const small = Object.assign(document.createElement('canvas'), { width: side, height: side });
          const context = small.getContext('2d');
          context.imageSmoothingQuality = 'high';
          context.drawImage(await createImageBitmap(file), 0, 0, side, side);
          drawn.push([`${design.id}-${mode}.jpg`, small.toDataURL('image/jpeg', quality).split(',')[1]]);
        }
      return drawn;
    },
    { side: SIDE, quality: QUALITY, root: ROOT },
  );
  for (const [name, data] of pictures) {
    const bytes = Buffer.from(data, 'base64');
    await writeFile(`${OUT}${name}`, bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
  await server.close();
}
