// The end of a face in the store: taken offline, deleted.
import { expect } from 'vitest';
import type { Deed } from '../../support/disturbed';
import { answerOf, type FaceLife } from './faceLife';

/** From the page of the face. */
export function takeOffline(life: FaceLife, events: readonly string[]): Deed {
  return {
    name: 'take offline',
    ready: async (page) => {
      await life.toDetail(page);
      await life.button('designs:takeOffline', page.getByRole('main')).click();
      return life.button('designs:takeOffline', page.getByRole('alertdialog'));
    },
    isDone: async () => (await life.face()).status === 'offline',
    seen: (page) => life.seenAs(page, 'offline', events),
  };
}

/** For good: page, detail, list and counts agree. */
export function remove(life: FaceLife): Deed {
  return {
    name: 'delete',
    ready: async (page) => {
      await life.toDetail(page);
      await life.button('designs:delete', page.getByRole('main')).click();
      return life.button('designs:delete', page.getByRole('alertdialog'));
    },
    isDone: async () => (await answerOf(life.page, `/api/face/web/${life.id}`)).code === 404,
    seen: async (page) => {
      await life.at(page, '/dialList');
      await page.getByText(life.w('designs:empty'), { exact: true }).waitFor();
      expect((await answerOf(page, `/api/face/draft/${life.id}`)).code).toBe(404);
      const list = await answerOf<{ total: number; counts: object }>(page, '/api/face/web/page?current=1&size=10');
      expect(list.data.total).toBe(0);
      expect(Object.values(list.data.counts).every((count) => count === 0)).toBe(true);
    },
  };
}
