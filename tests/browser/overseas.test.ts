// The overseas build: an account by keyboard alone, money in its currency, and axe on its forms.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { wordsOf } from '../support/editorStates';
import { type Served, serveBuild } from '../support/serveBuild';
import { byKeys } from './journeys/accountKeys';
import { earns } from './journeys/earn';

const { newDesigner } = startBrowser();
const dialogOf = (page: Page) => page.getByRole('dialog');

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

  // Covered by the other run.
  it.skipIf(process.env.LONG)(
    'in English, by keys: register, sign out, forgotten password, sign in again',
    async () => {
      const designer = newDesigner({ lang: 'en' });
      // Without a language in the address: this build is English by default.
      await designer.do((page) => page.goto(new URL('/profile', served.url).href));
      const { page, w, hand, within, takeCode, signOut, pointers } = await byKeys(designer);
      await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await hand.press('button', w('pages:shell.signIn'), page.getByRole('main'));
      const form = within([]);
      await form.press('signIn:register.link');
      await form.write('fields:newAccount.email', 'Ana@dialwright.example');
      await takeCode();
      await form.write('fields:newAccount.password', 'First77');
      await form.write('fields:newAccount.confirm', 'First77');
      await form.press('signIn:register.submit');
      await page.getByRole('heading', { level: 2, name: 'ana' }).waitFor();
      await page.getByRole('main').getByText('ana@dialwright.example').waitFor();

      await signOut('ana');
      await hand.press('button', w('pages:shell.signIn'), page.getByRole('main'));
      await form.write('fields:signIn.email', 'ana@dialwright.example');
      await form.press('signIn:forgot.link');
      await page.getByRole('dialog', { name: w('signIn:titles.forgot') }).waitFor();
      await takeCode();
      await form.write('fields:newAccount.password', 'Second88');
      await form.write('fields:newAccount.confirm', 'Second88');
      await form.press('signIn:forgot.submit');
      await dialogOf(page).getByText(w('signIn:forgot.done')).waitFor();
      // The address is filled in, and the focus is on the password.
      await page.keyboard.type('First77');
      await page.keyboard.press('Enter');
      await dialogOf(page).getByText('Email and password do not match, please try again.').waitFor();
      await form.write('fields:signIn.password', 'Second88');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 2, name: 'ana' }).waitFor();
      expect(await pointers()).toEqual([]);
    },
  );

  it.runIf(process.env.LONG).each(['en', 'zh'] as const)(
    'in %s, by keys: from the first sale to money arrived',
    async (lang) => {
      const to = (path: string) => new URL(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, served.url).href;
      await earns(newDesigner({ lang }), 'USD', to);
    },
  );

  it.each(eachRun(['en', 'zh'] as const))('axe finds nothing on its forms in %s', async (lang) => {
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
    await show('signIn:register.link');
    await show('signIn:register.submit');
    await show('signIn:back');
    await show('signIn:forgot.link');
    await show('signIn:back');
    await show('signIn:thirdParty.demo');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
});
