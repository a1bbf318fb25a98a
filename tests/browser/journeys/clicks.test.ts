// The journey by single clicks (WCAG 2.5.7): no drag, no key held, no double click, keys in text fields alone.
import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';
import { clicksHand, watchClicks } from './clicksHand';
import { expectSaved, goJourney } from './travel';

const { newDesigner } = startBrowser();

it('by clicks alone', async () => {
  const designer = newDesigner();
  let others = async (): Promise<string[]> => ['nothing was watched'];
  const w = await goJourney(designer, {
    async hand(page, w) {
      others = await watchClicks(page);
      return clicksHand(page, w);
    },
    afterStep: async (_, step) => expect(await others(), step).toEqual([]),
  });
  await expectSaved(designer.page, w);
});
