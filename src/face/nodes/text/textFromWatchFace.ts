// Text out of the Watch Face Format: a part of one line, with fixed words or what data gives.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { readText } from '@/face/watchFaceFormat/formula/readExpression';
import type { SaidLocale, SaidText } from '@/face/watchFaceFormat/said';
import { WATCH_FONT_FAMILY } from '@/schemas/font';
import type { FaceSource, Proposal, WatchFaceReader } from '../faceSource';
import { emsOf } from '../googleComplication/fitText';
import { short } from '../watchFacePart';
import { boxIn, numberIn, onlyChild, ownColor, pivotFrom, placingIn, type ReadBox, textIn } from '../watchFaceValues';
import { widestTexts } from '../words/textFit';
import { inCase, LINE_HEIGHT } from '../words/textLayout';

const ALIGN = { START: 'left', CENTER: 'center', END: 'right' } as const;
const CASES: Readonly<Record<string, number>> = { Upper: 1, Lower: 0 };
const LOCALES: readonly SaidLocale[] = ['zh_CN', 'en_US'];

interface Words {
  text: string;
  textTag: string;
  caseStyle?: number;
}

const localeOf = (part: XmlElement): SaidLocale =>
  LOCALES.find((locale) => locale === onlyChild(part, 'Localization')?.attributes.locales) ?? null;

/** The template of a text with its formulas; null for what is none. */
function templateIn(template: XmlElement, locale: SaidLocale): SaidText {
  const parameters = elementsOf(template, 'Parameter').map(({ attributes }) => attributes.expression ?? '');
  return { template: textIn(template).trim(), parameters, locale };
}

/** What a font says; null where that is more than we have words for. */
function wordsIn(font: XmlElement, part: XmlElement, source: FaceSource): Words | null {
  const [first, second] = elementsOf(font);
  const text = textIn(font).trim();
  // A string resource has its words in each language, a text of ours is one.
  if (!first) return source.words(text) === null ? { text, textTag: '' } : null;
  if (second) return null;
  const caseStyle = CASES[first.name];
  if (caseStyle !== undefined) {
    const inner = wordsIn(first, part, source);
    return inner && { ...inner, caseStyle };
  }
  if (first.name !== 'Template') return null;
  const textTag = readText(templateIn(first, localeOf(part)), { isRound: source.canvas.shape === 'circle' });
  return textTag === null ? null : { text: '', textTag };
}

/** How much of the room a layer of this width has on the side on which it is not held. */
const LEFT = { left: 0, center: 0.5, right: 1 } as const;

/** Letters of other fonts are wider than those that the widths are of. */
const ROOM = 1.1;

/** How the words are set, px. */
interface SetFont {
  fontSize: number;
  letterSpacing: number;
}

/** Boxes in the room of a part whose layer would be written into it: as narrow as its words, else all of it. */
function boxesIn(box: ReadBox, align: keyof typeof LEFT, words: Words, font: SetFont): readonly ReadBox[] {
  const { fontSize: size, letterSpacing } = font;
  const widths = widestTexts(words).map(
    (text) => emsOf(inCase(text, words.caseStyle)) * size * ROOM + Math.max(0, letterSpacing) * [...text].length,
  );
  const height = Math.max(1, Math.ceil(LINE_HEIGHT * size));
  const narrow = Math.max(1, Math.min(box.width, Math.ceil(Math.max(...widths, 0))));
  // Of the part's own parity, so that its middle is a whole or a half px as that of the part.
  const even = narrow + ((box.width - narrow) % 2);
  return [...new Set([even, box.width])].map((width) => ({
    x: box.x + (box.width - width) * LEFT[align],
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }));
}

const familyOf = ({ attributes: { family = WATCH_FONT_FAMILY } }: XmlElement, source: FaceSource): string | null =>
  family === WATCH_FONT_FAMILY ? family : source.typeface(family);

export const textFromWatchFace: WatchFaceReader<'text'> = ([part], source) => {
  const text = part?.name === 'PartText' ? onlyChild(part, 'Text') : null;
  const font = text && onlyChild(text, 'Font');
  const room = part && boxIn(part);
  const placing = part && room && placingIn(part, room, source);
  const words = font && wordsIn(font, part as XmlElement, source);
  const fontSize = font && numberIn(font, 'size');
  const fontFamily = font && familyOf(font, source);
  const fill = font && (font.attributes.color === undefined ? '#ffffff' : ownColor(font.attributes.color));
  if (!text || !font || !room || !placing || !words || !fontSize || !fontFamily || !fill) return [];
  const align = ALIGN[(text.attributes.align ?? 'CENTER') as keyof typeof ALIGN] ?? 'center';
  const letterSpacing = short((numberIn(font, 'letterSpacing') ?? 0) * fontSize);
  const style = { fontFamily, fontSize, fill, align, letterSpacing, ...words };
  return boxesIn(room, align, words, { fontSize, letterSpacing }).map((box): Proposal<'text'> => {
    const offset = pivotFrom(room, placing, box);
    return { fields: { style: { ...placing, ...style, ...box, offset } }, took: 1 };
  });
};
