// Detects SVG in bytes and text, without parsing the drawing.

/** A document type; quotes, comments and the internal subset may contain `>`. */
const DOCTYPE = /<!DOCTYPE(?:[^>"'[]|"[^"]*"|'[^']*'|\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<(?!!--))*\])*>/iy;
const ROOT = /<(?:[\w.-]+:)?svg[\s/>]/iy;
const SPACES = /[\s\uFEFF]*/y;
const END = /(?:<\/(?:[\w.-]+:)?svg\s*|\/)>$/i;
/** Maximum length of an end tag, so that `END` is not searched in the whole text. */
const END_CHARACTERS = 200;
/** Bytes searched for the declared encoding. */
const DECLARATION_BYTES = 256;

/** The encoding by its byte order mark or the first `<`, else as declared. */
function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const declared = /^\s*<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(begin)?.[1] ?? '';
  // A declaration that can be read as bytes is not UTF-16, whatever it says.
  return declared === '' || /^utf/i.test(declared) ? 'utf-8' : declared;
}

/** The text of an XML file; invalid bytes become U+FFFD. Null if its encoding is unknown. */
export function decodedXml(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    return null; // The declared encoding has no decoder.
  }
}

/** Index after the match of a sticky pattern at `at`; `at` if it does not match. */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Index after the comment or processing instruction at `at`; `at` if there is none. */
function afterRemark(text: string, at: number): number {
  const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : null;
  const last = end === null ? -1 : text.indexOf(end, at);
  return end === null || last < 0 ? at : last + end.length;
}

/** Where the first element of an XML document starts, and its document type. */
export function prologOf(text: string): { root: number; docType: { start: number; end: number } | null } {
  let docType: { start: number; end: number } | null = null;
  for (let at = 0; ; ) {
    const start = after(SPACES, text, at);
    const end = after(DOCTYPE, text, start);
    if (end > start) docType = { start, end };
    at = end > start ? end : afterRemark(text, start);
    if (at === start) return { root: start, docType };
  }
}

/** Whether the first element of the document is `svg`, with any prefix. */
export function startsSvg(text: string): boolean {
  const { root } = prologOf(text);
  return after(ROOT, text, root) > root;
}

/** The text without comments, processing instructions and white space after the root. */
function withoutTail(text: string): string {
  let rest = text.trimEnd();
  for (;;) {
    const mark = rest.endsWith('-->') ? '<!--' : rest.endsWith('?>') ? '<?' : null;
    const start = mark === null ? -1 : rest.lastIndexOf(mark);
    if (start < 0) return rest;
    rest = rest.slice(0, start).trimEnd();
  }
}

/** Whether the whole text is an SVG document. */
export const isSvgText = (text: string): boolean =>
  startsSvg(text) && END.test(withoutTail(text).slice(-END_CHARACTERS));

/** The first SVG in other markup, such as the HTML of a clipboard; null if there is none. */
export function svgInside(markup: string): string | null {
  const start = markup.search(/<svg[\s>]/i);
  const end = markup.toLowerCase().lastIndexOf('</svg>');
  return start >= 0 && end > start ? markup.slice(start, end + '</svg>'.length) : null;
}
