// Prints an expression tree in its canonical form: `parse(print(tree))` gives an equal tree.
import { type ExpressionTree, type Formula, OPERATOR_LEVELS, type TextPart, visit } from './ast';
import { isFunctionName } from './scan';

/** Precedence of a formula: its operator's level; non-binary formulas bind tightest. */
const tightness = (formula: Formula): number => {
  if (formula.kind !== 'binary') return OPERATOR_LEVELS.length;
  return OPERATOR_LEVELS.findIndex((operators) => (operators as readonly string[]).includes(formula.operator));
};

/** A number of a tree in decimal digits, without an exponent. */
const digits = (value: number): string => {
  const short = String(value);
  return short.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : short;
};

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/**
 * `inTest`: the formula is printed between `$` and `?`, where an inner condition needs parentheses. Operands get
 * parentheses only if the tree would otherwise parse differently.
 */
const writeFormula = (formula: Formula, inTest: boolean): string => {
  switch (formula.kind) {
    case 'number':
      return digits(formula.value);
    case 'string':
      return quoted(formula.value);
    case 'boolean':
      return String(formula.value);
    case 'tag':
      return `#${formula.name}#`;
    case 'condition':
      return inTest ? `(${writeCondition(formula)})` : writeCondition(formula);
    case 'negate':
      return `-${bracket(formula.operand, OPERATOR_LEVELS.length, inTest)}`;
    case 'call':
      return `${formula.name}(${formula.args.map((argument) => writeFormula(argument, false)).join(',')})`;
    case 'binary': {
      const level = tightness(formula);
      const sign = /[a-z]/.test(formula.operator) ? ` ${formula.operator} ` : formula.operator;
      return `${bracket(formula.left, level, inTest)}${sign}${bracket(formula.right, level + 1, inTest)}`;
    }
  }
};

const bracket = (formula: Formula, least: number, inTest: boolean): string =>
  tightness(formula) < least ? `(${writeFormula(formula, false)})` : writeFormula(formula, inTest);

const writeCondition = (node: Extract<TextPart, { kind: 'condition' }>): string =>
  `$${writeFormula(node.test, true)}?${writeText(node.yes, true)}:${writeText(node.no, true)}$`;

/** A function name directly before a bracket would be parsed as a call; a backslash before it prevents that. */
const guardFunctionName = (written: string): string =>
  written.replace(/[A-Za-z_][A-Za-z0-9_]*$/, (word) => (isFunctionName(word) ? `\\${word}` : word));

/** `isBranch`: the text is a branch of a condition, or contains conditions; more characters are special there. */
const writeText = (tree: ExpressionTree, isBranch: boolean): string =>
  tree.parts.map((part, place) => writePart(part, tree.parts[place + 1], isBranch)).join('');

const writePart = (part: TextPart, next: TextPart | undefined, isBranch: boolean): string => {
  switch (part.kind) {
    case 'literal': {
      const written = part.text.replace(isBranch ? /[\\#$():?"]/g : /[\\#$(]/g, '\\$&');
      return next?.kind === 'calculation' ? guardFunctionName(written) : written;
    }
    case 'tag':
      return `#${part.name}#`;
    case 'calculation':
      return `(${writeFormula(part.formula, false)})`;
    case 'condition':
      return writeCondition(part);
  }
};

/** The canonical text of an expression. May be longer than the text that was parsed. */
export const print = (tree: ExpressionTree): string => {
  let hasCondition = false;
  visit(tree, (node) => {
    hasCondition ||= node.kind === 'condition';
  });
  return writeText(tree, hasCondition);
};
