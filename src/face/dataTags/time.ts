// Time tags: calendar, clock, zone, moon and sun (spec 3; formulas in step with the Watch Face Format table).
import { MOON_PHASES, moonPhase, sunEvent } from './astronomy';
import { type TagRow, twoDigits } from './dataTag';
import { type LocalTime, localTime, timeOfDay, zoneName } from './localTime';
import { SAMPLE_STATE, type WatchState } from './watchState';

interface Names {
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  readonly weekdaysOne: readonly string[];
}

const list = (words: string): readonly string[] => words.split(' ');

/** Calendar words of the two languages; weekdays start on Sunday. */
const NAMES: Record<WatchState['language'], Names> = {
  en: {
    months: list('January February March April May June July August September October November December'),
    monthsShort: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    weekdaysShort: list('Sun Mon Tue Wed Thu Fri Sat'),
    weekdaysOne: list('S M T W T F S'),
  },
  zh: {
    months: list('一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月'),
    monthsShort: list('1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'),
    weekdays: list('星期日 星期一 星期二 星期三 星期四 星期五 星期六'),
    weekdaysShort: list('周日 周一 周二 周三 周四 周五 周六'),
    weekdaysOne: list('日 一 二 三 四 五 六'),
  },
};

const of =
  <T>(read: (time: LocalTime, state: WatchState) => T) =>
  (state: WatchState): T =>
    read(localTime(state.now, state.zone), state);

/** A word of the calendar; `language` is fixed, or the system's. */
const word = (table: keyof Names, language: WatchState['language'] | 'system') =>
  of((time, state): string | null => {
    const index = table.startsWith('months') ? time.month - 1 : time.weekday;
    return NAMES[language === 'system' ? state.language : language][table][index] ?? null;
  });

const twelve = (hour: number) => hour % 12 || 12;

/** One field of today's sunrise or sunset at the watch's place, read off the watch's clock; null when there is none. */
const sun =
  <T>(event: 'sunrise' | 'sunset', read: (time: LocalTime) => T) =>
  (state: WatchState): T | null => {
    const moment = sunEvent(event, timeOfDay(state.now, state.zone, 12, 0, 0), state.place);
    return moment === null ? null : read(localTime(moment, state.zone));
  };

const DAILY = ['day'] as const;
const HOURLY = ['hour'] as const;
const DAILY_SPOKEN = ['day', 'language'] as const;
const SUN = ['day', 'zone', 'place'] as const;

