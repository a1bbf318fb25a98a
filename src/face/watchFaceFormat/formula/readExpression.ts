// Converts Watch Face Format formulas to our expressions. The result is a proposal; it counts only if our writer
// produces the same formula again.
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import {
  type ExpressionTree,
  type Formula,
  FUNCTIONS,
  type FunctionName,
  type TextPart,
} from '@/face/dataTags/expression/ast';
import { MISSING } from '@/face/dataTags/expression/evaluate';
import { print } from '@/face/dataTags/expression/print';
import type { LocalizedText } from '@/face/watchFaceFormat/writtenExpression';
import { EXPRESSION_MAX } from '@/schemas/limits';
import { LARGE } from './calculated';
import type { WatchFormula, WatchOperator } from './formula';
import { formulaKind } from './formulaKind';
import { parseWatchFormula } from './parseWatchFormula';
import { printWatchFormula } from './printWatchFormula';
import { type FormulaFacts, tagFormulas } from './tagFormulas';
import { sayNumber, sayText } from './writeExpression';

/** Maximum formula length to convert, UTF-16 units: well above what a full-length expression of ours becomes. */
const READ_MAX = 20 * EXPRESSION_MAX;

/** Tags by printed formula; the first of equivalent tags. */
interface TagTables {
  readonly numbers: ReadonlyMap<string, string>;
  readonly tests: ReadonlyMap<string, string>;
  /** Formula sequences, prefixed with the language. */
  readonly texts: ReadonlyMap<string, string>;
  /** Maximum number of formulas of one tag. */
  readonly longest: number;
}

const textKey = (locale: LocalizedText['locale'], formulas: readonly string[]): string =>
  [locale, ...formulas].join('\n');

function tablesFor(facts: FormulaFacts): TagTables {
  const [numbers, tests, texts] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const first = (table: Map<string, string>, key: string, name: string) => {
    if (!table.has(key)) table.set(key, name);
  };
  let longest = 1;
  for (const tag of DATA_TAGS) {
    const formulas = tagFormulas(tag, facts);
    // Facts of the design are constants without a watch source.
    if (!formulas || formulas.number.kind === 'boolean') continue;
    const { name } = tag;
    const written = sayNumber(`#${name}#`, facts);
    if (written.ok) first(numbers, written.value, name);
    if (formulaKind(formulas.number) === 'boolean') first(tests, printWatchFormula(formulas.number), name);
    const text = sayText(`#${name}#`, facts);
    if (!text.ok) continue;
    first(texts, textKey(text.value.locale, text.value.parameters), name);
    longest = Math.max(longest, text.value.parameters.length);
  }
  return { numbers, tests, texts, longest };
}

const tables = new Map<boolean, TagTables>();
function tablesOf(facts: FormulaFacts): TagTables {
  const cached = tables.get(facts.isRound) ?? tablesFor(facts);
  tables.set(facts.isRound, cached);
  return cached;
}

