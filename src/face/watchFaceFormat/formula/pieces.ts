// Converts our texts to pieces of a Watch Face Format template: characters, and formulas with text values.
import { dataTag } from '@/face/dataTags/catalogue';
import type { ConditionNode, ExpressionTree, Formula, TextPart } from '@/face/dataTags/expression/ast';
import { MISSING } from '@/face/dataTags/expression/evaluate';
import { formatValue, truthOf } from '@/face/dataTags/expression/values';
import { calculations, constantOf, isTest } from './calculated';
import { divisorsOf } from './divisorsOf';
import { binary, call, number, ternary, text, type WatchFormula } from './formula';
import { formulaKind } from './formulaKind';
import { type FormulaFacts, tagFormulas } from './tagFormulas';
import { Unsaid } from './unsaid';

/** Literal characters, or a formula that returns them. */
export type Piece = string | WatchFormula;

/** Number format of our texts: at most six decimals, no trailing zeros. */
const DECIMALS = text('0.######');
const WHOLE = text('0');

/** Whole numbers are written directly; a float would end in ".0". */
const shown = (formula: WatchFormula): WatchFormula => {
  const kind = formulaKind(formula);
  if (kind === 'boolean') return ternary(formula, text('true'), text('false'));
  return kind === 'float' ? call('numberFormat', DECIMALS, formula) : formula;
};

/** A whole number as text. */
const written = (formula: WatchFormula): WatchFormula =>
  formulaKind(formula) === 'integer' ? call('numberFormat', WHOLE, formula) : formula;

/** A calculation without a result: shows `--` like ours, where the watch would show the result of dividing by zero. */
const guarded = (formula: WatchFormula): WatchFormula => {
  const [first, ...others] = divisorsOf(formula).map((divisor) => binary(divisor, '==', number(0)));
  if (!first) return shown(formula);
  const isZero = others.reduce((either, next) => binary(either, '||', next), first);
  return ternary(isZero, text(MISSING), written(shown(formula)));
};

const asText = (piece: Piece): WatchFormula => (typeof piece === 'string' ? text(piece) : piece);

/** One of two pieces; both become text if one is text. */
const either = (test: WatchFormula, yes: Piece, no: Piece): Piece => {
  if (yes === no) return yes;
  const branches = [asText(yes), asText(no)];
  const isText = branches.some((branch) => formulaKind(branch) !== 'integer');
  const [first = text(''), second = text('')] = isText ? branches.map(written) : branches;
  return ternary(test, first, second);
};

/** Merges adjacent literals. */
const merged = (pieces: readonly Piece[]): Piece[] => {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else if (piece !== '') result.push(piece);
  }
  return result;
};

/** The writer for one design. */
export const pieceWriter = (facts: FormulaFacts) => {
  const { calculated, tested } = calculations(facts);

  const ofTag = (name: string): Piece[] => {
    const tag = dataTag(name);
    const formulas = tag && tagFormulas(tag, facts);
    if (!formulas) throw new Unsaid('noSource', [name]);
    return formulas.shown.map((formula) => (formula.kind === 'boolean' ? String(formula.value) : shown(formula)));
  };

  const ofFormula = (formula: Formula): Piece[] => {
    const constant = constantOf(formula, facts);
    if (constant) return [constant.value === null ? MISSING : formatValue(constant.value)];
    if (formula.kind === 'tag') return ofTag(formula.name);
    if (formula.kind === 'condition') return ofCondition(formula);
    return [guarded(isTest(formula) ? tested(formula) : calculated(formula))];
  };

  /**
   * The format cannot concatenate texts, so the pieces of both branches are written one after another, each empty if
   * the other branch is taken.
   */
  const ofCondition = ({ test, yes, no }: ConditionNode): Piece[] => {
    const constant = constantOf(test, facts);
    if (constant) {
      const holds = truthOf(constant.value);
      if (holds === null) return [MISSING];
      return ofText(holds ? yes : no);
    }
    const condition = tested(test);
    const first = ofText(yes);
    const second = ofText(no);
    return Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
      either(condition, first[index] ?? '', second[index] ?? ''),
    );
  };

  const OF: { [K in TextPart['kind']]: (part: Extract<TextPart, { kind: K }>) => Piece[] } = {
    literal: (part) => [part.text],
    tag: (part) => ofTag(part.name),
    calculation: (part) => ofFormula(part.formula),
    condition: ofCondition,
  };
  const ofPart = <K extends TextPart['kind']>(part: Extract<TextPart, { kind: K }>): Piece[] =>
    OF[part.kind as K](part);

  const ofText = (tree: ExpressionTree): Piece[] => merged(tree.parts.flatMap((part) => ofPart(part)));

  return ofText;
};
