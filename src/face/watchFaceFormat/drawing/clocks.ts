// AnalogClock with its hands, and DigitalClock with its TimeTexts.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { localTime } from '@/face/dataTags/watchState';
import { drawBitmapText } from './bitmapText';
import type { Pen } from './drawing';
import { faceOf, writtenLines } from './fonts';
import { localized } from './localized';
import { pictureIn } from './partImage';
import { alignOf, anchorX } from './partText';
import { type Placed, placed } from './placed';
import { readAttributes } from './readAttributes';
import { named } from './sources';

/** Seconds that the second hand shows: whole, in the number of steps of its sweep, or with the swing of a tick. */
function shownSeconds(hand: XmlElement, second: number, millisecond: number): number {
  const [sweep] = elementsOf(hand, 'Sweep');
  const [tick] = elementsOf(hand, 'Tick');
  if (sweep) {
    const steps = Number(sweep.attributes.frequency);
    // "Whatever the device supports" is drawn as smooth.
    if (!Number.isFinite(steps) || steps <= 0) return second + millisecond / 1000;
    return second + Math.floor((millisecond * steps) / 1000) / steps;
  }
  const duration = Number(tick?.attributes.duration) * 1000;
  return tick && millisecond < duration
    ? second + swing(millisecond / duration, Number(tick.attributes.strength))
    : second;
}

/**
 * Offset in seconds of the dial, `share` of the duration after the full second. The format describes no curve: drawn as
 * a swing beyond the mark and back before it.
 */
const swing = (share: number, strength: number): number => 3 * strength * share * (1 - share) * (1 - 2 * share);

type Angle = (hand: XmlElement, pen: Pen) => number;

/**
 * Degrees from twelve o'clock, as in the format's sources: the hour hand by hours and minutes, the minute hand by
 * minutes and seconds, so that it moves between marks.
 */
const ANGLES: Readonly<Record<string, Angle>> = {
  HourHand: (_, { state }) => {
    const { hour, minute } = localTime(state.now, state.zone);
    return ((hour % 12) + minute / 60) * 30;
  },
  MinuteHand: (_, { state }) => {
    const { minute, second } = localTime(state.now, state.zone);
    return (minute + second / 60) * 6;
  },
  SecondHand: (hand, { state }) => {
    const { second, millisecond } = localTime(state.now, state.zone);
    return shownSeconds(hand, second, millisecond) * 6;
  },
};

function drawHand(hand: XmlElement, angle: Angle, pen: Pen): string {
  const turn = ({ width, height, read }: Placed) => {
    const pivot = [read.number('pivotX', 0.5) * width, read.number('pivotY', 0.5) * height];
    return `rotate(${[angle(hand, pen), ...pivot].map((value) => value.toFixed(4)).join(' ')})`;
  };
  const picture = ({ width, height }: Placed) =>
    pictureIn(named(hand.attributes.resource ?? '', pen), { width, height }, pen);
  return placed(hand, pen, picture, { fillsBox: true, turn });
}

export const drawAnalogClock = (clock: XmlElement, outer: Pen): string =>
  placed(clock, outer, () => {
    const pen = localized(clock, outer);
    return elementsOf(clock)
      .map((hand) => {
        const angle = Object.hasOwn(ANGLES, hand.name) ? ANGLES[hand.name] : undefined;
        return angle ? drawHand(hand, angle, pen) : '';
      })
      .join('');
  });

const two = (value: number) => String(value).padStart(2, '0');
const digit = (value: number, place: string) => (place === '10' ? String(Math.floor(value / 10)) : String(value % 10));

/** Formats the time: `hh:mm`, `h`, `ss`, or one of two digits as `hh_10` and `mm_1`. */
export function timeIn(format: string, hourFormat: string, { state }: Pen): string {
  const { hour, minute, second } = localTime(state.now, state.zone);
  const isLong = hourFormat === '24' || (hourFormat !== '12' && state.is24Hour);
  const values: Readonly<Record<string, number>> = { h: isLong ? hour : hour % 12 || 12, m: minute, s: second };
  return format.replace(/([hms])\1?(?:_(10|1))?/g, (token: string, unit: string, place?: string) => {
    const value = values[unit] ?? 0;
    if (place !== undefined) return digit(value, place);
    return token.length === 2 ? two(value) : String(value);
  });
}

const ANCHORS = { START: 'start', CENTER: 'middle', END: 'end' } as const;

function drawTimeText(text: XmlElement, pen: Pen): string {
  return placed(text, pen, ({ width, height, read }) => {
    const time = timeIn(text.attributes.format ?? '', text.attributes.hourFormat ?? '', pen);
    const align = alignOf(read);
    const [font] = elementsOf(text).filter(({ name }) => name === 'Font' || name === 'BitmapFont');
    if (!font) return '';
    if (font.name === 'BitmapFont') return drawBitmapText(font, time, { width, height, align }, pen);
    const face = faceOf(readAttributes(font, pen), pen);
    const x = anchorX(align, width, face.spacing);
    return writtenLines([{ text: time, x, y: height / 2, anchor: ANCHORS[align], middle: true }], face, [], pen);
  });
}

export const drawDigitalClock = (clock: XmlElement, outer: Pen): string =>
  placed(clock, outer, () => {
    const pen = localized(clock, outer);
    return elementsOf(clock, 'TimeText')
      .map((text) => drawTimeText(text, pen))
      .join('');
  });
