// A user who signs in and out by keyboard alone.
import type { Page } from 'playwright-core';
import type { Designer } from '../../support/designer';
import { wordsOf } from '../../support/editorStates';
import { keysHand, watchPointers } from './keysHand';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** A designer who only presses keys, on the visible page; `ended` reports whether a pointer was used. */
export async function byKeys(designer: Designer) {
  const { page, lang } = designer;
  const w = wordsOf(lang);
  const pointers = await watchPointers(page);
  const hand = keysHand(page, w);
  const within = (names: readonly string[]) => ({
    async write(name: string, text: string) {
      await hand.write(w(name), text, dialogOf(page));
    },
    async press(name: string, role: 'button' | 'tab' = 'button') {
      await hand.press(role, w(name), dialogOf(page));
    },
    async shows() {
      for (const name of names) await page.getByRole('dialog', { name: w(name) }).waitFor();
    },
  });
  /** Requests a code in the open dialog and fills it in. */
  const takeCode = async () => {
    await hand.press('button', w('messages:code.send'), dialogOf(page));
    await hand.press('button', w('messages:code.take'), dialogOf(page));
  };
  const signOut = async (name: string) => {
    await hand.press('button', name, page.getByRole('banner'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await hand.press('button', w('pages:shell.signOut'), page.getByRole('alertdialog'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: w('pages:shell.signIn'), exact: true })
      .waitFor();
  };
  return { page, w, hand, within, takeCode, signOut, pointers };
}
