// Derives store names from other names, according to the rules of the publish form (spec 5).
import type { DesignNames } from './designNames';
import { firstGraphemes, hasGraphemes } from './graphemes';
import { NAME_CN_MAX, NAME_EN_MAX } from './limits';
import { nameFault } from './names';

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** The longest prefix of pieces that fits. */
function fitting(pieces: readonly string[], fits: (text: string) => boolean): string {
  let text = '';
  for (const piece of pieces) {
    if (!fits((text + piece).trim())) break;
    text += piece;
  }
  return text.trim();
}

/** Letters, digits and single spaces; as many whole words as fit into nineteen characters. */
export function englishName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim();
  const whole = fitting(plain.split(/(?= )/), ({ length }) => length <= NAME_EN_MAX);
  return whole || plain.slice(0, NAME_EN_MAX);
}

/** As many whole words as fit into ten characters; empty for an invalid name. */
function chineseName(text: string): string {
  const name = text.trim();
  if (nameFault(name)) return '';
  const pieces = [...words.segment(name)].map(({ segment }) => segment);
  const whole = fitting(pieces, (part) => hasGraphemes(part, { max: NAME_CN_MAX }));
  const short = whole || firstGraphemes(name, NAME_CN_MAX);
  return nameFault(short) ? '' : short;
}

const holdsHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

/**
 * The names that the publish form proposes: each from the design's name in that language. Where that gives none, the name in the
 * other language is used if its script fits: Han characters for the Chinese name, none for the English one.
 */
export const storeNames = ({ dialNameCn, dialName }: DesignNames): DesignNames => ({
  dialNameCn: chineseName(dialNameCn || (holdsHan(dialName) ? dialName : '')),
  dialName: englishName(dialName) || (holdsHan(dialNameCn) ? '' : englishName(dialNameCn)),
});
