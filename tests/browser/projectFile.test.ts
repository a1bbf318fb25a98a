// A face as a file, and all data of the demo as one, in a real browser: exported, everything removed, imported, to the pixel.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readZip } from '@/bytes/zip/readZip';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import { PROJECT_PICTURES_MAX } from '@/schemas/limits';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { downloadedFile } from '../support/downloads';
import { fileOf, type PictureFile, pngFile } from '../support/pictures';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner } = startBrowser();
const backdrop = () => pngFile('night.png', { width: 500, height: 500, color: '#102a43' });
const logo = () => pngFile('logo.png', { width: 80, height: 60, color: '#ffb454' });

/** A download caused by a press, as a file to choose again. */
async function downloaded(page: Page, press: () => Promise<unknown>): Promise<PictureFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return downloadedFile(download);
}

const exportFace = async (designer: Designer) => {
  await designer.click('Export');
  const dialog = designer.page.getByRole('dialog', { name: 'Export' });
  const file = await downloaded(designer.page, () =>
    dialog.getByRole('button', { name: 'Download the project file' }).click(),
  );
  await dialog.getByRole('region', { name: 'The file' }).waitFor();
  await designer.press('Escape').do(() => dialog.waitFor({ state: 'detached' }));
  return file;
};

async function chooseFile(page: Page, file: PictureFile, press: () => Promise<unknown>) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
}

const openFile = (designer: Designer, file: PictureFile) =>
  designer.do((page) => chooseFile(page, file, () => designer.button('Open a file').click()));

/** Adds the logo and waits for it: a picture is read and stored before it becomes a layer. */
const addLogo = (designer: Designer) =>
  designer.add('Image', logo()).do(() => designer.drawn('logo').waitFor({ state: 'attached' }));

