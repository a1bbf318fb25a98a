// The result of a written expression on the simulated watch: its formulas parsed, evaluated and inserted into the template.
import { MISSING } from '@/face/dataTags/expression/evaluate';
import type { WatchState } from '@/face/dataTags/watchState';
import { evaluateWatchFormula, type WatchValue } from '@/face/watchFaceFormat/formula/evaluateFormula';
import type { WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { watchSources } from '@/face/watchFaceFormat/formula/watchSources';
import type { LocalizedText, TextLocale } from '@/face/watchFaceFormat/writtenExpression';

export const treeOf = (formula: string): WatchFormula => {
  const result = parseWatchFormula(formula);
  if (!result.ok) throw new Error(`${formula}: ${result.fault.key} at ${result.fault.at}`);
  return result.tree;
};

export const valueOfFormula = (formula: string, state: WatchState, locale: TextLocale = null): WatchValue | null =>
  evaluateWatchFormula(treeOf(formula), watchSources(state, locale));

/** `%s` takes the parameters in turn, `%%` is a percent sign; without parameters the template is the text. */
export function shownText({ template, parameters, locale }: LocalizedText, state: WatchState): string {
  if (parameters.length === 0) return template;
  const values = parameters.map((formula) => String(valueOfFormula(formula, state, locale) ?? MISSING));
  const pieces = template.match(/%s|%%|[^%]+/g) ?? [];
  if (pieces.join('') !== template || pieces.filter((piece) => piece === '%s').length !== values.length) {
    throw new Error(`a template that does not fit its parameters: ${template}`);
  }
  return pieces.map((piece) => (piece === '%s' ? (values.shift() ?? '') : piece === '%%' ? '%' : piece)).join('');
}
