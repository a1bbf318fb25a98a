// Writes our expressions in the Watch Face Format: text for templates, numbers for transforms.
import { dataTag } from '@/face/dataTags/catalogue';
import { type ExpressionTree, tagsIn } from '@/face/dataTags/expression/ast';
import { parse } from '@/face/dataTags/expression/parse';
import type { LocalizedText, TextLocale, WrittenExpression } from '@/face/watchFaceFormat/writtenExpression';
import { calculations } from './calculated';
import { isTooDeep, sourcesIn, type WatchFormula } from './formula';
import { type Piece, pieceWriter } from './pieces';
import { printWatchFormula } from './printWatchFormula';
import { type FormulaFacts, tagFormulas } from './tagFormulas';
import { Unsaid } from './unsaid';

/** Formula that is true while the watch has weather data. Weather sources are used only inside a condition on it. */
export const HAS_WEATHER = '[WEATHER.IS_AVAILABLE]';

const readsWeather = (formula: WatchFormula) => sourcesIn(formula).some((name) => name.startsWith('WEATHER.'));

const attempt = <T>(
  source: string,
  write: (tree: ExpressionTree) => { formulas: readonly WatchFormula[]; value: T },
): WrittenExpression<T> => {
  const result = parse(source);
  if (!result.ok) return { ok: false, reason: 'broken', tags: [] };
  const without = tagsIn(result.tree).filter((name) => dataTag(name)?.watchFaceFormat === null);
  if (without.length > 0) return { ok: false, reason: 'noSource', tags: without };
  try {
    const { formulas, value } = write(result.tree);
    if (formulas.some(isTooDeep)) return { ok: false, reason: 'broken', tags: [] };
    return { ok: true, value, weather: formulas.some(readsWeather) };
  } catch (error) {
    if (error instanceof Unsaid) return { ok: false, reason: error.reason, tags: error.tags };
    throw error;
  }
};

/** The language of all words of a text: a fixed one, or the watch's. A text cannot mix both. */
const localeOf = (tree: ExpressionTree, facts: FormulaFacts): TextLocale => {
  const tagLocales = tagsIn(tree).flatMap((name) => {
    const tag = dataTag(name);
    const locale = tag && tagFormulas(tag, facts)?.locale;
    return locale ? [{ name, locale }] : [];
  });
  const locales = new Set(tagLocales.map(({ locale }) => locale));
  if (locales.size > 1)
    throw new Unsaid(
      'twoLanguages',
      tagLocales.map(({ name }) => name),
    );
  const [locale = 'follows'] = locales;
  return locale === 'follows' ? null : locale;
};

const isFormula = (piece: Piece): piece is WatchFormula => typeof piece !== 'string';

/** One of our expressions as text. `facts`: facts of the design that it may depend on. */
export const sayText = (source: string, facts: FormulaFacts): WrittenExpression<LocalizedText> =>
  attempt(source, (tree) => {
    const pieces = pieceWriter(facts)(tree);
    const formulas = pieces.filter(isFormula);
    const isLiteral = formulas.length === 0;
    const template = pieces
      .map((piece) => (isFormula(piece) ? '%s' : isLiteral ? piece : piece.replaceAll('%', '%%')))
      .join('');
    return {
      formulas,
      value: { template, parameters: formulas.map(printWatchFormula), locale: localeOf(tree, facts) },
    };
  });

/**
 * One of our expressions as a number, for `Transform value` and the like. It may be a float; an index is
 * `round(floor(...))` of it. If our evaluator gives no value (a missing value, a division by zero), the watch decides.
 */
export const sayNumber = (source: string, facts: FormulaFacts): WrittenExpression<string> =>
  attempt(source, (tree) => {
    const formula = calculations(facts).calculatedText(tree);
    return { formulas: [formula], value: printWatchFormula(formula) };
  });
