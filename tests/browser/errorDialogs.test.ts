// Fault 29 of the reliability page: every blocking dialog works by keyboard alone. It opens with the focus inside, Escape and
// Enter do what the dialog says, and the focus returns to where it was.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { fileOf } from '../support/pictures';

const { newDesigner } = startBrowser();

/** The focused element: its name, otherwise its role; empty if none. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return '';
    return at.getAttribute('aria-label') ?? at.textContent ?? at.tagName;
  });
const inDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);

/** Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" is not reached by Tab`);
}

/** The server's copy changes, or is deleted, without this page. */
const behindIt = (designer: Designer, act: 'save' | 'delete') =>
  designer.do((page) =>
    page.evaluate(async (what) => {
      const id = location.pathname.split('/').at(-1) ?? '';
      const token = sessionStorage.getItem('dialwright.token') ?? '';
      const headers = { token, 'content-type': 'application/json' };
      const { data } = await (await fetch(`/api/face/draft/${id}`, { headers })).json();
      const doc = { ...data.doc, dialName: 'Elsewhere' };
      const body = JSON.stringify({ id, baseRev: data.rev, saveId: crypto.randomUUID(), doc });
      const answer =
        what === 'save'
          ? await fetch('/api/face/draft/save', { method: 'POST', headers, body })
          : await fetch(`/api/face/draft/${id}`, { method: 'DELETE', headers });
      if ((await answer.json()).code !== 200) throw new Error('the server did not take it');
    }, act),
  );

/** A layer is added by keys, and the design is saved by keys: the dialog opens. */
async function saveInto(designer: Designer, title: RegExp): Promise<void> {
  await designer.do((page) => page.getByRole('application').focus()).press('Control+s');
  await designer.page.getByRole('dialog', { name: title }).waitFor();
  await expect.poll(() => inDialog(designer.page)).toBe(true);
}

it.each([
  ['a conflict', 'save', /newer version/i, 'Keep mine as a copy'],
  ['a design that is gone', 'delete', /no longer in your account/i, 'Save as a new design'],
] as const)('fault 29: %s', async (_, act, title, goOn) => {
  const designer = newDesigner();
  await behindIt(designer.newDesign({ name: 'Ours' }).add('Date').save(), act).add('Battery');
  const { page } = designer;
  const path = new URL(page.url()).pathname;
  await saveInto(designer, title);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Watch face');
  await saveInto(designer, title);
  await tabTo(page, goOn);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/dial/') && url.pathname !== path);
  await designer.face.waitFor();
  await designer.tab('Layers');
  expect(await designer.layerNames()).toEqual(expect.arrayContaining(['Battery', 'Date']));
});

it('a design that another tab edits, and a file that is damaged', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Ours' }).add('Date');
  await designer.do((page) => page.getByText('Saved on this device').first().waitFor());
  const { page } = designer;
  const second = await page.context().newPage();
  await second.goto(`${new URL(page.url()).pathname}?lang=en`);
  await second.getByRole('button', { name: 'Edit here' }).waitFor();
  await tabTo(second, 'Edit here');
  await second.keyboard.press('Enter');
  await second.getByRole('application').waitFor();
  // The tab that lost it reports so, and its one way back can be reached.
  await page.getByRole('button', { name: 'Edit here' }).waitFor();
  await expect.poll(() => focused(page)).not.toBe('');
  await tabTo(page, 'Edit here');

  await second.goto('/dialList?lang=en');
  await second.getByRole('button', { name: 'Open a file' }).first().waitFor();
  await tabTo(second, 'Open a file');
  const [chooser] = await Promise.all([second.waitForEvent('filechooser'), second.keyboard.press('Enter')]);
  await chooser.setFiles(
    fileOf(Buffer.from('{"format":"dialwright","version":1'), 'half.dialwright', 'application/json'),
  );
  await second
    .getByText(/not a Dialwright design file, or it is incomplete.*half\.dialwright/)
    .first()
    .waitFor();
  expect(await focused(second)).toBe('Open a file');
});
