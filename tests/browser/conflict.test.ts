// A save that meets a newer version: nothing is overwritten, and both states are kept.
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';

const { newDesigner } = startBrowser();

/** Another device saves the same design: the server's revision rises without this page. */
const savedElsewhere = (designer: Designer) =>
  designer.do((page) =>
    page.evaluate(async () => {
      const id = location.pathname.split('/').at(-1) ?? '';
      const token = sessionStorage.getItem('dialwright.token') ?? '';
      const got = await (await fetch(`/api/face/draft/${id}`, { headers: { token } })).json();
      const body = {
        id,
        baseRev: got.data.rev,
        saveId: crypto.randomUUID(),
        doc: { ...got.data.doc, dialName: 'Elsewhere' },
      };
      const headers = { token, 'content-type': 'application/json' };
      const answer = await fetch('/api/face/draft/save', { method: 'POST', headers, body: JSON.stringify(body) });
      if ((await answer.json()).code !== 200) throw new Error('the other device could not save');
    }),
  );

const conflicted = (designer: Designer) =>
  savedElsewhere(designer.newDesign({ name: 'Ours' }).add('Date').save())
    .add('Battery')
    .click('Save')
    .do((page) => page.getByRole('dialog', { name: /newer version/i }).waitFor());

describe('a conflict', () => {
  it('fault 9: continues with a copy, saved, and leaves the original as it was saved elsewhere', async () => {
    const designer = newDesigner();
    await conflicted(designer);
    const original = new URL(designer.page.url()).pathname;
    await designer.click('Keep mine as a copy');
    await designer.page.getByRole('heading', { level: 1, name: 'Ours (copy)' }).waitFor();
    await designer.tab('Layers');
    expect(await designer.layerNames()).toContain('Battery');
    expect(await designer.page.locator('[data-save-state]').getAttribute('data-save-state')).toBe('clean');
    await designer.visit(original).do((page) => page.getByRole('heading', { level: 1, name: 'Elsewhere' }).waitFor());
    await designer.tab('Layers');
    expect(await designer.layerNames()).not.toContain('Battery');
  });

  it('opens the saved version, and keeps the edits as a separate design', async () => {
    const designer = newDesigner();
    await conflicted(designer);
    await designer.click('Open the saved version');
    await designer.page.getByRole('heading', { level: 1, name: 'Elsewhere' }).waitFor();
    await designer.visit('/dialList').do((page) => page.getByRole('link', { name: /Ours \(copy\)/ }).click());
    await designer.tab('Layers');
    expect(await designer.layerNames()).toContain('Battery');
  });
});
