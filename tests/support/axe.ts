// The violations that axe finds on a page in its current state.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * One line for each violated rule, with the places; empty without violations. The product has no frames, so axe collects
 * its result in the page itself, which is faster.
 */
export async function violations(page: Page) {
  const { violations: axeViolations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The visible label of a control is part of its name.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  return axeViolations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
