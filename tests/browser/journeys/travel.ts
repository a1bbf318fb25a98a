// Runs the journey step by step, and checks the saved result after a reload.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Designer } from '../../support/designer';
import { type Words, wordsOf } from '../../support/editorStates';
import { faceOf, type Hand } from './hand';
import { DESIGN, JOURNEY, savedLayers } from './journey';

export interface Journey {
  /** The designer, on a page that shows Home. */
  hand(page: Page, w: Words): Promise<Hand> | Hand;
  beforeStep?(step: string): void;
  /** Checked after each step. */
  afterStep?(page: Page, step: string): Promise<unknown>;
}

/** The focus is somewhere; a closing dialog may take a moment to return it. */
async function expectFocus(page: Page, step: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'), { message: `the focus after: ${step}` })
    .not.toMatch(/^(BODY|none)$/);
}

export async function goJourney(designer: Designer, journey: Journey): Promise<Words> {
  const w = wordsOf(designer.lang);
  await designer.visit('/');
  const { page } = designer;
  const hand = await journey.hand(page, w);
  for (const { name, act, seen } of JOURNEY) {
    journey.beforeStep?.(name);
    try {
      await act(hand);
      await seen(hand);
    } catch (error) {
      throw new Error(`At the step "${name}": ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    await expectFocus(page, name);
    await journey.afterStep?.(page, name);
  }
  return w;
}

/** After a reload: the layers from the bottom, in words, each with its position, size and angle. */
async function reloadedLayers(page: Page): Promise<string[][]> {
  await page.reload();
  const layers = faceOf(page).locator('[data-layer]');
  await layers.first().waitFor();
  const places: string[][] = [];
  for (const layer of (await layers.all()).slice(1)) {
    const name = (await layer.getAttribute('aria-label')) ?? '';
    await layer.focus();
    const facts = page.locator(`[id="${await layer.getAttribute('aria-describedby')}"]`);
    places.push([name, (await facts.textContent()) ?? '']);
  }
  return places;
}

/** The design is restored as the journey left it, with any designer. */
export async function expectSaved(page: Page, w: Words): Promise<void> {
  expect(await reloadedLayers(page)).toEqual(savedLayers(w));
  await page.getByRole('heading', { level: 1, name: DESIGN }).waitFor();
  await faceOf(page).getByText('08:59').waitFor({ state: 'attached' });
  expect(await page.locator('[data-copies]').getByRole('tab').count(), 'copies').toBe(2);
}
