// Encodes records as JSON text for jsonb, which rejects NUL characters and lone surrogates; these are escaped.

/** A non-character used as an escape, followed by four hexadecimal digits of the code unit. */
const MARK = '\uFDD0';
const UNSPEAKABLE = new RegExp(`[\\0${MARK}\\p{Cs}]`, 'gu');
/** JSON's spelling of those characters; also matches a few harmless texts. */
const SUSPECT = /\\u0000|\\ud[89a-f]|\uFDD0/i;
const SPELLED = /\uFDD0([0-9a-f]{4})/g;

/** The text in its stored and compared form. */
export const spelled = (text: string): string =>
  text.replace(UNSPEAKABLE, (unit) => `${MARK}${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const unspelled = (text: string): string =>
  text.replace(SPELLED, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [change(key), everyText(child, change)] as const),
  );
}

export function toJson(record: unknown): string {
  const text = JSON.stringify(record);
  return SUSPECT.test(text) ? JSON.stringify(everyText(JSON.parse(text), spelled)) : text;
}

export function fromJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return text.includes(MARK) ? everyText(value, unspelled) : value;
}
