// The violations that axe finds on a page in its current state.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * One line for each violated rule, with the places; empty without violations. `within`: a selector of the part of the page to
 * check, if the rest was checked before; its result is collected in the page itself, which is faster.
 */
export async function violations(page: Page, within?: string) {
  const builder = new AxeBuilder({ page });
  if (within !== undefined) builder.include(within).setLegacyMode();
  const { violations: found } = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The visible label of a control is part of its name.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
