// A face in the editor: made from a template, changed and saved.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Deed } from '../../support/disturbed';
import { answerOf, type FaceLife } from './faceLife';

/** A template with a custom name; "Create" is pressed twice. */
export async function design(life: FaceLife, template: string): Promise<void> {
  await life.designer.do(async (page) => {
    await life.at(page, '/dialList');
    await life.button('pages:home.newDesign', page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: life.w(`pages:templates.${template}.name`) }).click();
    await dialog.getByLabel(life.w('fields:newDesign.name'), { exact: true }).fill(life.name);
    await life.button('pages:newDesign.create', dialog).dblclick();
    await page.getByRole('application').waitFor();
    life.id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });
}

async function revisionOf(life: FaceLife): Promise<number> {
  const { code, data } = await answerOf<{ rev: number } | null>(life.page, `/api/face/draft/${life.id}`);
  return code === 200 ? (data?.rev ?? 0) : 0;
}

/** One more layer, saved as revision `rev`. */
export function edit(life: FaceLife, layer: string, rev: number): Deed {
  const name = life.w(`catalogue:items.${layer}`);
  const state = (page: Page) => page.locator('[data-save-state="saved"], [data-save-state="clean"]');
  return {
    name: 'edit',
    ready: async (page) => {
      if (!new URL(page.url()).pathname.startsWith('/dial/')) {
        await life.at(page, '/dialList');
        await page.getByRole('button', { name: life.w('designs:actions', { name: life.name }), exact: true }).click();
        await page
          .getByRole('menuitem', { name: life.w('designs:edit'), exact: true })
          .or(page.getByRole('menuitem', { name: life.w('designs:openAction'), exact: true }))
          .click();
      }
      await page.getByRole('application').waitFor();
      await page.getByRole('tab', { name: life.w('editor:panels.layers'), exact: true }).click();
      await page.getByRole('treeitem').first().waitFor();
      if ((await page.getByRole('treeitem', { name, exact: true }).count()) === 0) {
        await page.getByRole('tab', { name: life.w('editor:panels.add'), exact: true }).click();
        await page.getByRole('button', { name, exact: true }).click();
      }
      return life.button('editor:commands.save', page);
    },
    isDone: async () => (await revisionOf(life)) === rev,
    seen: async (page) => {
      if (!new URL(page.url()).pathname.startsWith('/dial/')) await life.card(page).click();
      const edit = page.getByRole('main').getByRole('link', { name: life.w('designs:edit'), exact: true });
      await page.getByRole('application').or(edit).first().waitFor();
      if (await edit.isVisible()) await edit.click();
      await state(page).waitFor();
      await page.getByRole('tab', { name: life.w('editor:panels.layers'), exact: true }).click();
      await page.getByRole('treeitem', { name, exact: true }).waitFor();
      expect(await page.getByRole('treeitem', { name, exact: true }).count()).toBe(1);
      expect(await revisionOf(life)).toBe(rev);
    },
    // The design is open in only one tab: the other says so.
    beside: async (twin) => {
      await twin.getByRole('heading', { name: life.w('editor:open.otherTab.title') }).waitFor();
    },
  };
}
