// One Chromium for all browser tests of a run: started before the first file, closed after the last.
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from './ensureChromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

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

/**
 * Parts of Chromium that no test uses. For each page it starts two more for the popup of its address bar, which is never
 * visible here, and for each navigation a process in reserve: together a fourth of the processor time of a test.
 */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];

/** Launches Chromium without these features. Playwright disables others with the same switch, whose last use alone counts. */
async function launch(executablePath: string): Promise<BrowserServer> {
  const first = await chromium.launchServer({ executablePath, args: FLAGS });
  const theirs =
    first.process().spawnargs.find((arg) => arg.startsWith('--disable-features=')) ?? '--disable-features=';
  await first.close();
  return chromium.launchServer({ executablePath, args: [...FLAGS, [theirs, ...UNUSED].join(',')] });
}

export default async function launchBrowser(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm test`, which looks for one.');
  const server = await launch(executablePath);
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
