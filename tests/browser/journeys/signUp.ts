// The beginning of the life of a face: its designer's account.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Deed } from '../../support/disturbed';
import { answerOf, type FaceLife } from './faceLife';

const PASSWORD = 'Fresh77';

/** Registers, overseas, or signs in for the first time by a code. */
export function signUp(life: FaceLife): Deed {
  const { w, person } = life;
  const isPhone = !person.account.includes('@');
  let code = '';
  /** A code is sent once: after a reload the previous one is still valid. */
  async function takeCode(dialog: Locator): Promise<void> {
    const field = dialog.getByLabel(w('fields:signIn.captcha'), { exact: true });
    if (code === '') {
      await life.button('messages:code.send', dialog).click();
      if (person.codeFor) code = await person.codeFor(person.account);
      else {
        await life.button('messages:code.take', dialog).click();
        await expect.poll(() => field.inputValue()).toMatch(/^\d{6}$/);
        code = await field.inputValue();
      }
    }
    await field.fill(code);
  }
  const name = isPhone ? person.account.replace(/^(\d{3})\d{4}/, '$1****') : (person.account.split('@')[0] ?? '');
  return {
    name: 'sign up',
    // A code works once: after a lost answer a new one is needed, a minute later (S7).
    isOneShot: true,
    ready: async (page) => {
      // A dialog that was open when the page was left reopens automatically, at an unknown time. A page without an address has no
      // storage.
      await page.evaluate(
        () => location.protocol.startsWith('http') && sessionStorage.removeItem('dialwright.showLogin'),
      );
      await life.at(page, '/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: w('pages:shell.signIn'), exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      if (!isPhone) await life.button('signIn:register.link', dialog).click();
      await dialog
        .getByLabel(w(isPhone ? 'fields:signIn.phone' : 'fields:newAccount.email'), { exact: true })
        .fill(person.account);
      await takeCode(dialog);
      if (isPhone) return life.button('signIn:submit', dialog);
      for (const field of ['password', 'confirm'])
        await dialog.getByLabel(w(`fields:newAccount.${field}`), { exact: true }).fill(PASSWORD);
      return life.button('signIn:register.submit', dialog);
    },
    isDone: async () => (await answerOf(life.page, '/api/user/info/query')).code === 200,
    seen: async (page) => {
      const later = life.button('signIn:setPassword.later', page);
      const who = page.getByRole('banner').getByRole('button', { name, exact: true });
      await later.or(who).first().waitFor();
      if (await later.isVisible()) await later.click();
      await who.waitFor();
    },
    // A code works once.
    beside: async () => {},
  };
}
