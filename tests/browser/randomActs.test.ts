// Random acts of a designer by keys, the command menu, fields and the pointer: undo restores the start, redo the end, and a
// reload restores both.
import type { ElementHandle, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { isRunnable } from '@/editor/commands/defineCommand';
import en from '@/locales/en/editor.json';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { dice, SEED } from '../support/dice';

const { newDesigner } = startBrowser();
const ACTS = Number(process.env.ACTS ?? 1000);
/** Every this many rounds the result is reloaded; in the others it is undone once more, which takes less time. */
const RELOAD_EVERY = 3;
/** Below the number of undo states, so that undo reaches the start of its round. */
const ACTS_A_ROUND = 19;

const roll = dice(SEED);
const below = (count: number) => Math.floor(roll() * count);
const pick = <T>(list: readonly T[]): T => {
  const item = list[below(list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Keys in Playwright's notation: `Mod+Shift+Z`. */
const pressed = (shortcut: string) => shortcut.replace('Mod', 'Control');
const EDITS = COMMANDS.filter(({ kind, group }) => kind === 'edit' || group === 'select');
const KEYS = EDITS.flatMap(({ shortcuts = [] }) => shortcuts.map(pressed)).filter((key) => key !== 'Control+k');
const IN_MENU = EDITS.filter((command) => isRunnable(command) && !command.shortcuts?.length).map(
  ({ name }) => (en.commands as unknown as Readonly<Record<string, string>>)[name] ?? name,
);
/** Names of the Add tab that need no file. */
const TILES = [
  'Hour',
  'Seconds',
  'Tick',
  'Digital time',
  'Date',
  'Text',
  'Battery',
  'Steps',
  'Progress ring',
  'Progress arc',
];
const VALUES = ['0', '12', '-40.5', '77', '250', '1', '100', '#ff8800', 'Moon 🌙', 'שעה', '', '1e3', 'a\u0301b'];

/** The action has started: a command of the menu runs in a separate task, after the menu returned the focus. */
const begun = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 0)), 0)));

/** The time with which a page starts. Keys can reach the time of the simulator, which the document does not contain. */
const FIRST_TIME = '08:59:08';
async function showFirstTime(page: Page): Promise<void> {
  const time = page.getByRole('textbox', { name: 'Time', exact: true });
  if ((await time.inputValue()) === FIRST_TIME) return;
  await time.fill(FIRST_TIME);
  await time.press('Enter');
}

/** The layers of the design as stored on this device, and as drawn. */
async function stateOf(page: Page): Promise<{ copies: unknown; drawn: string }> {
  await begun(page);
  await showFirstTime(page);
  const state = page.locator('[data-save-state]');
  await expect.poll(() => state.getAttribute('data-save-state')).toMatch(/^(local|saved|clean)$/);
  const doc = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const id = location.pathname.split('/').at(-1);
        const opening = indexedDB.open('dialwright-local');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('designs').objectStore('designs').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.find((record) => record.id === id)?.doc ?? '{}');
          };
        };
      }),
  );
  const { copies, dialName, themeColors } = JSON.parse(doc);
  const drawn = await page.evaluate(() => {
    const markup = [...document.querySelectorAll('[data-layer] [data-node]')].map((node) => {
      const plain = node.cloneNode(true) as Element;
      // Live data continues by itself: rotation and text are not the document's. Pictures appear when they were read.
      for (const element of plain.querySelectorAll('[transform]')) element.removeAttribute('transform');
      for (const words of plain.querySelectorAll('text')) words.textContent = '';
      for (const image of plain.querySelectorAll('image')) image.remove();
      // Layers in a group say whether they are selected, which is not the document's either.
      for (const layer of plain.querySelectorAll('[data-layer]')) {
        layer.removeAttribute('aria-describedby');
        layer.setAttribute('aria-label', layer.getAttribute('aria-label')?.replace(', selected', '') ?? '');
      }
      // The order of attributes is that in which they were written.
      const described = [plain, ...plain.querySelectorAll('*')].map((element) =>
        [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' '),
      );
      return described.join('\n').replace(/_r_\w+_|«r\w+»/g, 'id');
    });
    return markup.join('\n');
  });
  return { copies: { copies, dialName, themeColors }, drawn };
}

const face = (page: Page) => page.getByRole('application', { name: 'Watch face' });

