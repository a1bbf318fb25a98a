// All data of the demo replaced or removed while another tab edits: the open design is kept, marked, and can be saved.
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { Designer } from '../support/designer';
import { downloadedFile } from '../support/downloads';
import { pngFile } from '../support/pictures';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner } = startBrowser();
const otherTab = (context: BrowserContext) => new Designer('en', () => context.newPage());

const demoMenu = (designer: Designer, item: string) =>
  designer.click('Demo data').do((page) => page.getByRole('menuitem', { name: item }).click());
const reset = (designer: Designer) =>
  demoMenu(designer.visit('/'), 'Reset the demo').do((page) =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click(),
  );
const state = (designer: Designer) => designer.page.locator('[data-save-state]').getAttribute('data-save-state');
const FACE_PICTURE = pngFile('face.png', { width: 120, height: 90, color: '#12c45a' });

it('a reset in another tab keeps the open design whole, on this device, and it is saved again', async () => {
  const one = newDesigner();
  await one.newDesign({ name: 'Closed' }).add('Battery').save();
  await one.newDesign({ name: 'Open' }).add('Image', FACE_PICTURE).add('Date').save();
  const path = new URL(one.page.url()).pathname;
  const before = await one.picture();
  // The picture's layer is currently undone: only undo has it.
  await one.select('face').press('Delete');
  const two = otherTab(one.page.context());
  await reset(two).do((page) =>
    page.getByText('The demo was reset. Designs that are open in another tab').first().waitFor(),
  );
  await one.do((page) =>
    page
      .getByText(/The demo was reset in another tab/)
      .first()
      .waitFor(),
  );
  await expect.poll(() => state(one)).toBe('local');

  await one.undo().do(() => expect.poll(() => state(one)).toBe('local'));
  expectSamePicture(await one.picture(), before, 'the face after the reset, its picture undone');
  await one.save();
  expect(await state(one)).toBe('saved');
  await one.do((page) => page.reload()).do(() => one.face.waitFor());
  expect(new URL(one.page.url()).pathname).toBe(path);
  expect(await state(one)).toBe('clean');
  expectSamePicture(await one.picture(), before, 'the face as the server gives it');
  await one.visit('/dialList').do((page) => page.getByRole('link', { name: 'Open', exact: true }).waitFor());
  expect(await one.page.getByRole('list', { name: 'Designs' }).getByRole('listitem').count()).toBe(1);
});

it('an import waits until no tab edits', async () => {
  const one = newDesigner();
  await one.newDesign({ name: 'Open' }).add('Date');
  const two = otherTab(one.page.context());
  await two.visit('/');
  const [download] = await Promise.all([two.page.waitForEvent('download'), demoMenu(two, 'Export data')]);
  await one.add('Battery');
  const [chooser] = await Promise.all([two.page.waitForEvent('filechooser'), demoMenu(two, 'Import data')]);
  await chooser.setFiles(await downloadedFile(download));
  await two.do((page) => page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click());
  await two.do((page) =>
    page
      .getByText(/open in another tab\. Close it there/)
      .first()
      .waitFor(),
  );
  await one.reload();
  await one.tab('Layers');
  expect(await one.layerNames()).toContain('Battery');
});
