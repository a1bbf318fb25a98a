// Divisions by zero in expressions.
import type { ExpressionNode, ExpressionTree, Formula } from './ast';
import { evaluate, evaluateNumber, type ReadTag } from './evaluate';
import { rewrite } from './rewrite';
import { truthOf } from './values';

type Binary = Extract<Formula, { kind: 'binary' }>;

const treeOf = (formula: Formula): ExpressionTree => ({ kind: 'text', parts: [{ kind: 'calculation', formula }] });

/**
 * The innermost division or remainder of an expression whose divisor is zero for these values; null if there is none. What
 * is not evaluated does not count: the other branch of a condition, and what `and` or `or` skips.
 */
export function divisionByZero(tree: ExpressionTree, read: ReadTag): Binary | null {
  const first = (nodes: readonly ExpressionNode[]): Binary | null => {
    for (const node of nodes) {
      const division = within(node);
      if (division) return division;
    }
    return null;
  };
  const truth = (formula: Formula) => truthOf(evaluate(treeOf(formula), read).value);
  const within = (node: ExpressionNode): Binary | null => {
    switch (node.kind) {
      case 'text':
        return first(node.parts);
      case 'calculation':
        return within(node.formula);
      case 'negate':
        return within(node.operand);
      case 'call':
        return first(node.args);
      case 'condition': {
        const inTest = within(node.test);
        if (inTest) return inTest;
        const holds = truth(node.test);
        return holds === null ? null : within(holds ? node.yes : node.no);
      }
      case 'binary': {
        const { operator, left, right } = node;
        if (operator === 'and' || operator === 'or') {
          const decided = truth(left);
          return within(left) ?? (decided === null || decided === (operator === 'or') ? null : within(right));
        }
        const inside = first([left, right]);
        if (inside || (operator !== '/' && operator !== '%')) return inside;
        return evaluateNumber(treeOf(right), read) === 0 ? node : null;
      }
      default:
        return null;
    }
  };
  return within(tree);
}

/** The expression with 0 in place of the division where its divisor is zero. `division`: a part of the same tree. */
export function withGuard(tree: ExpressionTree, division: Binary): ExpressionTree {
  const zero: Formula = { kind: 'number', value: 0 };
  const test: Formula = { kind: 'binary', operator: '!=', left: division.right, right: zero };
  const guarded: Formula = { kind: 'condition', test, yes: treeOf(division), no: treeOf(zero) };
  return rewrite(tree, (formula) => (formula === division ? guarded : null));
}
