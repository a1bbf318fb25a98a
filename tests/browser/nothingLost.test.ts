// Two tabs, two states, two places: whatever conflicts, the work still exists, and is listed.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { DEMO, Designer } from '../support/designer';

const { newDesigner } = startBrowser();

/** Another tab of the same browser. */
const otherTab = (context: BrowserContext) => new Designer('en', () => context.newPage());

const signInOnDesigns = (designer: Designer, stay = false) =>
  designer.visit('/dialList').do(async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, stay);
  });

async function fillSignIn(page: Page, stay = false) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'By password' }).click();
  await dialog.getByLabel('Phone').fill(DEMO.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
  if (stay) await dialog.getByLabel(/stay signed in/i).check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const cards = (page: Page) => page.getByRole('list', { name: 'Designs' }).getByRole('listitem');
const cardTexts = async (page: Page) => (await cards(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

/** Saves another state of the open design without the page, as another device would; or deletes it. */
const behindIt = (designer: Designer, act: 'save' | 'delete') =>
  designer.do((page) =>
    page.evaluate(async (what) => {
      const id = location.pathname.split('/').at(-1) ?? '';
      const token = sessionStorage.getItem('dialwright.token') ?? '';
      const headers = { token, 'content-type': 'application/json' };
      if (what === 'delete') {
        const gone = await fetch(`/api/face/draft/${id}`, { method: 'DELETE', headers });
        if ((await gone.json()).code !== 200) throw new Error('not deleted');
        return;
      }
      const got = await (await fetch(`/api/face/draft/${id}`, { headers })).json();
      const doc = { ...got.data.doc, dialName: 'Elsewhere' };
      const body = JSON.stringify({ id, baseRev: got.data.rev, saveId: crypto.randomUUID(), doc });
      const answer = await fetch('/api/face/draft/save', { method: 'POST', headers, body });
      if ((await answer.json()).code !== 200) throw new Error('the other device could not save');
    }, act),
  );

/** Layers of the card's design, by opening it. */
const layersOf = async (designer: Designer, path: string | RegExp) => {
  if (typeof path === 'string') await designer.visit(path);
  else await designer.visit('/dialList').do((page) => page.getByRole('link', { name: path }).click());
  await designer.do(() => designer.face.waitFor()).tab('Layers');
  return designer.layerNames();
};

it('fault 30: a visitor’s design stays with the tab that edits it when another tab signs in, and no older state returns', async () => {
  const one = newDesigner();
  await one.newDesign({ name: 'Mine' }).add('Date');
  const two = otherTab(one.page.context());
  await signInOnDesigns(two);
  await two.page.getByText('Open in another tab').waitFor();
  expect(await cardTexts(two.page)).toEqual([expect.stringContaining('Mine')]);
  // The first tab continues, and saves to the account.
  await one.add('Battery').save();
  await one.reload();
  await one.tab('Layers');
  expect(await one.layerNames()).toContain('Battery');
  expect(await one.page.locator('[data-save-state]').getAttribute('data-save-state')).toBe('clean');
  await one.add('Steps').save();
  await two.do((page) => cards(page).getByText('Draft', { exact: true }).waitFor());
  await two.page.getByText('Open in another tab').waitFor({ state: 'detached' });
  expect(await cardTexts(two.page)).toHaveLength(1);
  await one.visit('/');
  expect(await layersOf(two, /Mine/)).toEqual(expect.arrayContaining(['Steps', 'Battery', 'Date']));
});

it('a visitor’s design moves to the account with the tab that continues it, including unfinished typing', async () => {
  const one = newDesigner();
  await one.newDesign({ name: 'Words' }).add('Text').select('Text').tab('Properties');
  const path = new URL(one.page.url()).pathname;
  const two = otherTab(one.page.context());
  await signInOnDesigns(two);
  await two.visit(path);
  await two.page.getByRole('heading', { name: 'This design is open in another tab' }).waitFor();
  for (let round = 1; round <= 6; round += 1) {
    const [from, to] = round % 2 ? [one, two] : [two, one];
    // The first tab is a visitor's: it signs in to take the design back.
    await from.properties.locator('[data-field="style.text"]').locator('input, textarea').fill(`words ${round}`);
    await to.click('Edit here');
    if (round === 2) {
      await to.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await fillSignIn(to.page);
    }
    await to.do(() => to.face.waitFor());
    await from.page.getByRole('heading', { name: 'Another tab is now editing this design' }).waitFor();
    await to.select('Text').tab('Properties');
    const arrived = to.properties.locator('[data-field="style.text"]').locator('input, textarea');
    expect(await arrived.inputValue()).toBe(`words ${round}`);
  }
  // An unfinished gesture counts at its last position: a moved layer, a held handle.
  const fieldValue = (designer: Designer, field: string) =>
    designer.properties.locator(`[data-field="style.${field}"] input`).first().inputValue();
  const taken = async (from: Designer, to: Designer) => {
    await to.click('Edit here');
    await to.do(() => to.face.waitFor());
    await from.page.getByRole('heading', { name: 'Another tab is now editing this design' }).waitFor();
    await from.page.mouse.up();
    await to.select('Text').tab('Properties');
  };
  const before = await fieldValue(one, 'y');
  await one.drag('Text', 31, 83, { release: false });
  await taken(one, two);
  expect(await fieldValue(two, 'y')).not.toBe(before);
  const width = await fieldValue(two, 'width');
  const handle = (await two.page.locator('.moveable-control.moveable-e').boundingBox())!;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await two.page.mouse.move(x, y);
  await two.page.mouse.down();
  await two.page.mouse.move(x + 43, y, { steps: 4 });
  await taken(two, one);
  expect(Number(await fieldValue(one, 'width'))).toBeGreaterThan(Number(width) + 20);
});

it('the system’s time zone changes while a design is open: nothing is lost, no older state is taken for the newer, the dial stays', async () => {
  const designer = newDesigner({ movesZone: true });
  await designer.newDesign({ name: 'Travel' }).add('Date').save();
  const cdp = await designer.page.context().newCDPSession(designer.page);
  const moveTo = (timezoneId: string) => cdp.send('Emulation.setTimezoneOverride', { timezoneId });
  const time = () => designer.page.getByRole('textbox', { name: 'Time', exact: true }).inputValue();
  const layer = () => designer.page.locator('[data-layer][aria-label^="Date"]').getAttribute('aria-label');
  // The name begins with what the layer shows.
  const shown = async () => [await time(), (await layer())?.split(', ')[1]];
  const before = await shown();
  // A day forward, then a day back: the two ends of the date line.
  await moveTo('Pacific/Kiritimati');
  expect(await shown()).toEqual(before);
  await designer.add('Battery').save();
  await moveTo('Pacific/Pago_Pago');
  expect(await shown()).toEqual(before);
  await designer.add('Steps');
  await expect.poll(() => designer.page.locator('[data-save-state]').getAttribute('data-save-state')).toBe('local');
  await designer.reload();
  await designer.tab('Layers');
  expect(await designer.layerNames()).toEqual(expect.arrayContaining(['Steps', 'Battery', 'Date']));
  expect(await shown()).toEqual(before);
  await designer.save();
  await designer.visit('/dialList');
  await expect.poll(() => cardTexts(designer.page)).toEqual([expect.stringContaining('Travel')]);
});

describe('two states of one design', () => {
  const bothListed = async (designer: Designer, mine: RegExp, other: RegExp) => {
    // By the editor's own link: a full page load each time would be slow on a busy machine.
    await designer.do((page) => page.getByRole('link', { name: 'Designs', exact: true }).first().click());
    await designer.page.getByRole('link', { name: mine }).first().waitFor();
    await designer.page.getByRole('link', { name: other }).first().waitFor();
    expect(await cards(designer.page).count()).toBe(2);
  };
  const choices = {
    'after a save: open the saved one': {
      button: 'Open the saved version',
      open: 'Elsewhere',
      aside: /Ours \(copy\)/,
      at: 'save',
    },
    'on opening: the saved one': {
      button: 'Open the saved version',
      open: 'Elsewhere',
      aside: /Ours \(copy\)/,
      at: 'open',
    },
    'on opening: this device’s': {
      button: "Continue with this device's version",
      open: 'Ours',
      aside: /Elsewhere \(copy\)/,
      at: 'open',
    },
  } as const;
  it.each(Object.entries(choices))(
    'fault 31: %s, and both exist after the first edit and the tenth',
    async (_, choice) => {
      const designer = newDesigner();
      await designer.newDesign({ name: 'Ours' }).add('Date').save();
      const path = new URL(designer.page.url()).pathname;
      await behindIt(designer, 'save').add('Battery');
      if (choice.at === 'save') await designer.click('Save').click(choice.button);
      else {
        await designer.visit('/').visit(path);
        await designer.click(choice.button);
      }
      await designer.page.getByRole('heading', { level: 1, name: choice.open, exact: true }).waitFor();
      await bothListed(designer, new RegExp(`^${choice.open}$`), choice.aside);
      for (const edits of [1, 9]) {
        await designer.visit(path).do(() => designer.face.waitFor());
        for (let edit = 0; edit < edits; edit += 1) await designer.add('Steps');
        await designer.page.getByText('Saved on this device').first().waitFor();
        await bothListed(designer, new RegExp(`^${choice.open}$`), choice.aside);
      }
      const isOurs = choice.open === 'Ours';
      const chosen = await layersOf(designer, path);
      expect([chosen.includes('Battery'), chosen.filter((name) => name.startsWith('Steps'))]).toEqual([
        isOurs,
        expect.objectContaining({ length: 10 }),
      ]);
      const aside = await layersOf(designer, choice.aside);
      expect([aside.includes('Battery'), aside.some((name) => name.startsWith('Steps'))]).toEqual([!isOurs, false]);
    },
  );
});

it('fault 33: a design that the account lost stays listed, labelled, and is saved as a new one', async () => {
  const designer = newDesigner();
  await designer.newDesign({ name: 'Lost' }).add('Date').save();
  const path = new URL(designer.page.url()).pathname;
  await behindIt(designer, 'delete').add('Battery').click('Save');
  await designer.page.getByRole('dialog', { name: /no longer in your account/ }).waitFor();
  await designer.click('Not now').visit('/dialList');
  await designer.do((page) => page.getByText('No longer in your account').waitFor());
  expect(await layersOf(designer, path)).toEqual(expect.arrayContaining(['Battery', 'Date']));
  await designer.do((page) => page.getByText('Not saved: no longer in your account').first().waitFor());
  await designer.click('Save').click('Save as a new design');
  await designer.do((page) => page.waitForURL((url) => url.pathname.startsWith('/dial/') && url.pathname !== path));
  await designer.do(() => designer.face.waitFor()).tab('Layers');
  expect(await designer.layerNames()).toEqual(expect.arrayContaining(['Battery', 'Date']));
  await designer.visit('/dialList').do((page) => cards(page).getByText('Draft', { exact: true }).waitFor());
  expect(await cardTexts(designer.page)).toEqual([expect.stringContaining('Lost')]);
});

it('fault 33: designs on this device are listed while the account cannot be read, and the account once it can', async () => {
  const designer = newDesigner({ expected: /500|503|draft\/page/, isTester: true });
  await designer.newDesign({ name: 'Here' }).add('Date').save().visit('/');
  const listFails = (times: number) =>
    designer.page.evaluate((count) => {
      const host = globalThis as unknown as {
        __dialwright: { testers: { faults: { plan(faults: unknown[]): void } } };
      };
      host.__dialwright.testers.faults.plan(
        count > 0 ? [{ op: 'facePage', kind: 'status', code: 503, times: count }] : [],
      );
    }, times);
  // The backend starts after the first paint.
  await designer.do((page) => page.waitForFunction(() => '__dialwright' in globalThis));
  await designer.do(() => listFails(100));
  await designer.do((page) => page.getByRole('link', { name: 'My designs' }).first().click());
  await designer.do((page) => page.getByText(/could not be loaded\. These are the designs on this device/).waitFor());
  expect(await cardTexts(designer.page)).toEqual([expect.stringContaining('Here')]);
  const again = designer.page.getByRole('button', { name: 'Try again' });
  await again.click();
  // Requested again, without success: the notice stays.
  await expect.poll(() => again.getAttribute('aria-busy')).toBeNull();
  await listFails(0);
  await again.click();
  await again.waitFor({ state: 'detached' });
  await expect.poll(() => cardTexts(designer.page)).toEqual([expect.stringContaining('Here')]);
});
