// A designer with a keyboard alone: the focus is moved by Tab and arrows, following the ARIA patterns.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Words } from '../../support/editorStates';
import { answerChooser, faceOf, type Hand, isChosen, rowOf } from './hand';

/** Maximum number of keys to a target: beyond that it cannot be reached. */
const MOST_KEYS = 150;

/** The next key on the way to an element, or null once it has the focus. Runs in the page. */
function keyTowards(target: Element): string | null {
  const active = document.activeElement ?? document.body;
  if (active === target) return null;
  const isAfter = (one: Element, other: Element) =>
    Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const groups = '[role="tablist"], [role="toolbar"], [role="tree"], [role="radiogroup"], [role="listbox"]';
  const group = target.closest(groups);
  if (!group) return isAfter(target, active) ? 'Tab' : 'Shift+Tab';
  if (!group.contains(active)) return isAfter(group, active) ? 'Tab' : 'Shift+Tab';
  const isUpright = group.matches('[role="tree"], [role="listbox"], [aria-orientation="vertical"]');
  const row = active.closest('[role="treeitem"]');
  if (row && row !== active) return 'Shift+Tab';
  if (isAfter(target, active)) return isUpright ? 'ArrowDown' : 'ArrowRight';
  return isUpright ? 'ArrowUp' : 'ArrowLeft';
}

/** Focuses an element, or the tab stop of its group. Runs in the page. */
function jumpTowards(target: Element): void {
  const group = target.closest('[role="tablist"], [role="toolbar"], [role="tree"], [role="radiogroup"]');
  if (group?.contains(document.activeElement)) return;
  // A checked element is not necessarily a tab stop: the box of a layer row is not.
  const stops = ':checked:not([tabindex="-1"]), [role="treeitem"][tabindex="0"], [tabindex="0"]';
  const stop = group?.querySelector<HTMLElement>(stops);
  (stop ?? (target as HTMLElement)).focus();
}

/** Moves the focus to an element by Tab and arrow keys alone; fails if they do not lead there. */
export async function reachByKeys(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let count = 0; count < MOST_KEYS; count += 1) {
    const key = await target.evaluate(keyTowards);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by keys`);
}

/** Hooks around the keys; the reader listens here. */
export interface KeysOptions {
  /** Jumps to controls without the tab stops on the way, which another journey covers; inside a group by its arrows. */
  jumps?: boolean;
  /** The focus reached its target. */
  onArrival?(): Promise<void>;
  /** An action was done. */
  onAct?(): Promise<void>;
}

export function keysHand(page: Page, w: Words, { jumps = false, onArrival, onAct }: KeysOptions = {}): Hand {
  const done = async () => {
    await onAct?.();
  };
  /** Tab moves from layer to layer inside the canvas; this key leaves it and keeps the selection. */
  async function leaveLayers(): Promise<void> {
    const layer = page.locator('[data-layer]:focus');
    if ((await layer.count()) === 0) return;
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => layer.count()).toBe(0);
  }
  async function reach(target: Locator): Promise<void> {
    await leaveLayers();
    await target.waitFor({ state: 'attached' });
    if (await target.evaluate((element) => element === document.activeElement)) return;
    if (jumps) await target.evaluate(jumpTowards);
    await reachByKeys(page, target);
    await onArrival?.();
  }
  const control = (role: Parameters<Hand['press']>[0], name: string | RegExp, inside?: Locator) =>
    (inside ?? page).getByRole(role, { name, exact: true }).first();

  /** When heard, text is inserted at once: on a slow machine, announcements would occur between two letters. */
  const typeWords = (text: string) => (jumps ? page.keyboard.insertText(text) : page.keyboard.type(text));

  /** Into the canvas, to the selected layer. */
  async function enterCanvas(): Promise<void> {
    if ((await faceOf(page).locator(':focus').count()) > 0) return;
    await reach(faceOf(page));
    await page.keyboard.press('Enter');
    await onArrival?.();
  }

  async function byMenu(name: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input:focus').waitFor();
    await typeWords(name);
    await done();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  const hand: Hand = {
    page,
    w,
    async press(role, name, inside) {
      const target = control(role, name, inside);
      await reach(target);
      // Arrows select tabs and radio buttons automatically.
      if (role === 'button' || role === 'link') await page.keyboard.press('Enter');
      await done();
    },
    async write(name, text, inside) {
      await reach((inside ?? page).getByLabel(name, { exact: true }));
      await page.keyboard.press('Control+a');
      await typeWords(text);
      await done();
    },
    async show(panel) {
      await leaveLayers();
      const tab = control('tab', w(`editor:panels.${panel}`));
      if (!(await isChosen(tab))) await hand.press('tab', w(`editor:panels.${panel}`));
    },
    async add(name, file) {
      if ((await faceOf(page).locator(':focus').count()) === 0) await reach(faceOf(page));
      await page.keyboard.press('a');
      await page.getByRole('dialog').locator('input:focus').waitFor();
      await typeWords(name);
      await done();
      const press = () => page.keyboard.press('Enter');
      if (file) await answerChooser(page, file, press);
      else await press();
      await done();
    },
    async select(label, more) {
      await hand.show('layers');
      await reach(rowOf(page, label));
      await page.keyboard.press(more ? ' ' : 'Enter');
      await done();
    },
    async act({ key, button, times = 1 }) {
      await enterCanvas();
      for (let count = 0; count < times; count += 1) {
        if (key) await page.keyboard.press(key);
        else await byMenu(button);
      }
      await done();
    },
    async close() {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await done();
    },
  };
  return hand;
}

declare global {
  interface Window {
    pointers?: string[];
  }
}

/** Records every pointer event, on every opened page. */
export async function watchPointers(page: Page): Promise<() => Promise<string[]>> {
  const listen = () => {
    const noted: string[] = [];
    window.pointers = noted;
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(type, (event) => event.isTrusted && noted.push(type), true);
    }
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => window.pointers ?? ['nothing was watched']);
}
