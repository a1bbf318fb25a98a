// Bad files, bad names and a bad disk: a clear message each time, and nothing is lost.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { bomb, htmlNamedPng, noise, pngOfSize, solid, truncated } from '../support/images';
import { fileOf } from '../support/pictures';
import { expectSamePicture } from '../support/samePicture';

const { newDesigner, sharedDesigner } = startBrowser();

const ttf = new Uint8Array([0x00, 0x01, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x80, ...new Array(200).fill(0)]);

const FILES = [
  ['a picture of 512001 bytes', fileOf(pngOfSize(512_001), 'large.png'), /should not exceed 500KB/],
  ['an empty file', fileOf(new Uint8Array(), 'empty.png'), /empty/i],
  ['HTML named .png', fileOf(htmlNamedPng, 'page.png'), /Supports jpg, jpeg, png files only/],
  ['a truncated PNG', fileOf(truncated(solid(200, 200)), 'cut.png'), /damaged/i],
  ['20000x20000 px in 389 KB', fileOf(bomb(), 'bomb.png'), /4096/],
  ['a font as a picture', fileOf(ttf, 'font.png'), /Supports jpg, jpeg, png files only/],
] as const;

/** The text of the design in the newest snapshot on this device; empty without snapshots. */
const newestSnapshot = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('dialwright-local');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('journal').objectStore('journal').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.at(-1)?.doc ?? '');
          };
        };
      }),
  );

describe('refused pictures', () => {
  const shared = sharedDesigner({}, (designer) => designer.newDesign().add('Steps'));

  it.each(FILES)('%s', async (_, file, sentence) => {
    const designer = shared();
    await designer.add('Image', file);
    const notice = designer.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('group')
      .filter({ hasText: sentence });
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
    await designer.tab('Layers');
    expect(await designer.layerNames()).toEqual(['Steps', expect.anything()]);
  });

  it('accepts a picture of 512000 bytes', async () => {
    const designer = shared();
    await designer.add('Image', fileOf(pngOfSize(512_000), 'most.png')).tab('Layers');
    await designer.layer('most').waitFor();
  });
});

describe('refused values', () => {
  const shared = sharedDesigner({}, (designer) => designer.newDesign().add('Battery').tab('Properties'));

  it.each([
    ['X', '1e308'],
    ['X', 'NaN'],
    ['W', '0'],
    ['X', '99999999'],
  ])('%s %s stays in the field with its reason, and the layer does not change', async (field, value) => {
    const designer = shared();
    const before = await designer.picture();
    await designer.do(() => designer.drawn('Battery').click());
    await designer.set(field, value);
    const control = designer.properties.getByLabel(field, { exact: true });
    expect(await control.getAttribute('aria-invalid')).toBe('true');
    expectSamePicture(await designer.picture(), before);
  });

  it('splits no emoji name and refuses one of 10,000 characters', async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: '👩‍👩‍👧‍👦 表盘' });
    await designer.page.getByRole('heading', { level: 1, name: '👩‍👩‍👧‍👦 表盘' }).waitFor();
    await designer.visit('/').do(async (page) => {
      await page.getByRole('button', { name: 'New design' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill('x'.repeat(10_000));
      await dialog.getByRole('button', { name: 'Create' }).click();
      await dialog.getByText(/40/).first().waitFor();
    });
    expect(designer.page.url()).not.toContain('/dial/');
  });
});

describe('storage that fails', () => {
  it('fault 4: reports a full disk, keeps the design open and everything in it', async () => {
    // The test caused the full disk: the console names the picture that was not stored.
    const designer = newDesigner({ quotaBytes: 1_000_000, expected: /could not be kept\. QuotaExceededError/ });
    const picture = (seed: number) => fileOf(noise(300, 300, seed), `noise${seed}.png`);
    await designer.newDesign().add('Date').add('Image', picture(1)).add('Image', picture(2)).add('Image', picture(3));
    await designer.page
      .getByText(/storage is full/)
      .first()
      .waitFor();
    await designer.add('Steps').tab('Layers');
    const names = await designer.layerNames();
    expect(names).toEqual(expect.arrayContaining(['Date', 'noise1', 'Steps']));
    const shown = await designer.face.locator('image').count();
    // The bar shows whether the last edit is on this device: that state is restored.
    await designer.page.locator('[data-save-state=local], [data-save-state=blocked]').waitFor();
    const state = await designer.page.locator('[data-save-state]').getAttribute('data-save-state');
    designer.page.on('dialog', (dialog) => void dialog.accept());
    await designer.reload().tab('Layers');
    expect(await designer.layerNames()).toEqual(state === 'local' ? names : names.filter((name) => name !== 'Steps'));
    await designer.face
      .locator('image')
      .nth(shown - 1)
      .waitFor();
    expect(await designer.face.locator('image').count(), 'every picture that was in it').toBe(shown);
  });

  it('fault 5: opens an earlier state when the newest record is damaged, and keeps the damaged one', async () => {
    const designer = newDesigner();
    await designer.newDesign().add('Date').add('Steps');
    await expect.poll(() => newestSnapshot(designer.page), { timeout: 10_000 }).toContain('"label":"Steps"');
    await designer.do((page) =>
      page.evaluate(async () => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open('dialwright-local');
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        const store = db.transaction('designs', 'readwrite').objectStore('designs');
        await new Promise<void>((resolve) => {
          store.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return resolve();
            cursor.update({ ...cursor.value, doc: '{"schemaVersion": 2, "broken' });
            cursor.continue();
          };
        });
        db.close();
      }),
    );
    await designer.reload();
    await designer.page
      .getByText(/earlier/i)
      .first()
      .waitFor();
    await designer.tab('Layers');
    expect(await designer.layerNames()).toContain('Steps');
  });
});
