// Splits the text of a style sheet into selectors and declarations, in linear time.

/** A part of a style sheet up to `end`: `{`, `}` or `;`; empty at the end of the text. */
export interface StylePart {
  readonly text: string;
  readonly end: string;
}

/**
 * The parts; comments become spaces, strings and parentheses do not end a part. Null if strings, comments or
 * parentheses are not closed, or the text contains escapes, so that a browser might split it otherwise.
 */
export function styleParts(css: string): StylePart[] | null {
  if (css.includes('\\')) return null;
  const parts: StylePart[] = [];
  let text = '';
  for (let at = 0; at < css.length; at += 1) {
    const letter = css.charAt(at);
    const closed = css.startsWith('/*', at) ? '*/' : letter === '(' ? ')' : /["']/.test(letter) ? letter : null;
    if (closed !== null) {
      const end = css.indexOf(closed, at + closed.length);
      if (end < 0) return null;
      const inner = css.slice(at, end + closed.length);
      // Strings end with the line, and nested parentheses or strings may hold any sign.
      if (closed.length === 1 && /\n/.test(inner)) return null;
      if (closed === ')' && /[(]/.test(inner.slice(1))) return null;
      text += closed === '*/' ? ' ' : inner;
      at = end + closed.length - 1;
    } else if (/[{};]/.test(letter)) {
      parts.push({ text, end: letter });
      text = '';
    } else text += letter;
  }
  return [...parts, { text, end: '' }];
}

/** The text with escapes replaced by their characters, and without comments. */
export const unescaped = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, hex?: string, other?: string) => {
    if (hex === undefined) return other ?? '';
    const code = Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  });

/** The ID of a fragment, which may be percent-encoded. */
export function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.trim());
  } catch {
    return fragment.trim(); // A stray per cent sign is part of the ID.
  }
}

/** IDs that a value refers to, such as `url(#a)`. */
export const referencesIn = (value: string): string[] =>
  unescaped(value)
    .split(/url\(/i)
    .slice(1)
    .flatMap((rest) => {
      const target = rest.slice(0, rest.includes(')') ? rest.indexOf(')') : undefined);
      const mark = target.indexOf('#');
      return mark < 0 ? [] : [idOf(target.slice(mark + 1).replace(/["']\s*$/, ''))];
    });
