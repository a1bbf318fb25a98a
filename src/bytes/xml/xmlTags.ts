// The pieces that a reader of XML looks for in its text, and the lines they stand in.
import { NAME } from './xmlCharacters';

/** Tags and their parts, each looked for at one place. */
export const START = new RegExp(`<(${NAME})`, 'uy');
export const ATTRIBUTE = new RegExp(`[ \\t\\n]+(${NAME})[ \\t\\n]*=[ \\t\\n]*("[^"<]*"|'[^'<]*')`, 'uy');
export const TAG_END = /[ \t\n]*(\/?)>/y;
export const END = new RegExp(`</(${NAME})[ \\t\\n]*>`, 'uy');
/** Whether it is nothing but white space. */
export const isBlank = (text: string) => !/[^ \t\n]/.test(text);

/** What the pattern finds at this very place. */
export function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Gives the line of each place it is asked for; the places only grow. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}
