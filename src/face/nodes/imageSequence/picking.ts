// Which images of a sequence are shown: the one that a value picks, or one per digit of a number.
import { MISSING } from '@/face/dataTags/expression/evaluate';
import type { StyleOf } from '@/schemas/nodes';
import { HAIR, liveNumber, liveText, type ReadableWatch } from '../liveValue';
import { enumerationOf } from './enumeration';

type SequenceStyle = StyleOf<'image_sequence'>;

/** Number of digit images, 0 to 9; an eleventh is the minus sign. */
export const DIGIT_COUNT = 10;
const MINUS = DIGIT_COUNT;

/** A value as an index: rounded down and clamped to the images; null without value or images. */
export function boundedIndex(value: number | null, count: number): number | null {
  return value === null || count === 0 ? null : Math.min(count - 1, Math.max(0, Math.floor(value + HAIR)));
}

/**
 * Index of the image for a value: `floor(value) - first`, clamped to the images. `first` is the smallest value of an
 * enumeration tag (DOWB counts from 1), else 0. Numeric text counts as a number, true is 1 and false 0; null: no value.
 */
export function pickIndex(style: Pick<SequenceStyle, 'textTag' | 'imgs'>, watch: ReadableWatch, uuid: string) {
  const value = liveNumber(style.textTag, watch, uuid);
  const first = enumerationOf(style.textTag)?.first ?? 0;
  return boundedIndex(value === null ? null : value - first, style.imgs.length);
}

/** The text that the images write; null if a value is missing. */
export function writtenDigits({ textTag }: Pick<SequenceStyle, 'textTag'>, watch: ReadableWatch, uuid: string) {
  const text = textTag === '' ? MISSING : liveText(textTag, watch, uuid);
  return text.includes(MISSING) ? null : text;
}

/**
 * The number that the pictures currently write: one picture per digit, or one picture of ten. Null if the pictures show
 * something else, such as weekdays or weather.
 */
export function numberWritten(style: SequenceStyle, watch: ReadableWatch, uuid: string): string | null {
  if (style.textTag === '') return null;
  if (style.shows === 'digits') return writtenDigits(style, watch, uuid) ?? MISSING;
  if (style.imgs.length !== DIGIT_COUNT || enumerationOf(style.textTag) !== null) return null;
  const index = pickIndex(style, watch, uuid);
  return index === null ? MISSING : String(index);
}

/** A digit in its cell, px from the box's top-left. */
export interface DigitCell {
  digit: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const SHIFT = { left: 0, center: 0.5, right: 1 } as const;

/**
 * Digits and minus signs of a text in cells of equal size. The box holds `places` cells; a longer text shrinks all of
 * them in proportion. Other characters leave their cell empty.
 */
export function digitCells(text: string, style: Pick<SequenceStyle, 'width' | 'height' | 'places' | 'align'>) {
  const characters = [...text];
  const cells = Math.max(style.places, characters.length);
  const width = style.width / cells;
  const height = (style.height * style.places) / cells;
  const from = (style.width - width * characters.length) * SHIFT[style.align];
  const y = (style.height - height) / 2;
  return characters.flatMap((character, index): DigitCell[] => {
    const digit = /^[0-9]$/.test(character) ? Number(character) : character === '-' ? MINUS : null;
    return digit === null ? [] : [{ digit, x: from + index * width, y, width, height }];
  });
}

/**
 * Number of images that the tag needs if it has `count`: ten digits with an optional minus sign, or one per value of an
 * enumeration; null if any number works.
 */
export function imagesNeededBy(
  { shows, textTag }: Pick<SequenceStyle, 'shows' | 'textTag'>,
  count: number,
): number | null {
  if (shows !== 'digits') return enumerationOf(textTag)?.count ?? null;
  return count === DIGIT_COUNT + 1 ? count : DIGIT_COUNT;
}
