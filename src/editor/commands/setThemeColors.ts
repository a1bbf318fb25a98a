// The theme colours of the design: unique, at most 15 (spec 5). One undo restores the previous ones.
import { designFactsForm } from '@/schemas/forms/designFacts';
import { sameValue } from '../document/sameValue';
import { defineEdit } from './defineCommand';
import { refuse } from './refuse';

export interface ThemeColorsPayload {
  /** `#rrggbb` or `#rrggbbaa` each. */
  colors: readonly string[];
}

export const setThemeColors = defineEdit<ThemeColorsPayload>({
  name: 'setThemeColors',
  group: 'file',
  record: 'entry',
  route: 'properties',
  check: (_, { colors }) =>
    designFactsForm.shape.themeColors.safeParse([...colors]).success ? null : refuse('invalidValue'),
  announce: (_, outcome) => ({ key: 'themeColors', params: { n: outcome.facts?.themeColors?.length ?? 0 } }),
  apply({ design }, { colors }) {
    return sameValue(design.themeColors, colors) ? null : { facts: { themeColors: [...colors] } };
  },
});