const CALENDAR: readonly TagRow[] = [
  {
    name: 'DNOW',
    kind: 'number',
    desc: '当前时间戳（毫秒）',
    descEn: 'Current timestamp in milliseconds',
    sample: SAMPLE_STATE.now,
    range: '自 1970-01-01 起的毫秒数',
    rangeEn: 'Milliseconds since 1970-01-01',
    depends: ['now'],
    value: (state) => state.now,
  },
  {
    name: 'Dy',
    kind: 'number',
    desc: '年',
    descEn: 'Year',
    sample: 2026,
    range: '如 2026',
    rangeEn: 'Such as 2026',
    depends: DAILY,
    value: of(({ year }) => year),
  },
  {
    name: 'Dyy',
    kind: 'text',
    desc: '年（两位）',
    descEn: 'Year, two digits',
    sample: '26',
    range: '00-99',
    rangeEn: '00-99',
    depends: DAILY,
    value: of(({ year }) => twoDigits(Math.abs(year) % 100)),
  },
  {
    name: 'Dyyyy',
    kind: 'text',
    desc: '年（至少四位）',
    descEn: 'Year, at least four digits',
    sample: '2026',
    range: '如 2026',
    rangeEn: 'Such as 2026',
    depends: DAILY,
    value: of(({ year }) => String(year).padStart(4, '0')),
  },
  {
    name: 'DM',
    kind: 'number',
    desc: '月',
    descEn: 'Month',
    sample: 11,
    range: '1-12',
    rangeEn: '1-12',
    depends: DAILY,
    value: of(({ month }) => month),
  },
  {
    name: 'DMM',
    kind: 'text',
    desc: '月（两位）',
    descEn: 'Month, two digits',
    sample: '11',
    range: '01-12',
    rangeEn: '01-12',
    depends: DAILY,
    value: of(({ month }) => twoDigits(month)),
  },
  {
    name: 'DMMM',
    kind: 'text',
    desc: '英文月份缩写',
    descEn: 'Month, short English name',
    sample: 'Nov',
    range: 'Jan-Dec',
    rangeEn: 'Jan-Dec',
    depends: DAILY,
    value: word('monthsShort', 'en'),
  },
  {
    name: 'DMMMM',
    kind: 'text',
    desc: '英文月份全称',
    descEn: 'Month, full English name',
    sample: 'November',
    range: 'January-December',
    rangeEn: 'January-December',
    depends: DAILY,
    value: word('months', 'en'),
  },
  {
    name: 'DMMMzh',
    kind: 'text',
    desc: '中文月份（数字）',
    descEn: 'Month, short Chinese name',
    sample: '11月',
    range: '1月-12月',
    rangeEn: '1月-12月',
    overseaHide: true,
    depends: DAILY,
    value: word('monthsShort', 'zh'),
  },
  {
    name: 'DMMMMzh',
    kind: 'text',
    desc: '中文月份（汉字）',
    descEn: 'Month, full Chinese name',
    sample: '十一月',
    range: '一月-十二月',
    rangeEn: '一月-十二月',
    overseaHide: true,
    depends: DAILY,
    value: word('months', 'zh'),
  },
  {
    name: 'DMMMG',
    kind: 'text',
    desc: '月份缩写（跟随系统语言）',
    descEn: 'Month, short name in the system language',
    sample: '11月',
    range: '1月-12月，或英文缩写',
    rangeEn: 'Jan-Dec, or in Chinese',
    depends: DAILY_SPOKEN,
    value: word('monthsShort', 'system'),
  },
  {
    name: 'DMMMMG',
    kind: 'text',
    desc: '月份全称（跟随系统语言）',
    descEn: 'Month, full name in the system language',
    sample: '十一月',
    range: '一月-十二月，或英文全称',
    rangeEn: 'January-December, or in Chinese',
    depends: DAILY_SPOKEN,
    value: word('months', 'system'),
  },
  {
    name: 'DIM',
    kind: 'number',
    desc: '当月天数',
    descEn: 'Days in the month',
    sample: 30,
    range: '28-31',
    rangeEn: '28-31',
    depends: DAILY,
    value: of(({ daysInMonth }) => daysInMonth),
  },
  {
    name: 'DD',
    kind: 'number',
    desc: '一年中的第几天',
    descEn: 'Day of the year',
    sample: 324,
    range: '1-366',
    rangeEn: '1-366',
    depends: DAILY,
    value: of(({ dayOfYear }) => dayOfYear),
  },
  {
    name: 'DIY',
    kind: 'number',
    desc: '当年天数',
    descEn: 'Days in the year',
    sample: 365,
    range: '365 或 366',
    rangeEn: '365 or 366',
    depends: DAILY,
    value: of(({ daysInYear }) => daysInYear),
  },
  {
    name: 'Dd',
    kind: 'number',
    desc: '日',
    descEn: 'Day of the month',
    sample: 20,
    range: '1-31',
    rangeEn: '1-31',
    depends: DAILY,
    value: of(({ day }) => day),
  },
  {
    name: 'DdL',
    kind: 'text',
    desc: '日（两位）',
    descEn: 'Day of the month, two digits',
    sample: '20',
    range: '01-31',
    rangeEn: '01-31',
    depends: DAILY,
    value: of(({ day }) => twoDigits(day)),
  },
];

