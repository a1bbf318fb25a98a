// Money in a real browser, by keyboard alone, in the domestic build; the overseas build is tested with its accounts.
import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { eachRun } from '../support/eachRun';
import { signIn, startBackend } from '../support/memberDesign';
import { earns } from './journeys/earn';

const { newDesigner } = startBrowser();

describe.each(eachRun(['zh', 'en'] as const))('domestic in %s', (lang) => {
  it('fault 13: from the first sale to money arrived, once', async () => {
    const to = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
    await earns(newDesigner({ lang }), 'CNY', to);
  });
});

/** Between the parts of a card, px. */
const GAP = 16;

it.skipIf(process.env.LONG)(
  'the chart fills its card beside the rules: nothing is empty between the legend and the foot',
  {
    timeout: 60_000,
  },
  async () => {
    const designer = newDesigner({ isTester: true, viewport: { width: 1440, height: 900 } });
    await startBackend(designer);
    const { page } = designer;
    await page.waitForFunction(() => '__dialwright' in globalThis);
    await page.evaluate(async () => {
      const host = globalThis as unknown as { __dialwright: { testers: { enter(world: string): Promise<void> } } };
      await host.__dialwright.testers.enter('demo');
    });
    await signIn(page);
    await page.goto('/management/earnings?lang=en');
    const card = page.getByRole('region', { name: 'What you earned' });
    const legend = card.getByRole('list').first();
    await legend.waitFor();
    const empty = async () => {
      const [above, below] = await Promise.all([legend.boundingBox(), card.getByRole('button').last().boundingBox()]);
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(empty).toBeLessThanOrEqual(GAP + 1);
  },
);
