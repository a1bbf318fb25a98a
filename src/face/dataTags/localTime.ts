// Calendar fields of a moment in a time zone, and the reverse. Cheap enough for every tick: calls Intl once per quarter
// of an hour.

/** Wall clock and calendar of a zone at one moment. */
export interface LocalTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Day of the month, 1 to 31. */
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 1 to 366. */
  readonly dayOfYear: number;
  /** 28 to 31. */
  readonly daysInMonth: number;
  /** 365 or 366. */
  readonly daysInYear: number;
  /** Offset of the wall clock from UTC, ms; positive is ahead. */
  readonly offset: number;
}

const SECOND = 1000;
const DAY = 86_400_000;
/** Offsets change only at whole quarters of an hour in UTC, so one cached result covers a quarter. */
const QUARTER = 900_000;
const OFFSETS_KEPT = 512;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

const zoneOf = (name: string): Zone => {
  const cached = zones.get(name);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const zone = { format, offsets: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
};

/** `Date.UTC` without its rule that years 0 to 99 mean 1900 to 1999. */
const utc = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * SECOND;

/**
 * Offset of the zone's wall clock from UTC at `now`, in ms; positive is ahead.
 * @throws RangeError for a zone that does not exist or a moment outside the range of dates.
 */
export const zoneOffset = (now: number, zone: string): number => {
  const { format, offsets } = zoneOf(zone);
  const start = Math.floor(now / QUARTER) * QUARTER;
  const cached = offsets.get(start);
  if (cached !== undefined) return cached;
  const field: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(start)) field[type] = value;
  const read = (type: string) => Number(field[type] ?? 0);
  const year = field.era === 'BC' ? 1 - read('year') : read('year');
  const wall = utc(year, read('month'), read('day'), read('hour'), read('minute'), read('second'));
  const offset = wall - start;
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  offsets.set(start, offset);
  return offset;
};

/**
 * Calendar fields of the moment `now` (ms since the epoch) in an IANA zone; handles daylight saving and leap years.
 * @throws RangeError for a zone that does not exist or a moment outside the range of dates.
 */
export const localTime = (now: number, zone: string): LocalTime => {
  const offset = zoneOffset(now, zone);
  const wall = new Date(now + offset);
  const year = wall.getUTCFullYear();
  const month = wall.getUTCMonth() + 1;
  const day = wall.getUTCDate();
  const yearStart = utc(year, 1, 1);
  return {
    year,
    month,
    day,
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    millisecond: wall.getUTCMilliseconds(),
    weekday: wall.getUTCDay(),
    dayOfYear: Math.round((utc(year, month, day) - yearStart) / DAY) + 1,
    daysInMonth: Math.round((utc(year, month + 1, 1) - utc(year, month, 1)) / DAY),
    daysInYear: Math.round((utc(year + 1, 1, 1) - yearStart) / DAY),
    offset,
  };
};

/**
 * The moment (ms since the epoch) at which the zone's wall clock shows h:m:s on the local date of `dateMs`. A time that
 * daylight saving skips moves forward by the gap; of a time that occurs twice, the first is used.
 */
export const timeOfDay = (dateMs: number, zone: string, h: number, m: number, s: number): number => {
  const { year, month, day } = localTime(dateMs, zone);
  const wall = utc(year, month, day, h, m, s);
  const before = wall - zoneOffset(wall - DAY, zone);
  const after = wall - zoneOffset(wall + DAY, zone);
  const shows = (moment: number) => moment + zoneOffset(moment, zone) === wall;
  if (shows(before)) return before;
  return shows(after) ? after : before;
};

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/**
 * English name of the zone at a moment: 'short' is an abbreviation ("EST", "GMT+8"), 'long' a name ("China Standard
 * Time").
 */
export const zoneName = (now: number, zone: string, style: 'short' | 'long'): string => {
  const key = `${style} ${zone}`;
  let format = zoneNames.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: style });
    zoneNames.set(key, format);
  }
  return format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? zone;
};
