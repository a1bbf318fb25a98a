// The syntax tree of an expression. Plain JSON; two expressions are equal if their trees are deeply equal.

/** Binary operators by precedence; the first group binds least tightly. */
export const OPERATOR_LEVELS = [
  ['or'],
  ['and'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type Operator = (typeof OPERATOR_LEVELS)[number][number];

/** Functions with the minimum and maximum number of arguments (docs/rules/product.md). Trigonometry is in radians. */
export const FUNCTIONS = {
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  abs: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 1],
  sqrt: [1, 1],
  min: [2, 16],
  max: [2, 16],
  clamp: [3, 3],
  rand: [2, 2],
} as const satisfies Record<string, readonly [least: number, most: number]>;

export type FunctionName = keyof typeof FUNCTIONS;

/** A data tag, `#DmZ#`. The parser accepts only names in the catalogue. */
export interface TagNode {
  readonly kind: 'tag';
  readonly name: string;
}

/** `$test?yes:no$`. The branches are texts that may contain tags, calculations and conditions. */
export interface ConditionNode {
  readonly kind: 'condition';
  readonly test: Formula;
  readonly yes: ExpressionTree;
  readonly no: ExpressionTree;
}

/** The content of parentheses, or of a condition before the `?`. */
export type Formula =
  /** Finite, not negative, at most 15 digits. */
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'negate'; readonly operand: Formula }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Formula[] }
  | TagNode
  | ConditionNode;

/** One piece of a text: literal characters, a tag, a calculation in parentheses, or a condition. */
export type TextPart =
  | { readonly kind: 'literal'; readonly text: string }
  | TagNode
  | { readonly kind: 'calculation'; readonly formula: Formula }
  | ConditionNode;

/** An expression: a sequence of parts. No literal is empty, and no two literals are adjacent. */
export interface ExpressionTree {
  readonly kind: 'text';
  readonly parts: readonly TextPart[];
}

/** Error keys of expressions; each has a sentence under `errors.expression.<key>` in both languages. */
export const EXPRESSION_ERROR_KEYS = [
  'tooLong',
  'tooDeep',
  'emptyTag',
  'unclosedTag',
  'unknownTag',
  'unclosedBracket',
  'unclosedString',
  'unclosedCondition',
  'missingQuestionMark',
  'missingColon',
  'missingValue',
  'missingOperator',
  'unknownWord',
  'unknownFunction',
  'functionNeedsBracket',
  'argumentCount',
  'numberTooLong',
  'unexpected',
  'freeText',
  'noTag',
  'tooManyTags',
  'notNumber',
] as const;

export type ExpressionErrorKey = (typeof EXPRESSION_ERROR_KEYS)[number];

/** One error: `at` and `length` in UTF-16 units of the source, `params` for the sentence. */
export interface ExpressionFault {
  readonly key: ExpressionErrorKey;
  readonly at: number;
  readonly length: number;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A parsed expression, or the first error. */
export type ParseResult =
  | { readonly ok: true; readonly tree: ExpressionTree }
  | { readonly ok: false; readonly error: ExpressionFault };

/** Distinct tags of an expression, in order of first appearance. */
export const tagsIn = (tree: ExpressionTree): string[] => {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.kind === 'tag') names.add(node.name);
  });
  return [...names];
};

/** Any node of a tree. */
export type ExpressionNode = ExpressionTree | TextPart | Formula;

/** Calls `see` with the node and all its descendants, in source order. */
export const visit = (node: ExpressionNode, see: (node: ExpressionNode) => void): void => {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
};

const childrenOf = (node: ExpressionNode): readonly ExpressionNode[] => {
  switch (node.kind) {
    case 'text':
      return node.parts;
    case 'calculation':
      return [node.formula];
    case 'condition':
      return [node.test, node.yes, node.no];
    case 'negate':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'call':
      return node.args;
    default:
      return [];
  }
};
