// Characters of XML 1.0: allowed characters, names, and entities.
import { XmlRefusal } from './xmlFault';

const NAME_START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}' +
  '\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
/** Regular expression source of an element or attribute name, for the flag `u` (XML 1.0, production 5). */
export const NAME = `[${NAME_START}][${NAME_START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}]*`;
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
export const isXmlName = (name: string): boolean => WHOLE_NAME.test(name);

/**
 * Characters that no document may contain (production 2): most control characters, lone surrogates, and two
 * non-characters.
 */
const FORBIDDEN = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r\u007f-\u009f])\p{Cc}/u;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, 'gu');

/** Index of the first forbidden character; -1 if there is none. */
export const forbiddenAt = (text: string): number => text.search(FORBIDDEN);

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#x([\da-fA-F]{1,8})|#(\d{1,8})|([^\s&;<]{1,60}));|&/g;

/** The text with its entities resolved; `at` is its position in the document. Throws XmlRefusal. */
export function resolved(text: string, at: number): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, hex?: string, digits?: string, name?: string, ...rest) => {
    const place = at + Number(rest[0]);
    if (name !== undefined) {
      const letter = Object.hasOwn(LETTERS, name) ? LETTERS[name] : undefined;
      if (letter === undefined) throw new XmlRefusal('unknownEntity', place, name);
      return letter;
    }
    if (hex === undefined && digits === undefined) throw new XmlRefusal('stray', place, '&');
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    const letter = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
    if (FORBIDDEN.test(letter)) throw new XmlRefusal('badCharacter', place, whole);
    return letter;
  });
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const escaped = (text: string, pattern: RegExp) => text.replace(pattern, (letter) => ESCAPES[letter] ?? letter);

/** Replaces forbidden characters by the replacement character. */
export const allowed = (text: string): string => text.replace(ALL_FORBIDDEN, '\uFFFD');
/** Escapes text between tags, and values in double quotes, so that they parse back unchanged. */
export const escapedText = (text: string): string => escaped(allowed(text), /[&<>\r]/g);
export const escapedValue = (text: string): string => escaped(allowed(text), /[&<>"\t\n\r]/g);
