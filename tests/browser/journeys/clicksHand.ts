// A designer who only clicks: no drag, no held key, no shortcut, and typing in text fields only.
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../../support/editorStates';
import { answerChooser, type Hand, isChosen, type Panel, rowOf } from './hand';

export function clicksHand(page: Page, w: Words): Hand {
  const control = (role: Parameters<Hand['press']>[0], name: string | RegExp, inside?: Locator) =>
    (inside ?? page).getByRole(role, { name, exact: true }).first();

  const hand: Hand = {
    page,
    w,
    press: (role, name, inside) => control(role, name, inside).click(),
    async write(name, text, inside) {
      const field = (inside ?? page).getByLabel(name, { exact: true });
      await field.click();
      await field.fill(text);
    },
    async show(panel: Panel) {
      const tab = control('tab', w(`editor:panels.${panel}`));
      if (!(await isChosen(tab))) await tab.click();
    },
    async add(name, file) {
      await hand.show('add');
      const press = () => hand.press('button', name);
      if (file) await answerChooser(page, file, press);
      else await press();
    },
    async select(label, more) {
      await hand.show('layers');
      const row = rowOf(page, label);
      if (more) await row.getByRole('checkbox').click();
      else await row.click();
    },
    async act({ button, panel, radio, times = 1 }) {
      if (panel) await hand.show(panel);
      if (radio && !(await isChosen(control('radio', radio)))) await hand.press('radio', radio);
      for (let count = 0; count < times; count += 1) await hand.press('button', button);
    },
    async close() {
      await hand.press('button', w('messages:ui.close'), page.getByRole('dialog'));
    },
  };
  return hand;
}

declare global {
  interface Window {
    /** Actions that go beyond clicks. */
    notClicks?: string[];
  }
}

/** Records drags, held keys and keys outside text fields, on every opened page. */
export async function watchClicks(page: Page): Promise<() => Promise<string[]>> {
  const listen = () => {
    const noted: string[] = [];
    window.notClicks = noted;
    const isHeld = ({ ctrlKey, shiftKey, altKey, metaKey }: MouseEvent) => ctrlKey || shiftKey || altKey || metaKey;
    addEventListener('pointermove', (event) => event.isTrusted && event.buttons > 0 && noted.push('a drag'), true);
    addEventListener('mousedown', (event) => event.isTrusted && isHeld(event) && noted.push('a key held'), true);
    addEventListener('dblclick', (event) => event.isTrusted && noted.push('a double click'), true);
    addEventListener('keydown', (event) => event.isTrusted && noted.push(`the key ${event.key}`), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => window.notClicks ?? ['nothing was watched']);
}
