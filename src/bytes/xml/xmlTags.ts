// Patterns of the XML parser, and line counting.
import { NAME } from './xmlCharacters';

/** Tags and their parts, matched at a given position. */
export const START = new RegExp(`<(${NAME})`, 'uy');
export const ATTRIBUTE = new RegExp(`[ \\t\\n]+(${NAME})[ \\t\\n]*=[ \\t\\n]*("[^"<]*"|'[^'<]*')`, 'uy');
export const TAG_END = /[ \t\n]*(\/?)>/y;
export const END = new RegExp(`</(${NAME})[ \\t\\n]*>`, 'uy');
/** Whether the text is only white space. */
export const isBlank = (text: string) => !/[^ \t\n]/.test(text);

/** Matches the pattern exactly at `at`. */
export function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the line of a position; positions must not decrease. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}
