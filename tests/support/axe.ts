// What axe finds wrong with a page as it stands.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * One line for each rule that is broken, with the places; empty where nothing is. `within`: a selector of the part of the page
 * that is checked, where the rest was checked before; its result is collected in the page itself, which is faster.
 */
export async function violations(page: Page, within?: string) {
  const builder = new AxeBuilder({ page });
  if (within !== undefined) builder.include(within).setLegacyMode();
  const { violations: found } = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What is seen on a control is part of what it is called.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
