// Publishing a face: the form, the build, and what the designer sees of it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Deed } from '../../support/disturbed';
import type { FaceLife } from './faceLife';

/** The facts, unless they were filled in before. */
async function tell(life: FaceLife, page: Page): Promise<void> {
  const { w } = life;
  const field = (name: string) => page.getByLabel(w(`fields:publish.${name}`)).first();
  if ((await field('description').inputValue()) !== '') return;
  const isChinese = life.designer.lang === 'zh';
  await field('dialNameCn').fill(isChinese ? life.name : '至夜之月');
  await field('dialName').fill(isChinese ? 'Night moon' : life.name);
  await field('description').fill(
    life.designer.lang === 'zh'
      ? '金色指针走过夜空，六点钟位置看月相变化。'
      : 'Gold hands over a night sky, with the moon at six.',
  );
  await field('category').selectOption('classic');
  await life.button('publish:addTag', page).click();
  await page.getByRole('menuitem').first().click();
  await page.getByRole('radio', { name: w('publish:offer.free'), exact: true }).click();
}

/** Submits it for review; `events` is its history once it is built. */
export function publish(life: FaceLife, events: readonly string[]): Deed {
  const { w } = life;
  return {
    name: 'publish',
    ready: async (page) => {
      await life.at(page, '/dialList');
      await page.getByRole('button', { name: w('designs:actions', { name: life.name }), exact: true }).click();
      const again = page.getByRole('menuitem', { name: w('designs:publishAgain'), exact: true });
      await page
        .getByRole('menuitem', { name: w('designs:publish'), exact: true })
        .or(again)
        .click();
      await page
        .getByText(w('publish:drawn.drawn'))
        .or(page.getByText(w('publish:drawn.drawnNormal')))
        .waitFor();
      await tell(life, page);
      await life.button('publish:send', page).click();
      return life.button('publish:send', page.getByRole('alertdialog'));
    },
    isDone: async () =>
      (await life.events()).includes('published') && (await life.events()).length >= events.length - 1,
    seen: async (page) => {
      await life.toDetail(page);
      await expect.poll(() => life.events(), { timeout: 20_000 }).toEqual(events);
      await page.reload();
      await page.getByText(w('publish:status.review')).first().waitFor();
    },
  };
}