const WEEKDAYS: readonly TagRow[] = [
  {
    name: 'DE',
    kind: 'text',
    desc: '英文星期缩写',
    descEn: 'Weekday, short English name',
    sample: 'Fri',
    range: 'Sun-Sat',
    rangeEn: 'Sun-Sat',
    depends: DAILY,
    value: word('weekdaysShort', 'en'),
  },
  {
    name: 'DEEEE',
    kind: 'text',
    desc: '英文星期全称',
    descEn: 'Weekday, full English name',
    sample: 'Friday',
    range: 'Sunday-Saturday',
    rangeEn: 'Sunday-Saturday',
    depends: DAILY,
    value: word('weekdays', 'en'),
  },
  {
    name: 'DES',
    kind: 'text',
    desc: '英文星期首字母',
    descEn: 'Weekday, first English letter',
    sample: 'F',
    range: 'S、M、T、W、T、F、S',
    rangeEn: 'S, M, T, W, T, F, S',
    depends: DAILY,
    value: word('weekdaysOne', 'en'),
  },
  {
    name: 'DEzh',
    kind: 'text',
    desc: '中文星期缩写',
    descEn: 'Weekday, short Chinese name',
    sample: '周五',
    range: '周日-周六',
    rangeEn: '周日-周六',
    overseaHide: true,
    depends: DAILY,
    value: word('weekdaysShort', 'zh'),
  },
  {
    name: 'DEEEEzh',
    kind: 'text',
    desc: '中文星期全称',
    descEn: 'Weekday, full Chinese name',
    sample: '星期五',
    range: '星期日-星期六',
    rangeEn: '星期日-星期六',
    overseaHide: true,
    depends: DAILY,
    value: word('weekdays', 'zh'),
  },
  {
    name: 'DESzh',
    kind: 'text',
    desc: '中文星期（单字）',
    descEn: 'Weekday, one Chinese character',
    sample: '五',
    range: '一-日',
    rangeEn: '一-日',
    version: 2,
    overseaHide: true,
    offered: 'chipOnly',
    depends: DAILY,
    value: word('weekdaysOne', 'zh'),
  },
  {
    name: 'DEG',
    kind: 'text',
    desc: '星期缩写（跟随系统语言）',
    descEn: 'Weekday, short name in the system language',
    sample: '周五',
    range: '周日-周六，或英文缩写',
    rangeEn: 'Sun-Sat, or in Chinese',
    depends: DAILY_SPOKEN,
    value: word('weekdaysShort', 'system'),
  },
  {
    name: 'DEEEEG',
    kind: 'text',
    desc: '星期全称（跟随系统语言）',
    descEn: 'Weekday, full name in the system language',
    sample: '星期五',
    range: '星期日-星期六，或英文全称',
    rangeEn: 'Sunday-Saturday, or in Chinese',
    depends: DAILY_SPOKEN,
    value: word('weekdays', 'system'),
  },
  {
    name: 'DESG',
    kind: 'text',
    desc: '星期单字（跟随系统语言）',
    descEn: 'Weekday, one letter in the system language',
    sample: '五',
    range: '一-日，或英文首字母',
    rangeEn: 'S-S, or in Chinese',
    depends: DAILY_SPOKEN,
    value: word('weekdaysOne', 'system'),
  },
  {
    name: 'DOW',
    kind: 'number',
    desc: '星期序号（0 为星期日）',
    descEn: 'Weekday number, 0 is Sunday',
    sample: 5,
    range: '0-6',
    rangeEn: '0-6',
    depends: DAILY,
    value: of(({ weekday }) => weekday),
  },
  {
    name: 'DOWB',
    kind: 'number',
    desc: '星期序号（1 为星期日）',
    descEn: 'Weekday number, 1 is Sunday',
    sample: 6,
    range: '1-7',
    rangeEn: '1-7',
    depends: DAILY,
    value: of(({ weekday }) => weekday + 1),
  },
];

