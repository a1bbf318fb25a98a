// Time and date sources of the simulated watch.
import { CALENDAR_WORDS, type CalendarWords } from '@/face/dataTags/calendarWords';
import { twoDigits } from '@/face/dataTags/dataTag';
import { type LocalTime, zoneName, zoneOffset } from '@/face/dataTags/localTime';
import { LANGUAGE_FACTS } from './languageFacts';
import type { SourceTable, WatchMoment } from './watchMoment';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const HALF_YEAR = 182 * 86_400_000;

const of =
  <T>(read: (time: LocalTime) => T) =>
  ({ time }: WatchMoment): T =>
    read(time);

const word =
  (table: keyof CalendarWords, index: (time: LocalTime) => number) =>
  ({ time, language }: WatchMoment): string | null =>
    CALENDAR_WORDS[language][table][index(time)] ?? null;

/** The four ways to count hours. */
const HOURS: Readonly<Record<string, (hour: number) => number>> = {
  HOUR_0_11: (hour) => hour % 12,
  HOUR_1_12: (hour) => hour % 12 || 12,
  HOUR_0_23: (hour) => hour,
  HOUR_1_24: (hour) => hour || 24,
};

/** Each hour count plain, with two digits, and with the minutes as a fraction. */
const hourSources: SourceTable = Object.fromEntries(
  Object.entries(HOURS).flatMap(([name, count]) => [
    [name, of(({ hour }) => count(hour))],
    [`${name}_Z`, of(({ hour }) => twoDigits(count(hour)))],
    [`${name}_MINUTE`, of(({ hour, minute }) => count(hour) + minute / 60)],
  ]),
);

/** Tens and units of a number below 100. */
const digitSources = (name: string, read: (moment: WatchMoment) => number): SourceTable => ({
  [`${name}_TENS_DIGIT`]: (moment) => Math.floor(read(moment) / 10),
  [`${name}_UNITS_DIGIT`]: (moment) => read(moment) % 10,
});

const shownHour = ({ time, state }: WatchMoment) => (state.is24Hour ? time.hour : time.hour % 12 || 12);

/** The zone's offset without daylight saving, ms: the smallest of the year. */
const standardOffset = ({ state: { now, zone } }: WatchMoment) =>
  Math.min(zoneOffset(now, zone), zoneOffset(now + HALF_YEAR, zone), zoneOffset(now - HALF_YEAR, zone));

const isMorning = ({ time }: WatchMoment) => time.hour < 12;
const halfOfDay = (moment: WatchMoment) => LANGUAGE_FACTS[moment.language].halves[isMorning(moment) ? 0 : 1];

/** Weekday of the first day of a month or year, 0 is Sunday. */
const firstWeekday = ({ weekday }: LocalTime, day: number) => (((weekday - day + 1) % 7) + 7) % 7;

export const TIME_SOURCES: SourceTable = {
  ...hourSources,
  ...digitSources('HOUR', shownHour),
  ...digitSources('MINUTE', ({ time }) => time.minute),
  ...digitSources('SECOND', ({ time }) => time.second),
  UTC_TIMESTAMP: ({ state }) => state.now,
  SECONDS_SINCE_EPOCH: ({ state }) => Math.floor(state.now / 1000),
  MINUTES_SINCE_EPOCH: ({ state }) => Math.floor(state.now / MINUTE),
  HOURS_SINCE_EPOCH: ({ state }) => Math.floor(state.now / HOUR),
  MILLISECOND: of(({ millisecond }) => millisecond),
  SECOND: of(({ second }) => second),
  SECOND_Z: of(({ second }) => twoDigits(second)),
  SECOND_MILLISECOND: of(({ second, millisecond }) => (second * 1000 + millisecond) / 1000),
  SECONDS_IN_DAY: of(({ hour, minute, second }) => (hour * 60 + minute) * 60 + second),
  MINUTE: of(({ minute }) => minute),
  MINUTE_Z: of(({ minute }) => twoDigits(minute)),
  MINUTE_SECOND: of(({ minute, second }) => minute + second / 60),
  DAY: of(({ day }) => day),
  DAY_Z: of(({ day }) => twoDigits(day)),
  DAY_HOUR: of(({ day, hour }) => day + hour / 24),
  DAY_0_30: of(({ day }) => day - 1),
  DAY_0_30_HOUR: of(({ day, hour }) => day - 1 + hour / 24),
  DAY_OF_YEAR: of(({ dayOfYear }) => dayOfYear),
  DAY_OF_WEEK: of(({ weekday }) => weekday + 1),
  DAY_OF_WEEK_F: word('weekdays', ({ weekday }) => weekday),
  DAY_OF_WEEK_S: word('weekdaysShort', ({ weekday }) => weekday),
  FIRST_DAY_OF_WEEK: ({ language }) => LANGUAGE_FACTS[language].firstWeekday,
  DAYS_IN_MONTH: of(({ daysInMonth }) => daysInMonth),
  WEEK_IN_MONTH: of((time) => Math.ceil((time.day + firstWeekday(time, time.day)) / 7)),
  WEEK_IN_YEAR: of((time) => Math.ceil((time.dayOfYear + firstWeekday(time, time.dayOfYear)) / 7)),
  MONTH: of(({ month }) => month),
  MONTH_Z: of(({ month }) => twoDigits(month)),
  MONTH_F: word('months', ({ month }) => month - 1),
  MONTH_S: word('monthsShort', ({ month }) => month - 1),
  MONTH_0_11: of(({ month }) => month - 1),
  MONTH_DAY: of(({ month, day, daysInMonth }) => month + (day - 1) / daysInMonth),
  MONTH_0_11_DAY: of(({ month, day, daysInMonth }) => month - 1 + (day - 1) / daysInMonth),
  // The format supports the years 1902 to 2100.
  YEAR: of(({ year }) => Math.min(2100, Math.max(1902, year))),
  YEAR_S: of(({ year }) => twoDigits(Math.abs(year) % 100)),
  YEAR_MONTH: of(({ year, month }) => year + (month - 1) / 12),
  YEAR_MONTH_DAY: of(({ year, dayOfYear, daysInYear }) => year + (dayOfYear - 1) / daysInYear),
  IS_24_HOUR_MODE: ({ state }) => Number(state.is24Hour),
  IS_DAYLIGHT_SAVING_TIME: (moment) => Number(moment.time.offset > standardOffset(moment)),
  TIMEZONE: ({ state }) => zoneName(state.now, state.zone, 'long'),
  TIMEZONE_ABB: ({ state }) => zoneName(state.now, state.zone, 'short'),
  TIMEZONE_ID: ({ state }) => state.zone,
  TIMEZONE_OFFSET: (moment) => Math.trunc(standardOffset(moment) / HOUR),
  TIMEZONE_OFFSET_DST: of(({ offset }) => Math.trunc(offset / HOUR)),
  TIMEZONE_OFFSET_MINUTES: (moment) => Math.trunc(standardOffset(moment) / MINUTE),
  TIMEZONE_OFFSET_MINUTES_DST: of(({ offset }) => Math.trunc(offset / MINUTE)),
  AMPM_STATE: (moment) => (isMorning(moment) ? 0 : 1),
  AMPM_POSITION: ({ language }) => LANGUAGE_FACTS[language].halfPosition,
  AMPM_STRING: halfOfDay,
  AMPM_STRING_SHORT: halfOfDay,
  AMPM_STRING_ENG: (moment) => (isMorning(moment) ? 'AM' : 'PM'),
};
