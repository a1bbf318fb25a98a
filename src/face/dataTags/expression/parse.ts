// Parses an expression. Length and depth are bounded; never throws; reports the position of the first error.
import { EXPRESSION_MAX } from '@/schemas/limits';
import type { ConditionNode, ExpressionFault, ExpressionTree, Formula, ParseResult, TextPart } from './ast';
import { formulaReader } from './parseFormula';
import { createScanner, ExpressionStop, isFunctionName, type Span, stop, type TagSpot } from './scan';

/** A parse result with source positions, for callers that point into the source. */
export type PositionedResult =
  | {
      readonly ok: true;
      readonly tree: ExpressionTree;
      /** Source position of each part of `tree.parts`. */
      readonly parts: readonly Span[];
      /** Every tag in source order, including repetitions. */
      readonly tags: readonly TagSpot[];
    }
  | { readonly ok: false; readonly error: ExpressionFault };

/** Which text is being parsed: the whole source, or a branch of a condition. */
type Place = 'source' | 'yes' | 'no';

const readSource = (source: string) => {
  const scanner = createScanner(source);
  const { formula, call } = formulaReader(scanner, () => condition());
  const spans: Span[] = [];

  const calculation = (): TextPart => {
    scanner.enter(scanner.at());
    const open = scanner.at();
    let body: Formula;
    if (scanner.peek() === '(') {
      scanner.move(1);
      body = formula(false);
      scanner.closeBracket(open);
    } else {
      // A function call without parentheses around it. Its canonical print adds them, so count one more level.
      body = call();
    }
    scanner.leave();
    return { kind: 'calculation', formula: body };
  };

  const condition = (): ConditionNode => {
    const open = scanner.at();
    scanner.enter(open);
    scanner.move(1);
    const test = formula(true);
    scanner.expectQuestionMark(open);
    const yes = text('yes', open);
    scanner.move(1);
    const no = text('no', open);
    scanner.move(1);
    scanner.leave();
    return { kind: 'condition', test, yes, no };
  };

  const text = (place: Place, open: number): ExpressionTree => {
    const parts: TextPart[] = [];
    let literal = '';
    let literalAt = scanner.at();
    const note = (at: number) => {
      if (place === 'source') spans.push({ at, length: scanner.at() - at });
    };
    const flush = () => {
      if (literal === '') return;
      parts.push({ kind: 'literal', text: literal });
      note(literalAt);
      literal = '';
    };
    const add = (read: () => TextPart) => {
      flush();
      const at = scanner.at();
      parts.push(read());
      note(at);
    };
    const write = (characters: string) => {
      if (literal === '') literalAt = scanner.at();
      literal += characters;
    };
    for (;;) {
      const next = scanner.peek();
      if (next === '') {
        if (place === 'source') break;
        throw stop(place === 'yes' ? 'missingColon' : 'unclosedCondition', open, 1);
      }
      if (next === ':' && place === 'yes') break;
      if (next === '$' && place === 'no' && !scanner.conditionOpens()) break;
      if (next === '#') add(scanner.tag);
      else if (next === '$') add(condition);
      else if (next === '(') add(calculation);
      else if (next === '"' && place !== 'source') {
        const at = scanner.at();
        const value = scanner.string();
        if (value !== '' && literal === '') literalAt = at;
        literal += value;
      } else if (next === '\\') {
        const escaped = scanner.peek(1);
        write(escaped === '' ? '\\' : escaped);
        scanner.move(escaped === '' ? 1 : 2);
      } else {
        const word = scanner.word();
        if (word !== '' && isFunctionName(word) && scanner.peek(word.length) === '(') add(calculation);
        else {
          write(word || next);
          scanner.move(word.length || next.length);
        }
      }
    }
    flush();
    return { kind: 'text', parts };
  };

  return { tree: text('source', 0), parts: spans, tags: scanner.tags };
};

/** Like `parse`, with the positions of parts and tags. */
export const parseWithPositions = (source: string): PositionedResult => {
  if (source.length > EXPRESSION_MAX) {
    const length = source.length - EXPRESSION_MAX;
    return { ok: false, error: { key: 'tooLong', at: EXPRESSION_MAX, length, params: { limit: EXPRESSION_MAX } } };
  }
  try {
    return { ok: true, ...readSource(source) };
  } catch (error) {
    if (error instanceof ExpressionStop) return { ok: false, error: error.fault };
    throw error;
  }
};

/**
 * Parses the text of an expression (`#Db#:#DmZ#`, `(#DWFKS#+90)`, `$#DH#>=12?PM:AM$`). Returns a tree, or one error
 * with its position. Limits: EXPRESSION_MAX UTF-16 units and 32 levels.
 */
export const parse = (source: string): ParseResult => {
  const result = parseWithPositions(source);
  return result.ok ? { ok: true, tree: result.tree } : result;
};
