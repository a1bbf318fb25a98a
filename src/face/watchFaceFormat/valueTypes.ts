// Value types of attributes: which text each accepts, and changes between versions.
import type { FormatVersion } from './formatVersion';
import { isTiledByNumbers } from './weightList';

/** A value type; `check:wanted.<name>` describes the expected value. */
export interface ValueType {
  readonly name: string;
  accepts(text: string, version: FormatVersion): boolean;
  /** Its options, if they are few. */
  options?(version: FormatVersion): readonly string[];
  /** May contain sources, `[NAME]`. */
  readonly formula?: true;
}

// XML ignores white space around a number or between the items of a list.
const SPACES = /[ \t\r\n]+/;
const wordsOf = (text: string): string[] => text.split(SPACES).filter((word) => word !== '');
const trimmed = (text: string): string => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');

const FLOAT = /^(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[-+]?INF|NaN)$/;
const INTEGER = /^[-+]?\d+$/;
const numberOf = (text: string): number => Number(text.replace('INF', 'Infinity'));
const isFloat = (text: string): boolean => FLOAT.test(trimmed(text));

type Test = (text: string) => boolean;

const plain = (name: string, accepts: Test): ValueType => ({ name, accepts });
export const matching = (name: string, pattern: RegExp): ValueType => plain(name, (text) => pattern.test(text));

const wholeBetween = (name: string, least: number, most = Number.POSITIVE_INFINITY): ValueType =>
  plain(name, (text) => {
    const digits = trimmed(text);
    return INTEGER.test(digits) && Number(digits) >= least && Number(digits) <= most;
  });
const floatBetween = (name: string, isIn: (value: number) => boolean): ValueType =>
  plain(name, (text) => isFloat(text) && isIn(numberOf(trimmed(text))));
const listOf = (name: string, isWord: Test, least = 0, most = Number.POSITIVE_INFINITY): ValueType =>
  plain(name, (text) => {
    const words = wordsOf(text);
    return words.length >= least && words.length <= most && words.every(isWord);
  });

/** One type up to a version, another one since; named like the latter. */
export function staged(
  first: ValueType,
  ...later: readonly (readonly [since: FormatVersion, type: ValueType])[]
): ValueType {
  const at = (version: FormatVersion) => later.findLast(([since]) => since <= version)?.[1] ?? first;
  return {
    ...at(5),
    accepts: (text, version) => at(version).accepts(text, version),
    options: (version) => at(version).options?.(version) ?? [],
  };
}

/** One of several keywords; later versions add more. */
export function oneOf(first: readonly string[], since: FormatVersion = 2, more: readonly string[] = []): ValueType {
  const all = [...first, ...more];
  const options = (version: FormatVersion) => (version < since ? first : all);
  return { name: 'option', options, accepts: (text, version) => options(version).includes(text) };
}

/** One of several whole numbers, in any notation: ` +05`. */
export const oneNumber = (numbers: readonly number[]): ValueType => ({
  ...plain('option', (text) => integer.accepts(text, 1) && numbers.includes(Number(trimmed(text)))),
  options: () => numbers.map(String),
});

/** A space-separated list of keywords. */
export const listOfOptions = (type: ValueType): ValueType => ({
  ...type,
  name: 'optionList',
  accepts: (text, version) => wordsOf(text).every((word) => type.accepts(word, version)),
});

export const anyText = plain('text', () => true);
export const someText = plain('someText', (text) => text !== '');
/** The schemas accept any text as a formula; the formula checker validates it. */
export const formula: ValueType = { ...anyText, name: 'formula', formula: true };
export const textList = { ...anyText, name: 'textList' };

export const integer = wholeBetween('integer', Number.NEGATIVE_INFINITY);
export const int32 = wholeBetween('integer', -(2 ** 31), 2 ** 31 - 1);
export const repeatCount = wholeBetween('repeatCount', -1, 2 ** 31 - 1);
export const positiveInteger = wholeBetween('positiveInteger', 1);
export const nonNegativeInteger = wholeBetween('nonNegativeInteger', 0);
export const wholeFrom = (least: number, most: number): ValueType =>
  wholeBetween(`whole${least}To${most}`, least, most);
