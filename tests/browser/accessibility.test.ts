// axe finds nothing on any page or dialog outside the editor, in both languages, wide and narrow.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe';
import { startBrowser } from '../support/browser';
import type { Designer } from '../support/designer';
import { wordsOf } from '../support/editorStates';

const { sharedDesigner } = startBrowser();

const WORDS = {
  en: { create: 'New design', signIn: 'Sign in' },
  zh: { create: '新建设计', signIn: '登录' },
} as const;

const openDialog = (designer: Designer) =>
  designer.visit('/').do(async (page) => {
    await page.getByRole('button', { name: WORDS[designer.lang].create }).first().click();
    await page.getByRole('dialog').waitFor();
  });

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens the sign-in dialog on the profile page as a visitor. Closes any dialog that is still open first. */
const question = (designer: Designer) =>
  designer
    .do((page) => page.evaluate(() => sessionStorage.removeItem('dialwright.showLogin')))
    .visit('/profile')
    .do(async (page) => {
      const w = wordsOf(designer.lang);
      await page
        .getByRole('main')
        .getByRole('button', { name: w('pages:shell.signIn'), exact: true })
        .click();
      await dialogOf(page).locator('input').first().waitFor();
    });

/** The profile of the demo's account, signed in by whichever place comes first. */
const signedIn = (designer: Designer) =>
  designer
    .do((page) => page.evaluate(() => sessionStorage.removeItem('dialwright.showLogin')))
    .visit('/profile')
    .do(async (page) => {
      const w = wordsOf(designer.lang);
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 2 }).first();
      const signIn = main.getByRole('button', { name: w('pages:shell.signIn'), exact: true });
      await heading.or(signIn).waitFor();
      if (await signIn.isVisible()) {
        await signIn.click();
        await dialogOf(page)
          .getByRole('button', { name: w('signIn:demo') })
          .click();
      }
      await heading.waitFor();
    });

/** Presses a control of the page, by the key of its label. */
const then = (designer: Designer, role: 'button' | 'tab' | 'menuitem', key: string) =>
  designer.do((page) =>
    page
      .getByRole(role, { name: wordsOf(designer.lang)(key), exact: true })
      .first()
      .click(),
  );

const PLACES: Record<string, (designer: Designer) => Designer> = {
  home: (designer) => designer.visit('/'),
  'my designs': (designer) => designer.visit('/dialList'),
  accessibility: (designer) => designer.visit('/accessibility'),
  'not found': (designer) => designer.visit('/nowhere'),
  'new design': openDialog,
  'sign in': (designer) =>
    designer.visit('/dialList').do(async (page) => {
      await page.getByRole('button', { name: WORDS[designer.lang].signIn, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
  'sign in with a code sent': (designer) =>
    then(
      question(designer).do((page) => dialogOf(page).locator('input').first().fill('13700001234')),
      'button',
      'messages:code.send',
    ).do((page) => dialogOf(page).getByText(/\d{6}/).first().waitFor()),
  'sign in by password': (designer) => then(question(designer), 'tab', 'signIn:way.password'),
  'sign in with faults': (designer) => then(question(designer), 'button', 'signIn:submit'),
  'forgotten password': (designer) =>
    then(then(question(designer), 'tab', 'signIn:way.password'), 'button', 'signIn:forgot.link'),
  privacy: (designer) => designer.visit('/designer-privacy'),
  'privacy in English': (designer) => designer.visit('/designer-privacy-en'),
  'third party': (designer) => designer.visit('/third-party'),
  profile: signedIn,
  'edit profile': (designer) => then(signedIn(designer), 'button', 'profile:edit'),
  'change password': (designer) => then(signedIn(designer), 'button', 'profile:changePassword'),
  'download data': (designer) => then(signedIn(designer), 'button', 'profile:data.download'),
  'delete account': (designer) => then(signedIn(designer), 'button', 'profile:data.delete'),
  'signed-in devices': (designer) => then(signedIn(designer), 'button', 'profile:sessions.show'),
  earnings: (designer) =>
    signedIn(designer)
      .visit('/management/earnings')
      .do((page) => page.getByRole('region').first().waitFor()),
  'payout account': (designer) => then(designer, 'button', 'earnings:step.payee'),
  publish: (designer) =>
    openDialog(signedIn(designer.visit('/'))).do(async (page) => {
      const w = wordsOf(designer.lang);
      await page.getByRole('radio', { name: w('pages:templates.solstice.name') }).click();
      await dialogOf(page).locator('button[type="submit"]').click();
      await page.getByRole('button', { name: w('editor:commands.publish'), exact: true }).click();
      await page.getByText(w('publish:drawn.drawn')).waitFor();
      await page
        .getByRole('button', { name: w('publish:send'), exact: true })
        .first()
        .click();
      await page
        .getByRole('link', { name: w('fields:publish.description') })
        .first()
        .waitFor();
    }),
  'demo build': (designer) =>
    designer.do(async (page) => {
      const w = wordsOf(designer.lang);
      await page.getByRole('button', { name: w('publish:demo'), exact: true }).click();
      await dialogOf(page).getByText(w('publish:build.success')).waitFor();
    }),
  /** Of the design that was published last, or almost was. */
  detail: (designer) =>
    designer.do(async (page) => {
      const id = new URL(page.url()).searchParams.get('id');
      await page.goto(`/dialDetail/${id}/android`);
      await page.getByRole('radiogroup').waitFor();
    }),
  'no such face': (designer) => designer.visit('/dialDetail/nothing/android'),
  'sign out': (designer) =>
    then(
      signedIn(designer).do((page) =>
        page.getByRole('banner').getByRole('button', { name: 'Demo', exact: true }).click(),
      ),
      'menuitem',
      'pages:shell.signOut',
    ),
};

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

interface Look {
  lang: 'zh' | 'en';
  viewport: { width: number; height: number };
  colorScheme: 'dark' | 'light';
}
/** Everything once in each run; the other language, size and scheme are part of the long run. */
const VISITS: Look[] = process.env.LONG
  ? [
      { lang: 'en', viewport: NARROW, colorScheme: 'light' },
      { lang: 'zh', viewport: WIDE, colorScheme: 'dark' },
      { lang: 'zh', viewport: NARROW, colorScheme: 'light' },
    ]
  : [{ lang: 'en', viewport: WIDE, colorScheme: 'dark' }];

describe.each(VISITS)('axe in $lang, $colorScheme, $viewport.width px', ({ lang, viewport, colorScheme }) => {
  const shared = sharedDesigner({ lang, viewport, reducedMotion: 'reduce', colorScheme }, (designer) => designer);

  it.each(Object.entries(PLACES))('%s', async (_name, go) => {
    const designer = shared();
    await go(designer);
    await designer.page.locator('h1').waitFor();
    expect(await violations(designer.page)).toEqual([]);
    const width = await designer.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width);
  });
});
