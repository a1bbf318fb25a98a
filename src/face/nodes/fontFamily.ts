// Font and language in which letters of a face are drawn.

/** Fallback font of every text (docs/rules/product.md, "default font"). */
const FALLBACK = 'Roboto-Regular';

/** A CSS font-family list for one family name with any characters. */
export function fontFamilyList(name: string): string {
  const quoted = name.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&');
  return name === FALLBACK ? `"${FALLBACK}", sans-serif` : `"${quoted}", "${FALLBACK}", sans-serif`;
}

/** Language of a text by its script, so that Han characters get their Chinese forms. */
export const languageOf = (text: string): 'zh-CN' | undefined => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined);
