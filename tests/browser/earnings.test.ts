// Money in a real browser, by keyboard alone, in the domestic build; the overseas build is tested with its accounts.
import { describe, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { earns } from './journeys/earn';

const { newDesigner } = startBrowser();

describe.each(eachRun(['zh', 'en'] as const))('domestic in %s', (lang) => {
  it('fault 13: from the first sale to money arrived, once', async () => {
    const to = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
    await earns(newDesigner({ lang }), 'CNY', to);
  });
});
