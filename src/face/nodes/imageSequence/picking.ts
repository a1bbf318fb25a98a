// Which images of a sequence show: the one a value picks, or one for each digit of a number.
import { MISSING } from '@/face/dataTags/expression/evaluate';
import type { StyleOf } from '@/schemas/nodes';
import { HAIR, liveNumber, liveText, type ReadableWatch } from '../liveValue';
import { enumerationOf } from './enumeration';

type SequenceStyle = StyleOf<'image_sequence'>;

/** Images a set of digits has: 0 to 9; an eleventh is the minus sign. */
export const DIGIT_COUNT = 10;
const MINUS = DIGIT_COUNT;

/** A value as it picks: rounded down, and within the images there are; null where there is none. */
export function boundedIndex(value: number | null, count: number): number | null {
  return value === null || count === 0 ? null : Math.min(count - 1, Math.max(0, Math.floor(value + HAIR)));
}

/**
 * Index of the image of a value: `floor(value) - first`, within the images. `first` is the least value of the tag where it
 * is an enumeration (DOWB counts from 1), else 0. A text that is a number counts, true is 1 and false 0; null: no value.
 */
export function pickIndex(style: Pick<SequenceStyle, 'textTag' | 'imgs'>, watch: ReadableWatch, uuid: string) {
  const value = liveNumber(style.textTag, watch, uuid);
  const first = enumerationOf(style.textTag)?.first ?? 0;
  return boundedIndex(value === null ? null : value - first, style.imgs.length);
}

/** What the images are to write; null where a value is missing. */
export function writtenDigits({ textTag }: Pick<SequenceStyle, 'textTag'>, watch: ReadableWatch, uuid: string) {
  const text = textTag === '' ? MISSING : liveText(textTag, watch, uuid);
  return text.includes(MISSING) ? null : text;
}

/**
 * The number that the pictures write now: with a picture for each digit, or as one picture of ten. Null where the pictures show
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
 * The digits of a text, and its minus signs, in cells of one size. The box holds `places` cells; a longer text makes all of
 * them smaller, in proportion. Whatever is neither leaves its cell empty.
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
 * How many images its tag needs where it has `count`: ten digits, with or without a minus sign behind them, or one for each
 * value of an enumeration; null where any number will do.
 */
export function imagesNeededBy(
  { shows, textTag }: Pick<SequenceStyle, 'shows' | 'textTag'>,
  count: number,
): number | null {
  if (shows !== 'digits') return enumerationOf(textTag)?.count ?? null;
  return count === DIGIT_COUNT + 1 ? count : DIGIT_COUNT;
}