const OPERATORS: Partial<Record<WatchOperator, Extract<Formula, { kind: 'binary' }>['operator']>> = {
  '||': 'or',
  '&&': 'and',
  ...{ '==': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
  ...{ '+': '+', '-': '-', '*': '*', '/': '/', '%': '%' },
};

const isNumber = (formula: WatchFormula | undefined, value: number): boolean => {
  if (formula?.kind === 'unary') return formula.operator === '-' && isNumber(formula.operand, -value);
  return formula?.kind === 'number' && formula.value === value;
};
const isText = (formula: WatchFormula, value: string): boolean => formula.kind === 'string' && formula.value === value;

/** A number as a branch: literal digits, everything else in parentheses. */
function branch(formula: Formula): ExpressionTree {
  if (formula.kind === 'number') return { kind: 'text', parts: [{ kind: 'literal', text: String(formula.value) }] };
  if (formula.kind === 'tag' || formula.kind === 'condition') return { kind: 'text', parts: [formula] };
  return { kind: 'text', parts: [{ kind: 'calculation', formula }] };
}

/** Readers for one design. */
function readers({ numbers, tests, texts, longest }: TagTables) {
  const calculated = (formula: WatchFormula): Formula | null => {
    const printed = printWatchFormula(formula);
    const tag = numbers.get(printed) ?? tests.get(printed);
    if (tag !== undefined) return { kind: 'tag', name: tag };
    switch (formula.kind) {
      case 'number':
        return { kind: 'number', value: formula.value };
      case 'unary':
        return negated(formula);
      case 'binary':
        return joined(formula);
      case 'ternary':
        return chosen(formula);
      case 'call':
        return called(formula);
      default:
        return null;
    }
  };

  const negated = ({ operator, operand }: Extract<WatchFormula, { kind: 'unary' }>): Formula | null => {
    const inner = operator === '-' ? calculated(operand) : null;
    return inner && { kind: 'negate', operand: inner };
  };

  const joined = ({ operator, left, right }: Extract<WatchFormula, { kind: 'binary' }>): Formula | null => {
    const own = OPERATORS[operator];
    const first = calculated(operator === '/' ? wholeDividend(left, right) : left);
    const second = calculated(right);
    return own && first && second ? { kind: 'binary', operator: own, left: first, right: second } : null;
  };

  /** Our writer wraps whole-number dividends in `floor`, which is dropped here. */
  const wholeDividend = (left: WatchFormula, right: WatchFormula): WatchFormula => {
    const [inner, more] = left.kind === 'call' && left.name === 'floor' ? left.args : [];
    const isWhole = inner && !more && formulaKind(inner) === 'integer' && formulaKind(right) === 'integer';
    return isWhole ? inner : left;
  };

  const chosen = ({ test, yes, no }: Extract<WatchFormula, { kind: 'ternary' }>): Formula | null => {
    const condition = calculated(test);
    if (condition && isNumber(yes, 1) && isNumber(no, 0) && formulaKind(test) === 'boolean') return condition;
    const [first, second] = [calculated(yes), calculated(no)];
    return (
      condition && first && second && { kind: 'condition', test: condition, yes: branch(first), no: branch(second) }
    );
  };

  const called = ({ name, args }: Extract<WatchFormula, { kind: 'call' }>): Formula | null => {
    const isMost = name === 'clamp' && isNumber(args[2], LARGE);
    const isLeast = name === 'clamp' && isNumber(args[1], -LARGE);
    const own = isMost ? 'max' : isLeast ? 'min' : name;
    const operands = isMost ? args.slice(0, 2) : isLeast ? args.filter((_, index) => index !== 1) : args;
    if (!Object.hasOwn(FUNCTIONS, own)) return null;
    const read = operands.map(calculated);
    return read.every((one) => one !== null) ? { kind: 'call', name: own as FunctionName, args: read } : null;
  };

  /** Without the formatting that only converts it to text. */
  const bare = (formula: WatchFormula): WatchFormula => {
    if (formula.kind !== 'call' || formula.name !== 'numberFormat') return formula;
    const [pattern, inner] = formula.args;
    const isOurs = pattern && (isText(pattern, '0') || isText(pattern, '0.######'));
    return isOurs && inner ? bare(inner) : formula;
  };

  const part = (formula: WatchFormula, locale: LocalizedText['locale']): TextPart | null => {
    const printed = printWatchFormula(formula);
    const tag = texts.get(textKey(locale, [printed])) ?? texts.get(textKey(null, [printed]));
    if (tag !== undefined) return { kind: 'tag', name: tag };
    if (formula.kind === 'string') return formula.value === '' ? null : { kind: 'literal', text: formula.value };
    if (formula.kind === 'ternary') return choice(formula, locale);
    const number = calculated(bare(formula));
    return number && { kind: 'calculation', formula: number };
  };

  const choice = (
    { test, yes, no }: Extract<WatchFormula, { kind: 'ternary' }>,
    locale: LocalizedText['locale'],
  ): TextPart | null => {
    // A division by zero shows dashes by itself.
    if (isText(yes, MISSING)) return part(bare(no), locale);
    const condition = calculated(test);
    if (!condition) return null;
    if (isText(yes, 'true') && isText(no, 'false')) return { kind: 'calculation', formula: condition };
    const [first, second] = [textOf(bare(yes), locale), textOf(bare(no), locale)];
    return first && second && { kind: 'condition', test: condition, yes: first, no: second };
  };

  const textOf = (formula: WatchFormula, locale: LocalizedText['locale']): ExpressionTree | null => {
    if (isText(formula, '')) return { kind: 'text', parts: [] };
    const only = part(formula, locale);
    return only && { kind: 'text', parts: [only] };
  };

  /** Consecutive formulas: the longest runs that form one tag, and the rest one by one. */
  const run = (formulas: readonly WatchFormula[], locale: LocalizedText['locale']): TextPart[] | null => {
    const parts: TextPart[] = [];
    for (let at = 0; at < formulas.length; ) {
      const wholeRun = tagRun(formulas.slice(at, at + longest).map(printWatchFormula), locale);
      const formula = formulas[at];
      const one = wholeRun ? null : formula && part(formula, locale);
      if (!wholeRun && !one) return null;
      parts.push(wholeRun ? { kind: 'tag', name: wholeRun.name } : (one as TextPart));
      at += wholeRun?.length ?? 1;
    }
    return parts;
  };

  const tagRun = (printed: readonly string[], locale: LocalizedText['locale']) => {
    for (let length = printed.length; length > 1; length -= 1) {
      const formulas = printed.slice(0, length);
      const name = texts.get(textKey(locale, formulas)) ?? texts.get(textKey(null, formulas));
      if (name !== undefined) return { name, length };
    }
    return null;
  };

  return { calculated, run };
}

/** The parsed formula, unless it is too long to be one of ours. */
function treeOf(source: string): WatchFormula | null {
  if (source.length > READ_MAX) return null;
  const parsed = parseWatchFormula(source);
  return parsed.ok ? parsed.tree : null;
}

function printed(parts: readonly TextPart[]): string | null {
  const source = print({ kind: 'text', parts });
  return source.length <= EXPRESSION_MAX ? source : null;
}

/** A numeric formula as an expression of ours; null if we cannot express it. */
export function readNumber(source: string | WatchFormula, facts: FormulaFacts): string | null {
  const tree = typeof source === 'string' ? treeOf(source) : source;
  const formula = tree && readers(tablesOf(facts)).calculated(tree);
  if (!formula) return null;
  return printed(
    formula.kind === 'tag' || formula.kind === 'condition' ? [formula] : [{ kind: 'calculation', formula }],
  );
}

/** Literals and placeholders of a template; null if it has placeholders other than `%s`. */
function templatePieces(template: string): readonly string[] | null {
  const pieces = template.split(/(%%|%s)/);
  return pieces.some((piece) => piece !== '%%' && piece !== '%s' && piece.includes('%')) ? null : pieces;
}

/** A template with its formulas as an expression of ours; null if we cannot express it. */
export function readText({ template, parameters, locale }: LocalizedText, facts: FormulaFacts): string | null {
  const pieces = templatePieces(template);
  const trees = parameters.map(treeOf);
  if (!pieces || trees.some((tree) => tree === null)) return null;
  if (pieces.filter((piece) => piece === '%s').length !== trees.length) return null;
  const { run } = readers(tablesOf(facts));
  const parts: TextPart[] = [];
  const waiting = (trees as WatchFormula[]).values();
  let side: WatchFormula[] = [];
  const flush = (): boolean => {
    const read = run(side, locale);
    side = [];
    parts.push(...(read ?? []));
    return read !== null;
  };
  for (const piece of pieces) {
    if (piece === '') continue;
    if (piece === '%s') {
      const { value } = waiting.next();
      if (value) side.push(value);
      continue;
    }
    if (!flush()) return null;
    const text = piece === '%%' ? '%' : piece;
    const last = parts.at(-1);
    if (last?.kind === 'literal') parts[parts.length - 1] = { kind: 'literal', text: last.text + text };
    else parts.push({ kind: 'literal', text });
  }
  return flush() ? printed(parts) : null;
}
