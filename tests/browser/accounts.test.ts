// Accounts in a real browser, by keys alone: domestic in Chinese, overseas in English; and what a lost session does (S4 to S6).
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { DEMO, type Designer } from '../support/designer';
import { wordsOf } from '../support/editorStates';
import { type Served, serveBuild } from '../support/serveBuild';
import { earns } from './journeys/earn';
import { keysHand, watchPointers } from './journeys/keysHand';

const { newDesigner } = startBrowser();
const dialogOf = (page: Page) => page.getByRole('dialog');

/** A designer who presses keys alone, on the page that shows; `ended` says whether a pointer was used. */
async function byKeys(designer: Designer) {
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
  /** Asks for a code in the open dialog and takes it over. */
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

it('domestic in Chinese, by keys: code, first password, profile, signing out with its warning', async () => {
  const designer = newDesigner({ lang: 'zh' });
  await designer.visit('/profile');
  const { page, w, hand, within, takeCode, pointers } = await byKeys(designer);
  await hand.press('button', w('pages:shell.signIn'), page.getByRole('main'));
  const form = within(['pages:signIn.titles.signIn']);
  await form.write('fields:signIn.phone', '13700001234');
  await takeCode();
  await form.press('pages:signIn.submit');
  const offer = within(['pages:signIn.setPassword.title']);
  await offer.shows();
  await offer.write('fields:newAccount.password', 'Fresh77');
  await offer.write('fields:newAccount.confirm', 'Fresh77');
  await offer.press('pages:signIn.setPassword.submit');
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
  await form.press('pages:signIn.way.password', 'tab');
  await form.write('fields:signIn.phone', '137 0000 1234');
  await form.write('fields:signIn.password', 'Fresh77');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: '安然' }).waitFor();
  expect(await pointers()).toEqual([]);
});

describe('the overseas build', () => {
  const outDir = fileURLToPath(new URL(`../.output/overseas-${process.pid}`, import.meta.url));
  let served: Served;
  beforeAll(async () => {
    process.env.VITE_BUILD = 'overseas';
    try {
      served = await serveBuild(fileURLToPath(new URL('../../vite.config.ts', import.meta.url)), outDir);
    } finally {
      delete process.env.VITE_BUILD;
    }
  }, 180_000);
  afterAll(async () => {
    await served?.close();
    await rm(outDir, { recursive: true, force: true });
  });

  it('in English, by keys: register, sign out, forgotten password, sign in again', async () => {
    const designer = newDesigner({ lang: 'en' });
    // Without asking for a language: this build speaks English by itself.
    await designer.do((page) => page.goto(new URL('/profile', served.url).href));
    const { page, w, hand, within, takeCode, signOut, pointers } = await byKeys(designer);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await hand.press('button', w('pages:shell.signIn'), page.getByRole('main'));
    const form = within([]);
    await form.press('pages:signIn.register.link');
    await form.write('fields:newAccount.email', 'Ana@dialwright.example');
    await takeCode();
    await form.write('fields:newAccount.password', 'First77');
    await form.write('fields:newAccount.confirm', 'First77');
    await form.press('pages:signIn.register.submit');
    await page.getByRole('heading', { level: 2, name: 'ana' }).waitFor();
    await page.getByRole('main').getByText('ana@dialwright.example').waitFor();

    await signOut('ana');
    await hand.press('button', w('pages:shell.signIn'), page.getByRole('main'));
    await form.write('fields:signIn.email', 'ana@dialwright.example');
    await form.press('pages:signIn.forgot.link');
    await page.getByRole('dialog', { name: w('pages:signIn.titles.forgot') }).waitFor();
    await takeCode();
    await form.write('fields:newAccount.password', 'Second88');
    await form.write('fields:newAccount.confirm', 'Second88');
    await form.press('pages:signIn.forgot.submit');
    await dialogOf(page).getByText(w('pages:signIn.forgot.done')).waitFor();
    // The address came along, and the focus stands where the password goes.
    await page.keyboard.type('First77');
    await page.keyboard.press('Enter');
    await dialogOf(page).getByText('Email and password do not match, please try again.').waitFor();
    await form.write('fields:signIn.password', 'Second88');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'ana' }).waitFor();
    expect(await pointers()).toEqual([]);
  });

  it.runIf(process.env.LONG).each(['en', 'zh'] as const)(
    'in %s, by keys: from the first sale to money arrived',
    async (lang) => {
      const to = (path: string) => new URL(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, served.url).href;
      await earns(newDesigner({ lang }), 'USD', to);
    },
  );

  it.each(['en', 'zh'] as const)('axe finds nothing on its forms in %s', async (lang) => {
    const w = wordsOf(lang);
    const viewport = lang === 'zh' ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const designer = newDesigner({ lang, viewport, reducedMotion: 'reduce' });
    await designer.do((page) => page.goto(new URL(`/profile?lang=${lang}`, served.url).href));
    const { page } = designer;
    await page
      .getByRole('main')
      .getByRole('button', { name: w('pages:shell.signIn') })
      .click();
    const dialog = dialogOf(page);
    const show = async (name: string) => {
      await dialog.getByRole('button', { name: w(name), exact: true }).click();
      expect(await violations(page), name).toEqual([]);
    };
    await dialog.locator('input').first().waitFor();
    expect(await violations(page), 'sign in').toEqual([]);
    await show('pages:signIn.register.link');
    await show('pages:signIn.register.submit');
    await show('pages:signIn.back');
    await show('pages:signIn.forgot.link');
    await show('pages:signIn.back');
    await show('pages:signIn.thirdParty.demo');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
});

describe('a session that ends', () => {
  const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('dialwright.token') ?? '');
  /** The server forgets the session; the page does not know yet. */
  const endBehind = async (page: Page) => {
    const token = await tokenOf(page);
    const ended = await page.evaluate(
      async (sent) => (await fetch('/api/user/logout', { method: 'POST', headers: { token: sent } })).ok,
      token,
    );
    expect(ended).toBe(true);
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

  it('S5 a late answer to the old session leaves the new one alone', async () => {
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
    // Asks under the old session, and gets its answer when there is a new one.
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

  it('S6 after signing in again as the same person the waiting save is sent', async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Mine' }).save().add('Date');
    await endBehind(designer.page);
    await designer.click('Save');
    await dialogOf(designer.page).waitFor();
    await signIn(designer.page, DEMO.phone);
    await designer.page.locator('[data-save-state="saved"]').waitFor();
  });

  it('S6 as another person it is not sent, and the design is not theirs to see', async () => {
    const designer = newDesigner();
    await designer.newDesign({ name: 'Mine' }).save().add('Date');
    const { page } = designer;
    await endBehind(page);
    await designer.click('Save');
    await dialogOf(page).waitFor();
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
