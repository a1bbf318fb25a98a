// Random formulas of the Watch Face Format for property tests.
import { UNARY_OPERATORS, WATCH_OPERATORS, type WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { WATCH_FUNCTIONS } from '@/face/watchFaceFormat/formula/functions';
import { WATCH_SOURCES } from '@/face/watchFaceFormat/formula/sources';
import fc from '@/tests/support/property';

const leaf: fc.Arbitrary<WatchFormula> = fc.oneof(
  fc
    .double({ min: 0, noNaN: true, noDefaultInfinity: true })
    .map((value) => ({ kind: 'number' as const, value: value + 0 })),
  fc.nat(100).map((value) => ({ kind: 'number' as const, value })),
  fc.string({ unit: fc.constantFrom(..."ab %&<>\\'()[]?:,中😀") }).map((value) => ({ kind: 'string' as const, value })),
  fc.boolean().map((value) => ({ kind: 'boolean' as const, value })),
  fc.constantFrom('#ff8800', '#80ff8800', '#000000 #ffffff').map((value) => ({ kind: 'color' as const, value })),
  fc.constant({ kind: 'null' as const }),
  fc
    .constantFrom(...WATCH_SOURCES.keys(), 'WEATHER.DAYS.1.TEMPERATURE_LOW', 'CONFIGURATION.themeColor.0')
    .map((name) => ({ kind: 'source' as const, name })),
);

/** Any tree that the parser can produce. */
export const anyFormula: fc.Arbitrary<WatchFormula> = fc.letrec<{ formula: WatchFormula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 6, depthSize: 'small' },
    leaf,
    fc.record({
      kind: fc.constant('unary' as const),
      operator: fc.constantFrom(...UNARY_OPERATORS),
      operand: tie('formula'),
    }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom(...WATCH_OPERATORS.flat()),
      left: tie('formula'),
      right: tie('formula'),
    }),
    fc.record({
      kind: fc.constant('ternary' as const),
      test: tie('formula'),
      yes: tie('formula'),
      no: tie('formula'),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom(...Object.keys(WATCH_FUNCTIONS), 'shout'),
      args: fc.array(tie('formula'), { maxLength: 4 }),
    }),
  ),
})).formula;

/** Any text, and text made of the format's own tokens. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...['[SECOND]', '[', ']', '(', ')', '"', '"a"', '?', ':', ',', '+', '-', '*', '!', '~', '==', '=', '&&', '|'],
        ...['1', '.5', '2.', 'null', 'TRUE', 'round', 'clamp(', '#ff0000', '#', ' ', '😀', '9'.repeat(400)],
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join('')),
);
