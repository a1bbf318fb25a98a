// Rotation tags: angles of the hands, degrees clockwise from 12 o'clock (spec 3).
import type { TagRow } from './dataTag';
import { type LocalTime, localTime } from './localTime';
import type { WatchState } from './watchState';

const of =
  (angle: (time: LocalTime) => number) =>
  ({ now, zone }: WatchState): number =>
    angle(localTime(now, zone));

/**
 * The hour hand: 30 degrees per hour (hours 1 to 12) plus half a degree per full minute. It moves once a minute, so
 * 08:59:08 is 8 * 30 + 59 * 0.5 = 269.5, and the range is 30 (01:00) to 389.5 (12:59), the specification's 30 to 390.
 */
const hourHand = ({ hour, minute }: LocalTime) => (hour % 12 || 12) * 30 + minute * 0.5;

/** The tag that changes with the time in each second. */
export const SUB_SECOND_TAG = 'DWFSF';

/** The rotation tags. */
export const ROTATE_TAGS: readonly TagRow[] = [
  {
    name: 'DWFKS',
    kind: 'number',
    desc: '时针角度（平滑）',
    descEn: 'Hour hand angle, smooth',
    sample: 269.5,
    range: '30-390',
    rangeEn: '30-390',
    watchFaceFormat: '([HOUR_1_12] * 30) + ([MINUTE] * 0.5)',
    depends: ['minute'],
    value: of(hourHand),
  },
  {
    name: 'DWFM',
    kind: 'number',
    desc: '分针角度',
    descEn: 'Minute hand angle',
    sample: 354,
    range: '0-354，每分钟 6 度',
    rangeEn: '0-354 in steps of 6',
    watchFaceFormat: '[MINUTE] * 6',
    depends: ['minute'],
    value: of(({ minute }) => minute * 6),
  },
  {
    name: 'DWFS',
    kind: 'number',
    desc: '秒针角度',
    descEn: 'Second hand angle',
    sample: 48,
    range: '0-354，每秒 6 度',
    rangeEn: '0-354 in steps of 6',
    watchFaceFormat: '[SECOND] * 6',
    depends: ['second'],
    value: of(({ second }) => second * 6),
  },
  {
    name: SUB_SECOND_TAG,
    kind: 'number',
    desc: '秒针角度（平滑）',
    descEn: 'Second hand angle, smooth',
    sample: 48,
    range: '0-359.994',
    rangeEn: '0-359.994',
    version: 2,
    offered: 'never',
    watchFaceFormat: '[SECOND_MILLISECOND] * 6',
    depends: ['now', 'zone'],
    // Computed in whole thousandths to avoid binary rounding noise.
    value: of(({ second, millisecond }) => ((second * 1000 + millisecond) * 6) / 1000),
  },
];
