// A real Chromium for browser tests: a profile with empty storage per designer, and every console error is reported.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { Designer } from './designer';

/** The connection of this worker to its browser, which its files share. */
let connection: Promise<Browser> | undefined;
/** The profiles of this worker. A free one serves the next test of its kind, in this file or a later one. */
let profiles: Profile[] = [];
/** Console problems of the current test that it does not cause on purpose. */
let problems: string[] = [];

/** The address of this worker's browser. Workers that run side by side have different numbers, from 1. */
function browserEndpoint(): string {
  const endpoints = inject('browserEndpoints');
  const index = Math.max(Number(process.env.VITEST_POOL_ID) - 1, 0) % endpoints.length;
  return endpoints[index] ?? '';
}

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
  /** A new profile with empty browser caches. */
  isFirstVisit?: boolean;
  /** Storage quota of the page in bytes, counted from the first visit on. */
  quotaBytes?: number;
  /** The test sets the time zone itself: a page can have only one such setting. */
  movesZone?: boolean;
  /** The page shows the controls of the embedded backend's faults. */
  isTester?: boolean;
  /** Console errors that this test causes on purpose. */
  expected?: RegExp;
}

/** The storage that is cleared between tests. The HTTP and code caches are kept, so that scripts are compiled only once. */
const STORAGE = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

/** A profile of the browser. */
interface Profile {
  context: BrowserContext;
  /** The options as a key: a test can use any free profile of its kind. Empty for a profile that only one test uses. */
  kind: string;
  /** Origin whose storage is cleared. */
  origin: string;
  /** Console problems that the current test causes on purpose. */
  expected: RegExp | undefined;
  /** Its pages are being closed, which interrupts what they still do. */
  isEnded?: boolean;
  /** A blank page that stays open; storage is cleared through it. */
  keeper?: Page;
  /** Used by a designer of the current test. */
  inUse: boolean;
}

/** Connects a file to the browser and returns factories of designers, each with separate storage. */
export function startBrowser() {
  let browser: Browser;
  const lasting = new Set<Profile>();

  beforeAll(async () => {
    problems = [];
    connection ??= chromium.connect(browserEndpoint());
    browser = await connection;
  });
  afterEach(async ({ task }) => {
    const canStay = task.result?.state !== 'fail';
    if (!canStay) for (const profile of lasting) profile.kind = '';
    await release(
      profiles.filter((profile) => profile.inUse && !lasting.has(profile)),
      canStay,
    );
    const before = problems;
    problems = [];
    expect(before, 'unexpected console errors or unanswered requests').toEqual([]);
  });

  /** Ends the use of profiles: those that can serve another test are emptied, the others closed. */
  async function release(ended: readonly Profile[], canStay: boolean): Promise<void> {
    const stays = await Promise.all(ended.map((profile) => canStay && emptied(profile)));
    const closed = ended.filter((_, at) => !stays[at]);
    profiles = profiles.filter((profile) => !closed.includes(profile));
    await Promise.all(closed.map(({ context }) => context.close()));
  }

  /** Closes the pages of a profile and clears its storage. Returns false if no other test can use the profile. */
  async function emptied(profile: Profile): Promise<boolean> {
    const { context, kind, origin } = profile;
    if (kind === '') return false;
    const left = context.pages().filter((page) => page !== profile.keeper);
    profile.keeper ??= await context.newPage();
    profile.isEnded = true;
    await Promise.all(left.map((page) => page.close()));
    const session = await context.newCDPSession(profile.keeper);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
    await session.detach();
    profile.inUse = false;
    profile.isEnded = false;
    return true;
  }

  /** Console errors, uncaught errors and requests that failed or that no handler answered. */
  function watch(page: Page, profile: Profile) {
    const note = (text: string) => {
      if (!profile.isEnded && !profile.expected?.test(text) && !LEAVING.test(text)) problems.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    // A browser error has no stack.
    page.on('pageerror', (error) => note(error.stack || String(error)));
    // File choosers are caught from the start: a listener added with the key press that opens one can be too late.
    page.on('filechooser', () => {});
    page.on('crash', () => {
      profile.kind = '';
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
    });
  }

  async function openProfile(visit: Visit, kind: string): Promise<Profile> {
    const { viewport = { width: 1440, height: 900 }, expected } = visit;
    const baseURL = visit.baseUrl ?? inject('baseUrl');
    const context = await browser.newContext({
      viewport,
      baseURL,
      reducedMotion: visit.reducedMotion ?? 'no-preference',
      hasTouch: visit.hasTouch ?? false,
      ...(visit.colorScheme ? { colorScheme: visit.colorScheme } : {}),
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(visit.movesZone ? {} : { timezoneId: 'Asia/Shanghai' }),
    });
    const profile: Profile = { context, kind, origin: new URL(baseURL).origin, expected, inUse: true };
    profiles.push(profile);
    // A limit against hanging, not against a busy machine.
    context.setDefaultTimeout(20_000);
    context.on('page', (page) => watch(page, profile));
    // A blank page that is not loaded yet has no storage.
    const beTester = () => location.protocol.startsWith('http') && localStorage.setItem('dialwright.testers', 'on');
    if (visit.isTester) await context.addInitScript(beTester);
    return profile;
  }

  /** A free profile of the same kind, or a new one. */
  async function takeProfile(visit: Visit): Promise<Profile> {
    const { lang, expected, isFirstVisit, quotaBytes, movesZone, ...rest } = visit;
    // These options change the browser for later tests too, or name a server that ends with its test.
    const isAlone = isFirstVisit || movesZone || quotaBytes !== undefined || rest.baseUrl !== undefined;
    const kind = isAlone ? '' : JSON.stringify(rest);
    const free = isAlone ? undefined : profiles.find((profile) => profile.kind === kind && !profile.inUse);
    if (!free) return openProfile(visit, kind);
    free.inUse = true;
    free.expected = expected;
    return free;
  }

  /** A designer with separate storage; not async, because awaiting a designer runs the steps. */
  function newDesigner({ lang = 'en', ...visit }: Visit = {}): Designer {
    let profile: Promise<Profile> | undefined;
    return new Designer(lang, async () => {
      profile ??= takeProfile(visit);
      const page = await (await profile).context.newPage();
      if (visit.quotaBytes !== undefined) await limitStorage(page, visit.quotaBytes);
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
    let profile: Profile | undefined;
    beforeAll(async () => {
      designer = newDesigner(visit);
      await designer;
      const context = designer.page.context();
      profile = profiles.find((candidate) => candidate.context === context);
      if (profile) lasting.add(profile);
      await prepare(designer);
    });
    afterAll(async () => {
      if (!profile) return;
      lasting.delete(profile);
      await release([profile], true);
    });
    return () => {
      if (!designer) throw new Error('A shared designer is there within tests.');
      return designer;
    };
  }

  return { newDesigner, sharedDesigner };
}