const CLOCK: readonly TagRow[] = [
  {
    name: 'DaB',
    kind: 'boolean',
    desc: '是否上午',
    descEn: 'Whether it is morning',
    sample: true,
    range: 'true 为上午，false 为下午',
    rangeEn: 'true is morning, false is afternoon',
    depends: HOURLY,
    value: of(({ hour }) => hour < 12),
  },
  {
    name: 'Da',
    kind: 'text',
    desc: '上午 / 下午',
    descEn: 'AM or PM',
    sample: 'AM',
    range: 'AM 或 PM',
    rangeEn: 'AM or PM',
    depends: HOURLY,
    value: of(({ hour }) => (hour < 12 ? 'AM' : 'PM')),
  },
  {
    name: 'Db',
    kind: 'text',
    desc: '小时（两位，跟随 12/24 小时制）',
    descEn: 'Hour, two digits, by the 12/24-hour setting',
    sample: '08',
    range: '00-23 或 01-12',
    rangeEn: '00-23 or 01-12',
    depends: ['hour', 'is24Hour'],
    value: of(({ hour }, { is24Hour }) => twoDigits(is24Hour ? hour : twelve(hour))),
  },
  {
    name: 'DH',
    kind: 'number',
    desc: '小时（24 小时制）',
    descEn: 'Hour, 24-hour clock',
    sample: 8,
    range: '0-23',
    rangeEn: '0-23',
    depends: HOURLY,
    value: of(({ hour }) => hour),
  },
  {
    name: 'Dm',
    kind: 'number',
    desc: '分钟',
    descEn: 'Minute',
    sample: 59,
    range: '0-59',
    rangeEn: '0-59',
    depends: ['minute'],
    value: of(({ minute }) => minute),
  },
  {
    name: 'DmZ',
    kind: 'text',
    desc: '分钟（两位）',
    descEn: 'Minute, two digits',
    sample: '59',
    range: '00-59',
    rangeEn: '00-59',
    depends: ['minute'],
    value: of(({ minute }) => twoDigits(minute)),
  },
  {
    name: 'Ds',
    kind: 'number',
    desc: '秒',
    descEn: 'Second',
    sample: 8,
    range: '0-59',
    rangeEn: '0-59',
    depends: ['second'],
    value: of(({ second }) => second),
  },
  {
    name: 'DsZ',
    kind: 'text',
    desc: '秒（两位）',
    descEn: 'Second, two digits',
    sample: '08',
    range: '00-59',
    rangeEn: '00-59',
    depends: ['second'],
    value: of(({ second }) => twoDigits(second)),
  },
  {
    name: 'Dz',
    kind: 'text',
    desc: '时区缩写',
    descEn: 'Time zone, abbreviation',
    sample: 'GMT+8',
    range: '如 GMT+8、EST',
    rangeEn: 'Such as GMT+8, EST',
    depends: ['zone', 'hour'],
    value: ({ now, zone }) => zoneName(now, zone, 'short'),
  },
  {
    name: 'Dzzzz',
    kind: 'text',
    desc: '时区名称',
    descEn: 'Time zone, name',
    sample: 'China Standard Time',
    range: '如 China Standard Time',
    rangeEn: 'Such as China Standard Time',
    depends: ['zone', 'hour'],
    value: ({ now, zone }) => zoneName(now, zone, 'long'),
  },
  {
    name: 'MOONPHASE',
    kind: 'number',
    desc: '月相序号',
    descEn: 'Moon phase, index',
    sample: 3,
    range: '0-7，0 为新月，4 为满月',
    rangeEn: '0-7, 0 is New Moon, 4 is Full Moon',
    depends: HOURLY,
    value: ({ now }) => moonPhase(now),
  },
  {
    name: 'MOONPHASENAME',
    kind: 'text',
    desc: '月相名称（英文）',
    descEn: 'Moon phase, English name',
    sample: 'Waxing Gibbous',
    range: MOON_PHASES.join('、'),
    rangeEn: MOON_PHASES.join(', '),
    depends: HOURLY,
    value: ({ now }) => MOON_PHASES[moonPhase(now)] ?? null,
  },
];

/** The six tags of one event of the sun: hour in 12 and 24 hours and minute, each plain and with two digits. */
const sunRows = (
  prefix: 'SUNR' | 'SUNS',
  event: 'sunrise' | 'sunset',
  [zh, en]: readonly [string, string],
  [hour, minute]: readonly [number, number],
): TagRow[] => {
  const row = (
    suffix: string,
    words: readonly [string, string],
    range: string,
    read: (time: LocalTime) => number,
    at: number,
  ): TagRow[] => [
    {
      name: prefix + suffix,
      kind: 'number',
      desc: zh + words[0],
      descEn: `${en} ${words[1]}`,
      sample: at,
      range,
      rangeEn: range,
      depends: SUN,
      value: sun(event, read),
    },
    {
      name: `${prefix}${suffix}Z`,
      kind: 'text',
      desc: `${zh}${words[0]}（两位）`,
      descEn: `${en} ${words[1]}, two digits`,
      sample: twoDigits(at),
      range: range.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
      rangeEn: range.replace(/\d+/g, (digits) => digits.padStart(2, '0')),
      depends: SUN,
      value: sun(event, (time) => twoDigits(read(time))),
    },
  ];
  return [
    ...row('h', ['小时（12小时制）', 'hour on a 12-hour clock'], '1-12', (time) => twelve(time.hour), twelve(hour)),
    ...row('H', ['小时（24小时制）', 'hour on a 24-hour clock'], '0-23', (time) => time.hour, hour),
    ...row('m', ['分钟', 'minute'], '0-59', (time) => time.minute, minute),
  ];
};

/** The time tags. */
export const TIME_TAGS: readonly TagRow[] = [
  ...CALENDAR,
  ...WEEKDAYS,
  ...CLOCK,
  ...sunRows('SUNR', 'sunrise', ['日出', 'Sunrise'], [7, 4]),
  ...sunRows('SUNS', 'sunset', ['日落', 'Sunset'], [16, 55]),
];
