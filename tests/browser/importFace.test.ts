// Watch faces from files, in a real browser: our own sources and packages, single documents, and bad files.
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeZip } from '@/bytes/zip/writeZip';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { downloadedFile } from '../support/downloads';
import { robotoThin } from '../support/fonts';
import { fileOf, type PictureFile } from '../support/pictures';

const { newDesigner } = startBrowser();

const report = (page: Page) => page.getByRole('dialog', { name: /^Opened “/ });

async function chooseFile(designer: Designer, file: PictureFile) {
  await designer.do(async (page) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), designer.button('Open a file').click()]);
    await chooser.setFiles(file);
  });
}

async function opened(designer: Designer, file: PictureFile) {
  await designer.visit('/dialList');
  await chooseFile(designer, file);
  await report(designer.page).waitFor();
}

/** The design as a source zip, by the Export dialog. */
async function sourceZip(designer: Designer): Promise<PictureFile> {
  await designer.click('Export');
  const { page } = designer;
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('tab', { name: 'Smartwatch' }).click();
  await dialog.getByRole('radio', { name: 'Source ZIP' }).check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the package' }).click(),
  ]);
  return downloadedFile(download, 'application/zip');
}

it('an exported face is imported as layers, with a report that links to them and is available after a reload', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Quay', template: 'Meridian' });
  const { page } = designer;
  const file = await sourceZip(designer);
  await opened(designer, file);
  const dialog = report(page);
  expect(await dialog.textContent()).toMatch(/\d+ layers? to edit/);
  const first = dialog.getByRole('button', { name: /^Go to the layer / }).first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await dialog.waitFor({ state: 'detached' });
  expect(await designer.layerNames()).toContain(name);
  const row = page.getByRole('treeitem', { name, exact: true, selected: true });
  await row.waitFor();
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.reload();
  await designer.face.waitFor();
  await designer.face.focus();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Import report' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('a picture of another kind is converted to PNG, a font is added to the signed-in account', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Mine' }).save();
  const webp = await designer.page.evaluate(async () => {
    const canvas = new OffscreenCanvas(60, 40);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#ff8800';
    context.fillRect(0, 0, 60, 40);
    const blob = await canvas.convertToBlob({ type: 'image/webp' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const face = `<WatchFace width="450" height="450"><Scene backgroundColor="#FF000000">
<PartImage x="100" y="100" width="60" height="40"><Image resource="dial"/></PartImage>
<PartText x="100" y="200" width="250" height="60"><Text><Font family="lettering" size="40" color="#FFFFFFFF">Quay</Font></Text></PartText>
</Scene></WatchFace>`;
  const zip = await writeZip([
    { name: 'face/res/raw/watchface.xml', bytes: new TextEncoder().encode(face) },
    { name: 'face/res/drawable/dial.webp', bytes: new Uint8Array(webp) },
    { name: 'face/res/font/lettering.ttf', bytes: new Uint8Array(robotoThin) },
  ]);
  const { page } = designer;
  // Without a reload: the session stays.
  await page.getByRole('link', { name: 'Designs', exact: true }).click();
  await page.waitForURL(/\/dialList/);
  await chooseFile(designer, fileOf(zip, 'Lettered.zip', 'application/zip'));
  await report(page).waitFor();
  expect(await report(page).textContent()).toContain('The font was added to your fonts.');
  await page.keyboard.press('Escape');
  await report(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => designer.face.locator('image').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
    .toEqual([expect.stringMatching(/\S/)]);
});

it.each([
  ['a broken document', fileOf(Buffer.from('<WatchFace>\n<Scene>\n</WatchFace>'), 'f.xml'), /an error at line 3/],
  ['another document', fileOf(Buffer.from('<html/>'), 'f.xml'), /begins with <html>/],
  ['a package without a face', fileOf(Buffer.from('PK\x05\x06'.padEnd(22, '\0')), 'f.apk'), /This file is empty/],
])('%s is refused with a message, and nothing is lost', async (_, file, words) => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Kept' }).visit('/dialList');
  await chooseFile(designer, file);
  await designer.page.getByText(words).first().waitFor();
  expect(new URL(designer.page.url()).pathname).toBe('/dialList');
  await designer.page.getByText('Kept').first().waitFor();
});

const SAMPLES = '../shared/wff/samples/';
const SAMPLE = ['samples-SimpleAnalog.xml', 'miku.xml'].map((name) => SAMPLES + name).find((path) => existsSync(path));
it.runIf(SAMPLE)('a foreign document is opened alone, and its report lists its missing pictures', async () => {
  const designer = newDesigner();
  await opened(designer, fileOf(readFileSync(SAMPLE ?? ''), 'face.xml', 'text/xml'));
  expect(await report(designer.page).textContent()).toContain('it was not in the file');
  await designer.page.keyboard.press('Escape');
  await designer.face.waitFor();
});
