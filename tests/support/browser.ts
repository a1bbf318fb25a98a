// A real Chromium for a test file: one browser, a fresh profile per designer, and every console error is reported.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { Designer } from './designer';
import { findChromium } from './ensureChromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The mock library checks for a newer worker without waiting for the answer; a page that is left meanwhile logs an error. */
const LEAVING = /Failed to update a ServiceWorker/;

export interface Visit {
  lang?: 'zh' | 'en';
  /** The address of the product, if not the build that all tests share. */
  baseUrl?: string;
  viewport?: { width: number; height: number };
  reducedMotion?: 'reduce' | 'no-preference';
  colorScheme?: 'dark' | 'light';
  /** The screen supports touch. */
  hasTouch?: boolean;
  /** Storage quota of the page in bytes, counted from the first visit on. */
  quotaBytes?: number;
  /** The test sets the time zone itself: a page can have only one such setting. */
  movesZone?: boolean;
  /** The page shows the controls of the embedded backend's faults. */
  isTester?: boolean;
  /** Console errors that this test causes on purpose. */
  expected?: RegExp;
}

/** Starts the browser for a file and returns factories of designers, each with a separate profile. */
export function startBrowser() {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  const lasting: BrowserContext[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    const executablePath = await findChromium();
    if (!executablePath) throw new Error('No Chromium: run `npm test`, which looks for one.');
    browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterEach(async () => {
    const ended = contexts.filter((context) => !lasting.includes(context));
    contexts = contexts.filter((context) => lasting.includes(context));
    await Promise.all(ended.map((context) => context.close()));
    const found = problems;
    problems = [];
    expect(found, 'unexpected console errors or unanswered requests').toEqual([]);
  });
  afterAll(() => browser?.close());

  /** Console errors, uncaught errors and requests that failed or that no handler answered. */
  function watch(page: Page, expected: RegExp | undefined) {
    const note = (text: string) => {
      if (!expected?.test(text) && !LEAVING.test(text)) problems.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    // A browser error has no stack.
    page.on('pageerror', (error) => note(error.stack || String(error)));
    // File choosers are caught from the start: a listener added with the key press that opens one can be too late.
    page.on('filechooser', () => {});
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
    });
  }

  /** A designer with a separate profile; not async, because awaiting a designer runs the steps. */
  function newDesigner({ lang = 'en', viewport = { width: 1440, height: 900 }, ...rest }: Visit = {}): Designer {
    let context: Promise<BrowserContext> | undefined;
    const openContext = async () => {
      const opened = await browser.newContext({
        viewport,
        baseURL: rest.baseUrl ?? inject('baseUrl'),
        reducedMotion: rest.reducedMotion ?? 'no-preference',
        hasTouch: rest.hasTouch ?? false,
        ...(rest.colorScheme ? { colorScheme: rest.colorScheme } : {}),
        permissions: ['clipboard-read', 'clipboard-write'],
        ...(rest.movesZone ? {} : { timezoneId: 'Asia/Shanghai' }),
      });
      contexts.push(opened);
      // A limit against hanging, not against a busy machine.
      opened.setDefaultTimeout(20_000);
      opened.on('page', (page) => watch(page, rest.expected));
      // A blank page that is not loaded yet has no storage.
      const beTester = () => location.protocol.startsWith('http') && localStorage.setItem('dialwright.testers', 'on');
      if (rest.isTester) await opened.addInitScript(beTester);
      return opened;
    };
    return new Designer(lang, async () => {
      context ??= openContext();
      const page = await (await context).newPage();
      if (rest.quotaBytes !== undefined) await limitStorage(page, rest.quotaBytes);
      return page;
    });
  }

  /** Applies to databases that are opened afterwards. */
  async function limitStorage(page: Page, quotaSize: number) {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(inject('baseUrl')).origin, quotaSize });
  }

  /**
   * One designer for all tests of a describe block, opened once: starting the product is the slowest part of a test. Each test
   * leaves the state that the next one needs.
   */
  function sharedDesigner(visit: Visit, prepare: (designer: Designer) => Designer): () => Designer {
    let designer: Designer | undefined;
    beforeAll(async () => {
      designer = newDesigner(visit);
      await designer;
      lasting.push(designer.page.context());
      await prepare(designer);
    });
    afterAll(async () => {
      await designer?.page.context().close();
    });
    return () => {
      if (!designer) throw new Error('A shared designer is there within tests.');
      return designer;
    };
  }

  return { newDesigner, sharedDesigner };
}
