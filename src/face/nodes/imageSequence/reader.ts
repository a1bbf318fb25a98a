// Reads image sequences of the Watch Face Format: glyph pictures, one picked by an index or one per digit.
import { readNumber, readText } from '@/face/watchFaceFormat/formula/readExpression';
import type { FaceSource, Proposal, SourceGlyphs, SourcePicture, WatchFaceReader } from '../faceSource';
import { type GlyphPart, glyphPartIn, pickedIn } from '../watchFacePicked';
import { pivotFrom, type ReadBox } from '../watchFaceValues';

const DIGITS = [...'0123456789-'];
const ALIGN: Readonly<Record<string, 'left' | 'center' | 'right'>> = { START: 'left', CENTER: 'center', END: 'right' };
const LEFT = { left: 0, center: 0.5, right: 1 } as const;
/** Cells that a number may have. */
const PLACES = Array.from({ length: 10 }, (_, index) => index + 1);

const roundOf = ({ canvas }: FaceSource) => ({ isRound: canvas.shape === 'circle' });

function picked(glyphs: GlyphPart, source: FaceSource): readonly Proposal<'image_sequence'>[] {
  const pick = pickedIn(glyphs);
  const textTag = pick && readNumber(pick.value, roundOf(source));
  if (!pick || !textTag) return [];
  const style = { ...glyphs.box, ...glyphs.placing, imgs: [...pick.pictures], textTag };
  return [{ fields: { style: { ...style, shows: 'index' } }, took: 1 }];
}

const isDigits = ({ glyphs }: SourceGlyphs): boolean => glyphs.every(({ name }) => DIGITS.includes(name));

function digitPictures({ glyphs }: SourceGlyphs): SourcePicture[] {
  const named = new Map(glyphs.map(({ name, picture }) => [name, picture]));
  const last = DIGITS.findLastIndex((name) => named.has(name));
  return DIGITS.slice(0, last + 1).map((name) => named.get(name) ?? { url: '', fileSize: 0 });
}

/**
 * Candidate boxes for this number of cells that would be written as this part: as wide as the cells, or as the part.
 */
function boxesFor({ box, font }: GlyphPart, places: number, align: keyof typeof LEFT): readonly ReadBox[] {
  const widths = [...new Set([font.width * places, box.width])].filter((width) => width > 0 && width <= box.width + 1);
  return widths.map((width) => ({
    x: box.x + (box.width - width) * LEFT[align],
    y: box.y + (box.height - font.height) / 2,
    width,
    height: font.height,
  }));
}

function digits(glyphs: GlyphPart, source: FaceSource): readonly Proposal<'image_sequence'>[] {
  const { template, parameters, align: written, font, box, placing } = glyphs;
  const textTag = isDigits(font) ? readText({ template, parameters, locale: null }, roundOf(source)) : null;
  if (!textTag) return [];
  const align = ALIGN[written] ?? 'center';
  const imgs = digitPictures(font);
  // Try the number of cells that matches the width of the part first.
  const likely = Math.round(box.width / Math.max(1, font.width));
  const ordered = [...PLACES].sort((a, b) => Math.abs(a - likely) - Math.abs(b - likely));
  return ordered.flatMap((places) =>
    boxesFor(glyphs, places, align).map((own): Proposal<'image_sequence'> => {
      const offset = pivotFrom(box, placing, own);
      return {
        fields: { style: { ...placing, ...own, offset, imgs, textTag, shows: 'digits', places, align } },
        took: 1,
      };
    }),
  );
}

export const read: WatchFaceReader<'image_sequence'> = ([part], source) => {
  const glyphs = glyphPartIn(part, source);
  return glyphs ? [...picked(glyphs, source), ...digits(glyphs, source)] : [];
};
