// The main job of the product in a real browser: a face from blank to a saved draft that can be reopened.
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { pngFile } from '../support/pictures';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner } = startBrowser();
const backdrop = () => pngFile('night.png', { width: 500, height: 500, color: '#102a43' });

describe('a face by mouse', () => {
  it('is built from a picture, three hands, a date and a battery ring, saved, and restored to the pixel', async () => {
    const designer = newDesigner();
    await designer
      .newDesign({ name: 'Harbour' })
      .add('Background', backdrop())
      .add('Hour')
      .add('Minutes')
      .add('Seconds')
      .add('Date')
      .drag('Date', 0, 110)
      .add('Progress ring')
      .drag('Progress ring', -90, 0)
      .tab('Layers');
    expect(await designer.layerNames()).toEqual([
      'Progress ring',
      'Date',
      'Seconds',
      'Minutes',
      'Hour',
      'Background',
      expect.stringMatching(/background/i),
    ]);
    const before = await designer.picture();
    await designer.save();
    expectSamePicture(await designer.picture(), before, 'saving changes no pixel');
    await designer.reload();
    expectSamePicture(await designer.picture(), before, 'reloading changes no pixel');

    await designer.visit('/dialList');
    await designer.page.getByText('Harbour').first().waitFor();
    const card = designer.page.getByRole('listitem').filter({ hasText: 'Harbour' });
    expect(await card.locator('svg [data-node]').count()).toBe(7);
  });

  it('undoes and redoes a drag as one step', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Battery').drag('Battery', 60, 40).tab('Properties');
    const moved = [await designer.field('X'), await designer.field('Y')];
    await designer.undo();
    const start = [await designer.field('X'), await designer.field('Y')];
    expect(start).not.toEqual(moved);
    await designer.redo();
    expect([await designer.field('X'), await designer.field('Y')]).toEqual(moved);
  });

  it('keeps a drag cancelled by Escape out of the document', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Steps').tab('Properties');
    const x = await designer.field('X');
    await designer.drag('Steps', 80, 30, { release: false }).press('Escape');
    await designer.page.mouse.up();
    expect(await designer.field('X')).toBe(x);
  });
});

describe('unsaved work', () => {
  it('survives a reload', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Heart rate').reload().tab('Layers');
    expect(await designer.layerNames()).toContain('Heart rate');
  });

  it('fault 1: survives a tab that dies mid-edit', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Text').add('Weekday').drag('Weekday', 40, 90);
    await designer
      .do((page) => page.waitForTimeout(500))
      .crashAndReopen()
      .tab('Layers');
    expect(await designer.layerNames()).toEqual(['Weekday', 'Text', expect.anything()]);
  });

  it('is saved after signing in in place, images included', async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Mine' }).add('Image', pngFile('logo.png', { width: 80, height: 60 }));
    const before = await designer.picture();
    await designer.save().do((page) =>
      page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) {
          if (name === 'dialwright-local') indexedDB.deleteDatabase(name);
        }
      }),
    );
    await designer.reload();
    expectSamePicture(await designer.picture(), before, 'the server has it all');
  });
});

describe('the embedded backend', () => {
  it('fault 27: answers after the browser stopped its worker', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Text');
    // The visitor's versions and the pictures of the copies follow the save. A browser stops a worker only when no call is
    // pending.
    const background = ['/api/face/version/save', '/api/face/draft/pictures'].map((path) =>
      designer.page.waitForResponse((response) => response.url().endsWith(path)),
    );
    await designer.save();
    for (const response of background) await (await response).finished();
    await designer.do(async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.waitForTimeout(300);
    });
    await designer.add('Date').save();
    await designer.reload().tab('Layers');
    expect(await designer.layerNames()).toContain('Date');
  });
});
