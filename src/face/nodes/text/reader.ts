// Reads text of the Watch Face Format: a single-line part with fixed or live text.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { readText } from '@/face/watchFaceFormat/formula/readExpression';
import type { LocalizedText, TextLocale } from '@/face/watchFaceFormat/writtenExpression';
import { WATCH_FONT_FAMILY } from '@/schemas/font';
import { LAYER_EFFECTS } from '../effects';
import type { FaceSource, Proposal, WatchFaceReader } from '../faceSource';
import { emsOf } from '../googleComplication/fitText';
import { short } from '../watchFacePart';
import {
  boxIn,
  numberIn,
  onlyChild,
  ownColor,
  pivotFrom,
  placingIn,
  type ReadBox,
  type ReadPlacing,
  textIn,
} from '../watchFaceValues';
import { widestTexts } from '../words/textFit';
import { inCase, LINE_HEIGHT } from '../words/textLayout';
import { isEffect, type ReadEffect, readEffect } from './readEffects';

const ALIGN = { START: 'left', CENTER: 'center', END: 'right' } as const;
const CASES: Readonly<Record<string, number>> = { Upper: 1, Lower: 0 };
const LOCALES: readonly TextLocale[] = ['zh_CN', 'en_US'];

interface Words {
  text: string;
  textTag: string;
  caseStyle?: number;
}

const localeOf = (part: XmlElement): TextLocale =>
  LOCALES.find((locale) => locale === onlyChild(part, 'Localization')?.attributes.locales) ?? null;

/** A template with its formulas; null if it is not valid. */
function templateIn(template: XmlElement, locale: TextLocale): LocalizedText {
  const parameters = elementsOf(template, 'Parameter').map(({ attributes }) => attributes.expression ?? '');
  return { template: textIn(template).trim(), parameters, locale };
}

/** The text of a Font element; null if our text layers cannot express it. */
function wordsIn(font: XmlElement, part: XmlElement, source: FaceSource): Words | null {
  const [first, second] = elementsOf(font);
  const text = textIn(font).trim();
  // A string resource has a text per language; our text has one.
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

/** Share of the free width to the left of the text, by alignment. */
const LEFT = { left: 0, center: 0.5, right: 1 } as const;

/** Allowance for fonts that are wider than the measured one. */
const ROOM = 1.1;

/** How the words are set, px. */
interface SetFont {
  fontSize: number;
  letterSpacing: number;
  /** Room for effects on each side, px. */
  reach: number;
}

/**
 * Candidate boxes in a part whose layer would be written as that part: as narrow as its text, the part without the room
 * for effects, else the whole part.
 */
function boxesIn(box: ReadBox, align: keyof typeof LEFT, words: Words, font: SetFont): readonly ReadBox[] {
  const { fontSize: size, letterSpacing, reach } = font;
  const bare = box.width - (align === 'center' ? 2 : 1) * reach;
  const widths = widestTexts(words).map(
    (text) => emsOf(inCase(text, words.caseStyle)) * size * ROOM + Math.max(0, letterSpacing) * [...text].length,
  );
  const height = Math.max(1, Math.ceil(LINE_HEIGHT * size));
  const narrow = Math.max(1, Math.min(box.width, Math.ceil(Math.max(...widths, 0))));
  // Same parity as the part's width, so that its centre is a whole or half px like the part's.
  const even = narrow + ((box.width - narrow) % 2);
  return [...new Set([even, ...(bare > 0 ? [bare] : []), box.width])].map((width) => ({
    x: box.x + (box.width - width) * LEFT[align],
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }));
}

const familyOf = ({ attributes: { family = WATCH_FONT_FAMILY } }: XmlElement, source: FaceSource): string | null =>
  family === WATCH_FONT_FAMILY ? family : source.typeface(family);

/** The font of a part of text; null if it has several, or the part is another one. */
function fontIn(part: XmlElement | undefined): XmlElement | null {
  const text = part?.name === 'PartText' ? onlyChild(part, 'Text') : null;
  return text && onlyChild(text, 'Font');
}

/** The effect around the words of a font; null for plain words. */
const effectIn = (font: XmlElement): XmlElement | null => {
  const [first, second] = elementsOf(font);
  return first && !second && isEffect(first) ? first : null;
};

/** The effects of parts above each other that can be copies of one text; null if one cannot be read, or is there twice. */
function effectsIn(parts: readonly XmlElement[], placing: ReadPlacing): readonly ReadEffect[] | null {
  const elements = parts.flatMap((part) => {
    const font = fontIn(part);
    return (font && effectIn(font)) ?? [];
  });
  if (parts.length > 1 && new Set(elements.map(({ name }) => name)).size < parts.length) return null;
  const read = elements.flatMap((element) => readEffect(element, placing) ?? []);
  return read.length === elements.length ? read : null;
}

/** As many effects as a text can have. */
const STACK_MAX = LAYER_EFFECTS.length;

export const read: WatchFaceReader<'text'> = (elements, source) => {
  const [part] = elements;
  const font = fontIn(part);
  const text = part && onlyChild(part, 'Text');
  const room = part && boxIn(part);
  const placing = part && room && placingIn(part, room, source);
  const words = font && wordsIn(effectIn(font) ?? font, part as XmlElement, source);
  const fontSize = font && numberIn(font, 'size');
  const fontFamily = font && familyOf(font, source);
  const fill = font && (font.attributes.color === undefined ? '#ffffff' : ownColor(font.attributes.color));
  if (!text || !font || !room || !placing || !words || !fontSize || !fontFamily || !fill) return [];
  const align = ALIGN[(text.attributes.align ?? 'CENTER') as keyof typeof ALIGN] ?? 'center';
  const letterSpacing = short((numberIn(font, 'letterSpacing') ?? 0) * fontSize);
  // The most parts first: copies with another effect each are one text.
  const stacks = Array.from({ length: Math.min(STACK_MAX, elements.length) }, (_, less) =>
    elements.slice(0, Math.min(STACK_MAX, elements.length) - less),
  );
  return stacks.flatMap((parts): readonly Proposal<'text'>[] => {
    const effects = effectsIn(parts, placing);
    if (!effects) return [];
    const fields = Object.assign({}, ...effects.map((effect) => effect.fields)) as ReadEffect['fields'];
    const style = { fontFamily, fontSize, fill, align, letterSpacing, ...words, ...fields };
    const reach = Math.max(0, ...effects.map((effect) => effect.reach));
    return boxesIn(room, align, words, { fontSize, letterSpacing, reach }).map((box) => {
      const offset = pivotFrom(room, placing, box);
      return { fields: { style: { ...placing, ...style, ...box, offset } }, took: parts.length };
    });
  });
};