/** Anything that an action left open is closed without effect. */
async function closeWhatIsOpen(page: Page): Promise<void> {
  const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  for (let tries = 0; tries < 4 && (await page.locator(open).count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
  }
}

async function byKeys(page: Page): Promise<string> {
  if ((await page.locator('[role="application"]:focus-within').count()) === 0) await face(page).focus();
  const keys = [...(roll() < 0.4 ? [pick(['Tab', 'Shift+Tab', 'Control+a'])] : []), pick(KEYS)];
  for (const key of keys) await page.keyboard.press(key);
  return `keys ${keys.join(' ')}`;
}

async function byMenu(page: Page): Promise<string> {
  const name = pick(IN_MENU);
  await face(page).focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input:focus').waitFor();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  return `menu ${name}`;
}

async function byCatalogue(page: Page): Promise<string> {
  const name = pick(TILES);
  await page.getByRole('tab', { name: 'Add', exact: true }).click();
  // Its pictures are read and stored first; a full list or a rule refuses immediately, with a message.
  const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('group');
  const outcome = async () =>
    JSON.stringify([await page.locator('[data-layer]').count(), await notices.allInnerTexts()]);
  const before = await outcome();
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(outcome).not.toBe(before);
  return `add ${name}`;
}

async function byField(page: Page): Promise<string> {
  const form = page.getByRole('form', { name: 'Properties' });
  if (!(await form.isVisible())) return 'no field';
  // One handle, selected in the page: the form may change under a selection by number.
  const chosen = await form.evaluateHandle((element, chance) => {
    const all = [...element.querySelectorAll('input:not([type="file"]), textarea, [role="switch"], [role="radio"]')];
    const able = all.filter((one) => one.checkVisibility() && !one.matches(':disabled, [readonly]'));
    return able[Math.floor(chance * able.length)] ?? null;
  }, roll());
  const field = chosen.asElement() as ElementHandle<Element> | null;
  const facts = await field?.evaluate((element) => ({
    name: element.getAttribute('aria-label') ?? element.id,
    type: element.getAttribute('role') ?? element.getAttribute('type') ?? 'text',
  }));
  if (!field || !facts) return 'no field';
  const { name, type } = facts;
  await field.focus();
  if (['checkbox', 'radio', 'button', 'switch'].includes(type)) {
    await page.keyboard.press('Space');
    return `presses ${name}`;
  }
  const value = type === 'range' ? null : pick(VALUES);
  if (value === null) await page.keyboard.press('ArrowRight');
  else {
    await page.keyboard.press('Control+a');
    if (value === '') await page.keyboard.press('Delete');
    else await page.keyboard.insertText(value);
    await page.keyboard.press('Enter');
  }
  await face(page).focus();
  return `writes ${name}: ${value}`;
}

async function byPointer(page: Page): Promise<string> {
  const what = pick(['[data-layer]', '.moveable-control', '[role="treeitem"]']);
  const at = await page.evaluate(
    ({ selector, chance }) => {
      const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const box = all[Math.floor(chance * all.length)]?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    { selector: what, chance: roll() },
  );
  if (!at) return `no ${what}`;
  const { x, y } = at;
  await page.mouse.move(x, y);
  await page.mouse.down();
  if (roll() < 0.7) await page.mouse.move(x + below(160) - 80, y + below(160) - 80, { steps: 4 });
  await page.mouse.up();
  return `pointer on ${what}`;
}

const KINDS = [
  byKeys,
  byKeys,
  byKeys,
  byKeys,
  byField,
  byField,
  byPointer,
  byPointer,
  byCatalogue,
  byCatalogue,
  byMenu,
];

/** Undoes or redoes until the end; returns how often. */
async function toTheEnd(page: Page, name: 'Undo' | 'Redo', key: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await face(page).focus();
  for (let count = 0; count < 40; count += 1) {
    if (await button.evaluate((element) => element.matches(':disabled, [aria-disabled="true"]'))) return count;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not closed`);
}

const expectState = (page: Page, wanted: Awaited<ReturnType<typeof stateOf>>) =>
  expect.poll(() => stateOf(page)).toEqual(wanted);

/** A design with art of its own in both modes; returns its path. */
async function makeDesign(designer: Designer, system: string, template: string): Promise<string> {
  await designer.visit('/').do(async (page) => {
    await page.getByRole('button', { name: 'New design' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(system, { exact: true }).click();
    await dialog.getByLabel('Name', { exact: true }).fill(system);
    await dialog.getByRole('radio', { name: template }).click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await designer.face.waitFor();
  });
  return new URL(designer.page.url()).pathname;
}

it.runIf(process.env.LONG)(
  `${ACTS} acts are undone, redone and reloaded (SEED=${SEED})`,
  async () => {
    const designer = newDesigner();
    const paths = [await makeDesign(designer, 'Smartwatch', 'Pulse'), await makeDesign(designer, 'ASR', 'Tempo')];
    await designer.save();
    let done = 0;
    let undone = 0;
    for (let round = 0; done < ACTS; round += 1) {
      // The first half on one platform, the second on the other; every fourth round in always-on.
      const path = paths[done < ACTS / 2 ? 0 : 1] ?? '';
      if (new URL(designer.page.url()).pathname !== path) await designer.visit(path).do(() => designer.face.waitFor());
      const { page } = designer;
      const mode = page.getByRole('tab', { name: round % 4 === 3 ? 'Always-on' : 'Normal', exact: true });
      await mode.click();
      await expect.poll(() => mode.getAttribute('aria-selected')).toBe('true');
      const start = await stateOf(page);
      const acts: string[] = [];
      const where = () => `round ${round} of SEED=${SEED}: ${acts.join('; ')}`;
      try {
        for (let act = 0; act < ACTS_A_ROUND && done < ACTS; act += 1, done += 1) {
          acts.push(await pick(KINDS)(page));
          await closeWhatIsOpen(page);
        }
        const end = await stateOf(page);
        const steps = await toTheEnd(page, 'Undo', 'Control+z');
        undone += steps;
        await expectState(page, start);
        // If no action of this round changed anything, redo still applies to the previous round.
        if (steps > 0) expect(await toTheEnd(page, 'Redo', 'Control+Shift+z')).toBe(steps);
        await expectState(page, end);
        if (round % RELOAD_EVERY !== 0) {
          await toTheEnd(page, 'Undo', 'Control+z');
          continue;
        }
        if (round % 2 === 0) await designer.save();
        const stored = await stateOf(page);
        await designer.reload();
        // Only switching the mode is not an edit, and is not stored.
        if (steps > 0) await expectState(page, stored);
        else expect((await stateOf(page)).copies).toEqual(stored.copies);
      } catch (error) {
        throw new Error(where(), { cause: error });
      }
    }
    console.info(`${undone} of ${done} acts changed the document`);
    expect(undone, 'acts that changed the document').toBeGreaterThan(ACTS / 3);
  },
  1_500_000,
);
