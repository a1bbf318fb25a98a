// A sequence without a picture for a value that its tags can have.
import { MISSING } from '@/face/dataTags/expression/evaluate';
import type { BoundedValue } from '@/face/nodes/boundedValue';
import { HAIR } from '@/face/nodes/liveValue';
import { valueBoundsOf } from '@/face/nodes/valueBounds';
import artBytes from '@/schemas/templates/art/bytes.json';
import type { QuickFix } from '../checkFinding';
import type { RangeReading } from './rangeReadings';
import type { LayerRangeRule, RangeFault } from './rangeRule';

/** Place of the minus sign among the pictures of digits. */
const MINUS = 10;
/** A negative number; a dash between two numbers does not count. */
const NEGATIVE = /(?<!\d)-\d/;

const countOf = (pictures: readonly string[]): number => pictures.filter((url) => url !== '').length;

/** Maximum number of pictures that a fix requests; a value farther away needs another expression. */
const ADDED_MAX = 60;

/** Built-in pictures that are numbered from 0: `art:weather-line/3.png`. */
const ART = /^art:([\w-]+)\/0\.png$/;
const ART_BYTES: Readonly<Record<string, number>> = artBytes;

/** Adds the built-in pictures up to a place, if all present ones are of one built-in set in order; else asks for files. */
function fixFor(pictures: readonly string[], last: number): readonly QuickFix[] {
  const missing = last + 1 - pictures.length;
  if (missing <= 0) return [];
  const [like = ''] = pictures;
  const folder = ART.exec(like)?.[1] ?? '';
  const rest = Array.from({ length: missing }, (_, index) => `${folder}/${pictures.length + index}.png`);
  const isSet = pictures.every((url, index) => url === `art:${folder}/${index}.png`);
  if (!isSet || rest.some((file) => ART_BYTES[file] === undefined))
    return missing > ADDED_MAX ? [] : [{ kind: 'addPictures', count: missing, like }];
  return [{ kind: 'addArt', images: rest.map((file) => ({ url: `art:${file}`, fileSize: ART_BYTES[file] ?? 0 })) }];
}

/** The value farthest from the pictures, with the place of its picture. */
function worstIndex(
  { first, pictures }: Extract<BoundedValue, { kind: 'index' }>,
  reading: RangeReading,
): { state: number; value: number } | null {
  let worst: { state: number; value: number; beyond: number } | null = null;
  reading.numbers().forEach((number, state) => {
    if (number === null) return;
    const value = Math.floor(number + HAIR);
    const at = value - first;
    const beyond = Math.max(-at, at - (pictures.length - 1), pictures[at] === '' ? 1 : 0);
    if (beyond > (worst?.beyond ?? 0)) worst = { state, value, beyond };
  });
  return worst;
}

function ofIndex(bounds: Extract<BoundedValue, { kind: 'index' }>, reading: RangeReading): RangeFault[] {
  const worst = worstIndex(bounds, reading);
  const watch = worst && reading.watches[worst.state];
  if (!worst || !watch) return [];
  const { first, pictures } = bounds;
  const params = { value: worst.value, count: countOf(pictures) };
  const at = { tags: reading.tags, state: watch.state() };
  const place = worst.value - first;
  if (pictures[place] === '') return [{ key: 'pictureEmpty', params, at }];
  return [{ key: 'pictureAbsent', params, at, mends: place < 0 ? [] : fixFor(pictures, place) }];
}

function ofDigits({ pictures }: Extract<BoundedValue, { kind: 'digits' }>, reading: RangeReading): RangeFault[] {
  const absent = (character: string) => (pictures[Number(character)] ?? '') === '';
  const faults: RangeFault[] = [];
  const tell = (key: string, state: number, more: Omit<RangeFault, 'key' | 'at'>) => {
    const watch = reading.watches[state];
    if (watch) faults.push({ key, ...more, at: { tags: reading.tags, state: watch.state() } });
  };
  const texts = reading.texts().map((text) => (text.includes(MISSING) ? '' : text));
  const digit = texts.findIndex((text) => (text.match(/\d/g) ?? []).some(absent));
  if (digit >= 0) {
    const value = (texts[digit]?.match(/\d/g) ?? []).find(absent) ?? '';
    tell('digitAbsent', digit, { params: { value }, mends: fixFor(pictures, MINUS - 1) });
  }
  const negative = texts.findIndex((text) => NEGATIVE.test(text));
  if (negative >= 0 && pictures.length <= MINUS) {
    const mends = pictures.length === MINUS ? fixFor(pictures, MINUS) : [];
    tell('minusAbsent', negative, { params: { value: texts[negative] ?? '' }, mends });
  }
  return faults;
}

export const pictureAbsent: LayerRangeRule = ({ node, readings, hasSources }) => {
  const bounds = valueBoundsOf(node);
  if (!bounds || bounds.kind === 'share' || !hasSources(bounds.source)) return [];
  const reading = readings.of(bounds.source);
  if (!reading) return [];
  return bounds.kind === 'index' ? ofIndex(bounds, reading) : ofDigits(bounds, reading);
};
