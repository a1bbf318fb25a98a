// Replaces formulas and tags of an expression tree.
import type { ConditionNode, ExpressionTree, Formula, TextPart } from './ast';

/** The replacement of a formula, which is not searched further; null: the formula stays, with its parts replaced. */
type Replace = (formula: Formula) => Formula | null;

const inCondition = (condition: ConditionNode, replace: Replace): ConditionNode => ({
  ...condition,
  test: inFormula(condition.test, replace),
  yes: rewrite(condition.yes, replace),
  no: rewrite(condition.no, replace),
});

function inFormula(formula: Formula, replace: Replace): Formula {
  const inner = (part: Formula) => inFormula(part, replace);
  const replaced = replace(formula);
  if (replaced) return replaced;
  switch (formula.kind) {
    case 'negate':
      return { ...formula, operand: inner(formula.operand) };
    case 'binary':
      return { ...formula, left: inner(formula.left), right: inner(formula.right) };
    case 'call':
      return { ...formula, args: formula.args.map(inner) };
    case 'condition':
      return inCondition(formula, replace);
    default:
      return formula;
  }
}

function inPart(part: TextPart, replace: Replace): TextPart {
  if (part.kind === 'calculation') return { ...part, formula: inFormula(part.formula, replace) };
  if (part.kind === 'condition') return inCondition(part, replace);
  if (part.kind === 'literal') return part;
  const formula = replace(part);
  if (!formula) return part;
  // In parentheses, because free text is not allowed beside tags.
  return formula.kind === 'tag' ? formula : { kind: 'calculation', formula };
}

/** The expression with formulas and tags replaced. Conditions that are parts of a text are not replaced as a whole. */
export const rewrite = (tree: ExpressionTree, replace: Replace): ExpressionTree => ({
  ...tree,
  parts: tree.parts.map((part) => inPart(part, replace)),
});
