// The journey by keys alone (WCAG 2.1.1, ATAG A.3.1.1): no pointer event is sent, and the focus is never nowhere.
import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';
import { keysHand, watchPointers } from './keysHand';
import { expectSaved, goJourney } from './travel';

const { newDesigner } = startBrowser();

it.each([
  ['en', { width: 1440, height: 900 }],
  // On a phone in Chinese in the long run: there each step scrolls.
  ...(process.env.LONG ? ([['zh', { width: 390, height: 844 }]] as const) : []),
] as const)('by keys alone in %s', { timeout: 90_000 }, async (lang, viewport) => {
  const designer = newDesigner({ lang, viewport });
  let pointers = async (): Promise<string[]> => ['nothing was watched'];
  const w = await goJourney(designer, {
    async hand(page, w) {
      pointers = await watchPointers(page);
      return keysHand(page, w);
    },
    afterStep: async (_, step) => expect(await pointers(), step).toEqual([]),
  });
  await expectSaved(designer.page, w);
});
