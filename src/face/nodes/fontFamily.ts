// The font and the language that letters of a face are drawn with.

/** The font every text falls back to (product.md, "default font"). */
const FALLBACK = 'Roboto-Regular';

/** A CSS font-family list for one family name, whatever characters the name has. */
export function fontFamilyList(name: string): string {
  const quoted = name.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&');
  return name === FALLBACK ? `"${FALLBACK}", sans-serif` : `"${quoted}", "${FALLBACK}", sans-serif`;
}

/** Language of a text by its letters, so that Han characters get their Chinese forms. */
export const languageOf = (text: string): 'zh-CN' | undefined => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined);
