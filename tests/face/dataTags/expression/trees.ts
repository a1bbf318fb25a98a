// Random expression trees and random source text for property tests.

import { DATA_TAGS } from '@/face/dataTags/catalogue';
import type { TagValue } from '@/face/dataTags/dataTag';
import {
  type ExpressionTree,
  type Formula,
  FUNCTIONS,
  type FunctionName,
  OPERATOR_LEVELS,
  type TextPart,
} from '@/face/dataTags/expression/ast';
import fc from '@/tests/support/property';

const tag = fc.constantFrom(...DATA_TAGS.map(({ name }) => ({ kind: 'tag', name }) as const));

/** Characters with a meaning, and others, so that every escape occurs. */
const words = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'\\#$():?"+-*/%<>=!&|,. 09ab中°'), minLength: 1, maxLength: 6 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
  fc.constantFrom('min', 'x max', 'sin', '9min', '_abs', 'and', '-- ', 'PM', ':', '\ud800'),
);

const number = fc
  .tuple(fc.nat(9_999_999), fc.option(fc.nat(9_999_999), { nil: undefined }), fc.nat(7))
  .map(([whole, fraction, zeros]) =>
    fraction === undefined ? whole : Number(`${whole > 999 ? 0 : whole}.${'0'.repeat(Math.min(zeros, 4))}${fraction}`),
  );

/** A text keeps the tree's invariant: no two adjacent literals. */
const joined = (parts: readonly TextPart[]): ExpressionTree => ({
  kind: 'text',
  parts: parts.filter((part, place) => part.kind !== 'literal' || parts[place - 1]?.kind !== 'literal'),
});

const { text } = fc.letrec<{ text: ExpressionTree; part: TextPart; formula: Formula }>((tie) => {
  const condition = fc.record({
    kind: fc.constant('condition' as const),
    test: tie('formula'),
    yes: tie('text'),
    no: tie('text'),
  });
  const call = fc.constantFrom(...(Object.keys(FUNCTIONS) as FunctionName[])).chain((name) => {
    const [least, most] = FUNCTIONS[name];
    const args = fc.array(tie('formula'), { minLength: least, maxLength: Math.min(most, least + 1) });
    return fc.record({ kind: fc.constant('call' as const), name: fc.constant(name), args });
  });
  return {
    text: fc.array(tie('part'), { maxLength: 4, depthIdentifier: 'tree' }).map(joined),
    part: fc.oneof(
      { depthIdentifier: 'tree', maxDepth: 6 },
      words.map((literal) => ({ kind: 'literal' as const, text: literal })),
      tag,
      tie('formula').map((body) => ({ kind: 'calculation' as const, formula: body })),
      condition,
    ),
    formula: fc.oneof(
      { depthIdentifier: 'tree', maxDepth: 6 },
      fc.oneof(
        number.map((value) => ({ kind: 'number' as const, value })),
        words.map((value) => ({ kind: 'string' as const, value })),
        fc.boolean().map((value) => ({ kind: 'boolean' as const, value })),
        tag,
      ),
      tie('formula').map((operand) => ({ kind: 'negate' as const, operand })),
      fc.record({
        kind: fc.constant('binary' as const),
        operator: fc.constantFrom(...OPERATOR_LEVELS.flat()),
        left: tie('formula'),
        right: tie('formula'),
      }),
      call,
      condition,
    ),
  };
});

/** Any tree that the parser can produce. */
export const anyTree: fc.Arbitrary<ExpressionTree> = text;

/** Any text, and text made of the language's own tokens. */
export const anySource: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '#',
          '#DH#',
          '#DmZ#',
          '#no#',
          '$',
          '?',
          ':',
          '(',
          ')',
          '"',
          '\\',
          '+',
          '-',
          '*',
          '/',
          '%',
          '==',
          '=',
          '!=',
          '<',
        ],
        ...[
          '>=',
          '&&',
          '||',
          'and',
          'or',
          ' ',
          ',',
          '1',
          '.5',
          '99999999999999999',
          'sin',
          'max(',
          'clamp',
          'PM',
          '中',
          '😀',
        ],
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join('')),
);

/** Any value of a watch for any tag; the same tag gets the same value. */
export const anyRead: fc.Arbitrary<(name: string) => TagValue | null> = fc.func(
  fc.oneof(fc.constant(null), fc.integer(), fc.double(), fc.boolean(), fc.string()),
);
