// A virtual screen reader inside the page: its output while real keys are pressed.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { heardOf } from './transcript';

const SOURCE = fileURLToPath(
  new URL('../../../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', import.meta.url),
);

interface VirtualReader {
  start(options: { container: Node }): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
}

declare global {
  interface Window {
    reader?: VirtualReader;
  }
}

export interface Reader {
  /**
   * Everything spoken since the last call. `count`: wait for this many phrases, and no longer; null: the number is unknown, so it
   * waits until nothing is spoken for a while.
   */
  phrases(count: number | null): Promise<string[]>;
}

/** The silence after which no more is expected; and the maximum wait for known phrases, ms. */
const QUIET_MS = 600;
const PATIENCE_MS = 4000;
const LOOK_MS = 25;

/** `passing`: texts of states that are over before they are spoken, unless the machine is slow. */
export async function startReader(page: Page, passing: readonly string[]): Promise<Reader> {
  const code = await readFile(SOURCE, 'utf8');
  // Injected from outside the page, like a screen reader: the page's own content policy allows no foreign script.
  const own = code.replace(/export\s*\{[^}]*?([\w$]+) as virtual\s*\};?/, 'window.reader = $1;');
  await page.evaluate(`(() => { ${own}\n})()`);
  await page.evaluate(() => window.reader?.start({ container: document.body }));
  let reported = 0;
  const fresh = async () => {
    const all = await page.evaluate(async () => (await window.reader?.spokenPhraseLog()) ?? []);
    return { all: all.length, heard: heardOf(all.slice(reported), passing) };
  };

  return {
    async phrases(count) {
      const until = Date.now() + PATIENCE_MS;
      let now = await fresh();
      if (count === null) {
        let before: number;
        do {
          before = now.all;
          await page.waitForTimeout(QUIET_MS);
          now = await fresh();
        } while (now.all !== before);
      } else {
        for (; now.heard.length < count && Date.now() < until; now = await fresh()) await page.waitForTimeout(LOOK_MS);
      }
      reported = now.all;
      return now.heard;
    },
  };
}
