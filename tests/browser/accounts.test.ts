// Accounts in a real browser, by keyboard alone, domestic in Chinese; and the effects of a lost session (S4 to S6).
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { DEMO } from '../support/designer';
import { byKeys } from './journeys/accountKeys';

const { newDesigner } = startBrowser();
const dialogOf = (page: Page) => page.getByRole('dialog');

it('domestic in Chinese, by keys: code, first password, profile, signing out with its warning', async () => {
  const designer = newDesigner({ lang: 'zh' });
  await designer.visit('/profile');
  const { page, w, hand, within, takeCode, pointers } = await byKeys(designer);
  await hand.press('button', w('pages:shell.signIn'), page.getByRole('main'));
  const form = within(['signIn:titles.signIn']);
  await form.write('fields:signIn.phone', '13700001234');
  await takeCode();
  await form.press('signIn:submit');
  const offer = within(['signIn:setPassword.title']);
  await offer.shows();
  await offer.write('fields:newAccount.password', 'Fresh77');
  await offer.write('fields:newAccount.confirm', 'Fresh77');
  await offer.press('signIn:setPassword.submit');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2, name: '137****1234' }).waitFor();

  await hand.press('button', w('profile:edit'));
  await hand.write(w('fields:profile.username'), '安然', page.getByRole('main'));
  await hand.write(w('fields:profile.intro'), '我画表盘。', page.getByRole('main'));
  await hand.press('button', w('profile:save'));
  await page.getByRole('heading', { level: 2, name: '安然' }).waitFor();
  await page.reload();
  await page.getByText('我画表盘。').waitFor();

  await hand.press('button', '安然', page.getByRole('banner'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const warning = page.getByRole('alertdialog');
  await warning.getByText(w('pages:shell.signOutText')).waitFor();
  await hand.press('button', w('pages:shell.signOut'), warning);
  await page.getByText(w('profile:visitor')).waitFor();

  await hand.press('button', w('pages:shell.signIn'), page.getByRole('main'));
  await form.press('signIn:way.password', 'tab');
  await form.write('fields:signIn.phone', '137 0000 1234');
  await form.write('fields:signIn.password', 'Fresh77');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: '安然' }).waitFor();
  expect(await pointers()).toEqual([]);
});

describe('a session that ends', () => {
  const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('dialwright.token') ?? '');
  /** The server drops the session; the page does not know yet. */
  const endBehind = async (page: Page) => {
    const token = await tokenOf(page);
    const ended = await page.evaluate(
      async (sent) => (await fetch('/api/user/logout', { method: 'POST', headers: { token: sent } })).ok,
      token,
    );
    expect(ended).toBe(true);
  };
  /** Saves until the sign-in dialog is open. By key, because a call of the page itself may open it first, over the button. */
  const saveBehind = async (page: Page) => {
    await page.keyboard.press('Control+s');
    await dialogOf(page).waitFor();
  };
  const lost = (page: Page) => page.getByText('Your session has ended. Please log in again; your work is kept.');
  const signIn = async (page: Page, phone: string) => {
    const dialog = dialogOf(page);
    if (phone === DEMO.phone) {
      await dialog.getByRole('button', { name: 'Use the demo account' }).click();
    } else {
      await dialog.getByLabel('Phone number', { exact: true }).fill(phone);
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await dialog.getByRole('button', { name: 'Use this code' }).click();
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Not now' }).click();
    }
    await dialog.waitFor({ state: 'detached' });
  };

  it('S4 many calls that find it ended end it once, with one message', async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Kept' }).save().visit('/dialList');
    await designer.page.getByRole('link', { name: 'Kept' }).first().waitFor();
    await endBehind(designer.page);
    await designer.page.reload();
    await dialogOf(designer.page).waitFor();
    await lost(designer.page).first().waitFor();
    await expect.poll(() => lost(designer.page).count()).toBe(1);
    expect(await tokenOf(designer.page)).toBe('');
  });

  it('S5 a late answer to the old session does not end the new one', async () => {
    const designer = newDesigner({ isTester: true });
    await designer.newDesign({ name: 'Kept' }).save().visit('/dialList');
    const { page } = designer;
    const old = await tokenOf(page);
    await page.waitForFunction(() => '__dialwright' in window);
    await page.evaluate(() => {
      type Testers = { faults: { plan(list: object[]): void } };
      const { testers } = (window as unknown as { __dialwright: { testers: Testers } }).__dialwright;
      testers.faults.plan([{ op: 'facePage', kind: 'envelope', code: 403, ms: 4000 }]);
    });
    // Sent under the old session, answered when there is a new one.
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('Kept');
    const answered = page.waitForResponse((response) => response.url().includes('/api/face/web/page'), {
      timeout: 20_000,
    });
    await page.getByRole('banner').getByRole('button', { name: 'Demo', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, DEMO.phone);
    await answered;
    expect(await tokenOf(page)).not.toBe(old);
    await page.getByRole('banner').getByRole('button', { name: 'Demo', exact: true }).waitFor();
    expect(await lost(page).count()).toBe(0);
  });

  it('S6 after signing in again as the same person the pending save is sent', async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Mine' }).save().add('Date');
    await endBehind(designer.page);
    await saveBehind(designer.page);
    await signIn(designer.page, DEMO.phone);
    await designer.page.locator('[data-save-state="saved"]').waitFor();
  });

  it('S6 as another person it is not sent, and the design is not visible to them', async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Mine' }).save().add('Date');
    const { page } = designer;
    await endBehind(page);
    await saveBehind(page);
    await signIn(page, '13700005678');
    await designer.visit('/dialList').do((seen) => seen.getByText('No designs yet').waitFor());
    expect(await page.getByText('Mine', { exact: true }).count()).toBe(0);
    // Theirs again, with the edit.
    await page.getByRole('banner').getByRole('button', { name: /^137/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, DEMO.phone);
    await page.getByRole('link', { name: 'Mine' }).first().click();
    await designer.tab('Layers');
    await designer.layer('Date').waitFor();
  });
});
