// A Chromium for each worker of the browser tests, started before the first file and closed after the last. Workers do not share
// one: its windows have one clipboard.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from './ensureChromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoints: readonly string[];
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

/** Playwright disables features with the same switch, whose last use alone counts. */
async function switchWithoutUnused(executablePath: string): Promise<string> {
  const server = await chromium.launchServer({ executablePath, args: FLAGS });
  const theirs =
    server.process().spawnargs.find((arg) => arg.startsWith('--disable-features=')) ?? '--disable-features=';
  await server.close();
  return [theirs, ...UNUSED].join(',');
}

export default async function launchBrowsers(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm test`, which looks for one.');
  const args = [...FLAGS, await switchWithoutUnused(executablePath)];
  const launches = Array.from({ length: project.config.maxWorkers ?? 1 }, () =>
    chromium.launchServer({ executablePath, args }),
  );
  const servers = await Promise.all(launches);
  project.provide(
    'browserEndpoints',
    servers.map((server) => server.wsEndpoint()),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