/** An alpha: 0 to 255. */
export const byte = wholeFrom(0, 255);
/** Width or height on the canvas: any whole number, then above 0, then also 0. */
export const size = staged(integer, [4, positiveInteger], [5, nonNegativeInteger]);

export const float = plain('float', isFloat);
const positiveFloat = floatBetween('positiveFloat', (value) => value > 0);
const nonNegativeFloat = floatBetween('nonNegativeFloat', (value) => value >= 0);
export const share = floatBetween('share', (value) => value >= 0 && value <= 1);
export const floatFrom = (least: number): ValueType => floatBetween('float', (value) => value >= least);
/** Before version 4 any number was allowed, even where it must be positive or non-negative now. */
export const positiveLength = staged(float, [4, positiveFloat]);
export const nonNegativeLength = staged(float, [4, nonNegativeFloat]);
export const gap = nonNegativeFloat;
export const floatList = listOf('floatList', isFloat);
export const vector4 = listOf('vector4', isFloat, 4, 4);

export const boolean = oneOf(['TRUE', 'FALSE']);

const SOURCE = /^\[[A-Z0-9]+(?:[._][\p{L}\p{M}\p{N}_]+)*\]$/u;
const DOTTED_SOURCE = /^\[[A-Z0-9]+(?:\.[\p{L}\p{M}\p{N}_]+)*\]$/u;
const HEX = /^#(?:[A-Fa-f0-9]{6}|[A-Fa-f0-9]{8})$/;
const LOOSE_HEX = /^#[A-Fa-f0-9]{6,8}$/;
const isSource: Test = (text) => SOURCE.test(text);
const isHex: Test = (text) => HEX.test(text);
const isLooseColour: Test = (text) => isSource(text) || LOOSE_HEX.test(text);

/** `#RRGGBB`, `#AARRGGBB` or a source; seven digits were accepted before version 4. */
export const colour: ValueType = {
  ...staged(
    plain('colour', (text) => DOTTED_SOURCE.test(text) || LOOSE_HEX.test(text)),
    [2, plain('colour', isLooseColour)],
    [4, plain('colour', (text) => isSource(text) || isHex(text))],
  ),
  formula: true,
};
const hexList = listOf('colourList', isHex);
/** Colours; a source of colours may be mixed in before version 4, and replaces the list since. */
export const colourList: ValueType = {
  ...staged(
    hexList,
    [2, listOf('colourList', isLooseColour)],
    [4, plain('colourList', (text) => isSource(text) || hexList.accepts(text, 4))],
  ),
  formula: true,
};
/** The one to five colours of a colour option. */
export const optionColours = staged(
  listOf('optionColours', isHex, 1, 5),
  [2, listOf('optionColours', isLooseColour, 1, 5)],
  [4, listOf('optionColours', isHex, 1, 5)],
);
/** Fallback of a missing reference. */
export const colourOrFloat = plain('colourOrFloat', (text) => isHex(text) || isFloat(text));

// Numbers separated by any one character, with `f` allowed wherever a digit is.
const LOOSE_WEIGHTS = /^[0-9 fF]+(?:[^0-9 fF\r\n][0-9fF][0-9 fF]+)*(?:[^0-9 fF\r\n][0-9fF][0-9 fF]*)?$/u;
/** Shares of a weighted stroke's colours, or a source of them. */
export const weightList: ValueType = {
  ...staged(
    plain('weightList', (text) => isSource(text) || LOOSE_WEIGHTS.test(text)),
    [4, plain('weightList', (text) => isSource(text) || isTiledByNumbers(text))],
  ),
  formula: true,
};
export const interpolation: ValueType = {
  ...staged(anyText, [
    4,
    plain('boolean', (text) => isSource(text) || /^(?:true|True|TRUE|false|False|FALSE)$/.test(text)),
  ]),
  formula: true,
};

/** Name of a resource; version 5 added the restriction that packages always had. */
export const resourceName = staged(anyText, [5, matching('resourceName', /^[a-z_][a-z0-9_]*$/)]);
