// Files opened by touch on a phone: a watch face made elsewhere and a project file, from the list to the canvas and the report.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writeZip } from '@/bytes/zip/writeZip';
import { writeProjectZip } from '@/output/projectZip';
import { startBrowser } from '../support/browser';
import { imageLayer, sampleDesign, textLayer } from '../support/designs';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';
import { solid } from '../support/images';
import { fileOf, type PictureFile } from '../support/pictures';

const { newDesigner } = startBrowser();

const PHONE = { width: 390, height: 844 };

/** A face from another tool: a picture and a text that become layers, and a preserved part. */
const FACE = `<WatchFace width="450" height="450"><Scene backgroundColor="#FF000000">
<PartImage name="dial" x="100" y="100" width="60" height="40"><Image resource="dial"/></PartImage>
<PartText name="greeting" x="100" y="200" width="250" height="60"><Text><Font family="SYNC_TO_DEVICE" size="40" color="#FFFFFFFF">Quay</Font></Text></PartText>
</Scene></WatchFace>`;

const watchFace = async (): Promise<PictureFile> =>
  fileOf(
    await writeZip([
      { name: 'face/res/raw/watchface.xml', bytes: new TextEncoder().encode(FACE) },
      { name: 'face/res/drawable/dial.png', bytes: new Uint8Array(solid(60, 40, '#ff8800')) },
    ]),
    'Quay.zip',
    'application/zip',
  );

const REF = `asset:${'a'.repeat(64)}`;
const projectFile = async (): Promise<PictureFile> => {
  const design = sampleDesign({ name: 'Harbor', layers: [imageLayer('moon', REF), textLayer('words', 'Quay')] });
  const images = new Map([[REF, { type: 'image/png' as const, bytes: new Uint8Array(solid(60, 40, '#ff8800')) }]]);
  return fileOf(await writeProjectZip(design, images), 'Harbor.dialwright', 'application/octet-stream');
};

/** Records every press that is not a touch. */
async function watchMice(page: Page): Promise<() => Promise<string[]>> {
  const listen = () => {
    const noted: string[] = [];
    window.pointers = noted;
    addEventListener('pointerdown', ({ isTrusted, pointerType }) => isTrusted && noted.push(pointerType), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return async () => {
    const noted = await page.evaluate(() => window.pointers ?? []);
    expect(noted.length, 'presses by fingers').toBeGreaterThan(0);
    return noted.filter((type) => type !== 'touch');
  };
}

async function tapFile(page: Page, openFile: string, file: PictureFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: openFile, exact: true }).first().tap(),
  ]);
  await chooser.setFiles(file);
}

/** The picture and the text of the face are drawn within the screen. */
async function expectDrawn(page: Page): Promise<void> {
  const face = page.getByRole('application');
  await face.getByText('Quay').waitFor({ state: 'attached' });
  await expect
    .poll(() => face.locator('image').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
    .toEqual([expect.stringMatching(/^blob:/)]);
  const box = await face.locator('image').boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= PHONE.width && box.width > 0).toBe(true);
}

describe.each(eachRun(['en', 'zh'] as const))('on a phone in %s', (lang) => {
  const w = wordsOf(lang);
  const visit = async () => {
    const designer = newDesigner({ lang, viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    await designer.visit('/dialList');
    return designer.page;
  };

  it('a watch face is opened, its report links to a layer, and is available under Help', async () => {
    const page = await visit();
    const mice = await watchMice(page);
    await tapFile(page, w('designs:openFile'), await watchFace());
    const report = page.getByRole('dialog');
    await report.waitFor();
    // The report is as wide as the phone, and its last button is reached by scrolling with a finger.
    const name = await report.getByRole('heading').first().textContent();
    expect(name).toContain('Quay');
    const layer = report.getByRole('button', { name: /greeting/ }).first();
    await layer.tap();
    await report.waitFor({ state: 'detached' });
    await expectDrawn(page);
    await page.getByRole('treeitem', { name: 'greeting', selected: true }).waitFor();

    await page.getByRole('button', { name: w('editor:topBar.help'), exact: true }).tap();
    await page.getByRole('menuitem', { name: w('editor:help.importReport') }).tap();
    await report.waitFor();
    await report.getByRole('button', { name: w('import:done') }).tap();
    await report.waitFor({ state: 'detached' });
    expect(await mice()).toEqual([]);
  });

  it('a project file is opened with its picture', async () => {
    const page = await visit();
    const mice = await watchMice(page);
    await tapFile(page, w('designs:openFile'), await projectFile());
    await page.waitForURL(/\/dial\//);
    await expectDrawn(page);
    await page.getByRole('heading', { level: 1, name: 'Harbor' }).waitFor();
    expect(await mice()).toEqual([]);
  });
});