async function demoMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Demo data' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const resetDemo = (designer: Designer) =>
  designer.visit('/dialList').do(async (page) => {
    await demoMenu(page, 'Reset the demo');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await page.getByText('The demo was reset').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

describe('a face as a file', () => {
  it('is restored to the pixel after all browser data is gone', async () => {
    const designer = newDesigner();
    // One picture is on the server, one only on this device, one is from the catalogue.
    await designer.newDesign({ name: 'Harbour: night' }).add('Background', backdrop()).add('Hour').save();
    await addLogo(designer).add('Date').drag('Date', 0, 110);
    const before = await designer.picture();
    const id = new URL(designer.page.url()).pathname;
    const file = await exportFace(designer);
    expect(file.name).toBe('Harbour night.dialwright');

    await resetDemo(designer);
    await designer.visit('/dialList').do((page) => page.getByText('No designs yet').waitFor());
    await openFile(designer, file).do(() => designer.face.waitFor());
    expect(new URL(designer.page.url()).pathname).not.toBe(id);
    expectSamePicture(await designer.picture(), before, 'the face from the file');
    await designer.reload();
    expectSamePicture(await designer.picture(), before, 'the face after a reload');
    await designer.save();
    expectSamePicture(await designer.picture(), before, 'the face once saved');
  });

  it('is downloaded whole when the store of this device is gone', async () => {
    const designer = newDesigner();
    await addLogo(designer.newDesign({ name: 'Late' }));
    const before = await designer.picture();
    await designer.do(async (page) => {
      // As a newer version of the application does: this page has to close its store.
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('dialwright-local', 99);
            opening.onsuccess = () => {
              opening.result.close();
              resolve();
            };
            opening.onerror = () => reject(opening.error);
          }),
      );
      await page
        .getByText(/Dialwright was updated in another tab/)
        .first()
        .waitFor();
    });
    await designer.add('Date');
    const file = await exportFace(designer);
    expect(file.name).toBe('Late.dialwright');

    const other = newDesigner();
    await other.visit('/dialList');
    await openFile(other, file)
      .do(() => other.face.waitFor())
      .tab('Layers');
    expect(await other.layerNames()).toEqual(['Date', 'logo', expect.anything()]);
    await other.select('Date').press('Delete');
    expectSamePicture(await other.picture(), before, 'the face in another browser');
  });

  it('fault 24: its own zip extended with a bomb, with path traversal or with thousands of entries opens nothing and loses nothing', async () => {
    const designer = newDesigner();
    await addLogo(designer.newDesign({ name: 'Harbour' })).save();
    const before = await designer.picture();
    const place = new URL(designer.page.url()).pathname;
    const good = await exportFace(designer);
    const read = await readZip(Uint8Array.from(good.buffer));
    if (!read.ok) throw new Error(read.fault.kind);
    const whole = [...read.entries].map(([name, bytes]) => ({ name, bytes: Uint8Array.from(bytes) }));
    const note = Uint8Array.from([65]);
    const bad: readonly [string, readonly ZipEntry[], RegExp][] = [
      ['bomb', [{ name: 'pictures/a.png', bytes: new Uint8Array(32 * 1024 * 1024) }], /too large to be a design/],
      ['up', [{ name: '../../evil.txt', bytes: note }], /damaged and cannot be opened/],
      [
        'many',
        Array.from({ length: PROJECT_PICTURES_MAX + 200 }, (_, at) => ({ name: `more/${at}`, bytes: note })),
        /too large to be a design/,
      ],
    ];
    await designer.visit('/dialList');
    for (const [name, more, words] of bad) {
      const file = fileOf(await writeZip([...whole, ...more]), `${name}.dialwright`, 'application/octet-stream');
      await openFile(designer, file);
      // The toast, not its announcement.
      const notification = designer.page.getByRole('region', { name: 'Notifications' }).getByText(words);
      await notification.first().waitFor();
      await designer.page.getByRole('button', { name: 'Dismiss' }).first().click();
      await notification.first().waitFor({ state: 'detached' });
      expect(new URL(designer.page.url()).pathname, name).toBe('/dialList');
      expect(await designer.page.getByRole('link', { name: /Harbour/ }).count(), name).toBe(1);
    }
    await designer.visit(place).do(() => designer.face.waitFor());
    expectSamePicture(await designer.picture(), before, 'the design after all of them');
    await designer.visit('/dialList');
    await openFile(designer, good).do(() => designer.face.waitFor());
    expectSamePicture(await designer.picture(), before, 'the untouched file');
  });

  it.each([
    ['a picture', logo(), /not a Dialwright design file/],
    [
      'a truncated file',
      fileOf(Buffer.from('{"format":"dialwright","version":1,'), 'a.dialwright'),
      /not a Dialwright/,
    ],
    [
      'HTML as a picture',
      fileOf(
        Buffer.from(
          JSON.stringify({
            format: 'dialwright',
            version: 1,
            design: {
              schemaVersion: 2,
              id: 'd',
              system: 'wearOS',
              ratio: '500*500',
              fdIds: [],
              activeFdId: null,
              copies: [
                {
                  id: 'c',
                  platform: 'android',
                  shape: 'circle',
                  ratio: '500*500',
                  normal: { nodeList: [{ uuid: 'r', label: 'R', nodeType: 'root', style: {} }] },
                },
              ],
            },
            images: { '/api/files/x': { type: 'image/png', base64: btoa('<script>alert(1)</script>') } },
          }),
        ),
        'b.dialwright',
      ),
      /A picture in this file is damaged/,
    ],
  ])('is not made of %s', async (_, file, words) => {
    const designer = newDesigner();
    await openFile(designer.visit('/dialList'), file).do((page) => page.getByText(words).first().waitFor());
    expect(new URL(designer.page.url()).pathname).toBe('/dialList');
  });
});

describe('all data of the demo', () => {
  it('is exported to one file and restored: saved, unsaved, pictures', async () => {
    const designer = newDesigner();
    await addLogo(designer.newDesign({ name: 'Unsaved' }));
    const unsaved = await designer.picture();
    const place = new URL(designer.page.url()).pathname;
    // A name that differs from the word with which the bar reports a save.
    await designer.newDesign({ name: 'Kept' }).add('Background', backdrop()).save().visit('/dialList');
    const file = await downloaded(designer.page, () => demoMenu(designer.page, 'Export data'));
    expect(file.name).toBe('dialwright-demo.json');

    await resetDemo(designer);
    await designer.visit('/dialList').do(async (page) => {
      await page.getByText('No designs yet').waitFor();
      await chooseFile(page, file, () => demoMenu(page, 'Import data'));
      await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
      await page
        .getByText(/are now in this browser/)
        .first()
        .waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Use the demo account' }).click();
      await page.getByRole('heading', { name: 'Kept', exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Unsaved', exact: true }).waitFor();
    });
    await designer.visit(place).do(() => designer.face.waitFor());
    expectSamePicture(await designer.picture(), unsaved, 'the design that was never saved');
  });
});
