// Scanner of expressions: the parser's cursor; reads tags, strings, numbers and words, and counts nesting.
import { dataTag } from '../catalogue';
import { type ExpressionErrorKey, type ExpressionFault, FUNCTIONS, type FunctionName, type TagNode } from './ast';

/** Maximum nesting of parentheses, calls, signs and conditions. */
export const DEPTH_MAX = 32;
/** Maximum digits of a number: as many as a double represents exactly. */
export const DIGITS_MAX = 15;

/** A range of the source, in UTF-16 units. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Position of a tag, including its hashes. */
export interface TagSpot extends Span {
  readonly name: string;
}

/** Aborts a parse; caught inside `parse`. */
export class ExpressionStop extends Error {
  constructor(readonly fault: ExpressionFault) {
    super(fault.key);
  }
}

/** A fault to throw. */
export const stop = (key: ExpressionErrorKey, at: number, length: number, params: ExpressionFault['params'] = {}) =>
  new ExpressionStop({ key, at, length, params });

/** Whether a word is a function name. */
export const isFunctionName = (word: string): word is FunctionName => Object.hasOwn(FUNCTIONS, word);

const isDigit = (character: string) => character >= '0' && character <= '9' && character !== '';
const TAG_NAME = /[A-Za-z0-9_]*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const ANY_WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const NUMBER = /\d+(?:\.\d+)?|\.\d+/y;
const HEAD_CHARACTERS = /[\s\d.+\-*/%<>=!&|]/;
const HEAD_WORDS = new Set(['and', 'or', 'true', 'false']);

/** A cursor over one source. */
export const createScanner = (source: string) => {
  let index = 0;
  let depth = 0;
  const tags: TagSpot[] = [];

  const match = (pattern: RegExp, at = index): string => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? '';
  };
  const peek = (ahead = 0): string => source.charAt(index + ahead);
  const move = (count: number) => {
    index += count;
  };
  const skipSpace = () => {
    while (/\s/.test(peek())) index += 1;
  };

  const tag = (): TagNode => {
    const at = index;
    const name = match(TAG_NAME, at + 1);
    const closed = source.charAt(at + 1 + name.length) === '#';
    if (!closed) throw stop('unclosedTag', at, 1 + name.length, { tag: name });
    if (name === '') throw stop('emptyTag', at, 2);
    const length = name.length + 2;
    if (!dataTag(name)) throw stop('unknownTag', at, length, { tag: name });
    tags.push({ name, at, length });
    index += length;
    return { kind: 'tag', name };
  };

  const string = (): string => {
    const at = index;
    let value = '';
    index += 1;
    for (;;) {
      const next = peek();
      if (next === '') throw stop('unclosedString', at, source.length - at);
      index += 1;
      if (next === '"') return value;
      if (next !== '\\') value += next;
      else if (peek() !== '') {
        value += peek();
        index += 1;
      }
    }
  };

  const number = (): number => {
    const at = index;
    const digits = match(NUMBER);
    if (digits.replace('.', '').length > DIGITS_MAX)
      throw stop('numberTooLong', at, digits.length, { limit: DIGITS_MAX });
    index += digits.length;
    return Number(digits);
  };

  /** Index after the string or bracket that opens at `at`; the end of the source if it is not closed. */
  const past = (at: number): number => {
    let level = 0;
    let quoted = false;
    for (let i = at; i < source.length; i += 1) {
      const next = source.charAt(i);
      if (next === '\\') i += 1;
      else if (next === '"') quoted = !quoted;
      else if (!quoted && next === '(') level += 1;
      else if (!quoted && next === ')') level -= 1;
      if (level === 0 && !quoted) return i + 1;
    }
    return source.length;
  };

  return {
    tags: tags as readonly TagSpot[],
    at: () => index,
    peek,
    move,
    skipSpace,
    tag,
    string,
    number,
    word: () => match(WORD),
    anyWord: () => match(ANY_WORD),
    numberFollows: () => isDigit(peek()) || (peek() === '.' && isDigit(peek(1))),

    /** Enters one nesting level; `at` is where it opens. */
    enter(at: number) {
      depth += 1;
      if (depth > DEPTH_MAX) throw stop('tooDeep', at, 1, { limit: DEPTH_MAX });
    },
    leave() {
      depth -= 1;
    },

    /** The error for an unexpected character after a value. */
    refuse(end: () => ExpressionStop): ExpressionStop {
      const next = peek();
      if (next === '') return end();
      const word = match(ANY_WORD);
      if (word !== '' || /[\d#("\\.]/.test(next)) return stop('missingOperator', index, word.length || 1);
      const [character = next] = source.slice(index);
      return stop('unexpected', index, character.length, { found: character });
    },

    closeBracket(open: number) {
      skipSpace();
      if (peek() !== ')') throw this.refuse(() => stop('unclosedBracket', open, 1));
      index += 1;
    },

    expectQuestionMark(open: number) {
      skipSpace();
      if (peek() === ':' || peek() === '$') throw stop('missingQuestionMark', index, 1);
      if (peek() !== '?') throw this.refuse(() => stop('missingQuestionMark', open, 1));
      index += 1;
    },

    /**
     * In the second branch of a condition, a `$` either ends the branch or opens another condition. It opens one if a
     * formula and a question mark follow. Only looks ahead; text that `print` writes is never ambiguous.
     */
    conditionOpens(): boolean {
      let i = index + 1;
      let seen = false;
      while (i < source.length) {
        const next = source.charAt(i);
        if (next === '?') return seen;
        const word = match(WORD, i);
        const name = next === '#' ? match(TAG_NAME, i + 1) : '';
        if (next === '(' || next === '"') i = past(i);
        else if (name !== '' && source.charAt(i + 1 + name.length) === '#') i += name.length + 2;
        else if (word !== '' && (HEAD_WORDS.has(word) || isFunctionName(word))) i += word.length;
        else if (word === '' && HEAD_CHARACTERS.test(next)) i += 1;
        else return false;
        seen ||= !/\s/.test(next);
      }
      return false;
    },
  };
};

export type Scanner = ReturnType<typeof createScanner>;
