// The verdict on a face, by time or by a moderator.
import type { Designer } from '../../support/designer';
import type { Deed } from '../../support/disturbed';
import { wordsOf } from '../../support/editorStates';
import type { FaceLife } from './faceLife';

/** The embedded demo judges after a while: a tester moves the clock forward. */
export function passes(life: FaceLife, events: readonly string[]): Deed {
  return {
    name: 'review',
    ready: async (page) => {
      await life.toDetail(page);
      await page.keyboard.press('Control+Shift+F8');
      return life.button('testers:clock.step.10m', page.getByRole('dialog'));
    },
    isDone: async () => (await life.events()).at(-1) === 'approved',
    seen: async (page) => {
      await life.seenAs(page, 'live', events);
    },
    beside: async (twin) => {
      await twin.reload();
      await twin.getByText(life.w('publish:status.live')).first().waitFor();
    },
  };
}

/** The moderator's verdict on the moderation page. */
export function approves(moderator: Designer, life: FaceLife): Deed {
  const w = wordsOf(moderator.lang);
  const { name } = life;
  return {
    name: 'verdict',
    ready: async (page) => {
      await page.goto(`/moderation?lang=${moderator.lang}`);
      await page.getByRole('article', { name }).waitFor();
      await page.getByRole('button', { name: w('moderation:approve'), exact: true }).click();
      return page.getByRole('alertdialog').getByRole('button', { name: w('moderation:approve'), exact: true });
    },
    isDone: async () => (await life.events()).at(-1) === 'approved',
    seen: async (page) => {
      await page.goto(`/moderation?lang=${moderator.lang}`);
      await page.getByRole('heading', { name: w('moderation:empty') }).waitFor();
    },
  };
}
