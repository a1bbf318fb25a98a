// The journey by keyboard alone (WCAG 2.1.1, ATAG A.3.1.1): no pointer event is sent, and the focus is never lost.
import { expect, it } from 'vitest';
import { startBrowser } from '../../support/browser';
import { keysHand, watchPointers } from './keysHand';
import { expectSaved, goJourney } from './travel';

const { newDesigner } = startBrowser();

/** On a phone in Chinese in the long run: there each step scrolls. */
const VISIT = process.env.LONG
  ? ({ lang: 'zh', viewport: { width: 390, height: 844 } } as const)
  : ({ lang: 'en', viewport: { width: 1440, height: 900 } } as const);

it(`by keys alone in ${VISIT.lang}`, async () => {
  const designer = newDesigner(VISIT);
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
