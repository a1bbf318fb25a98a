// Sources of the Watch Face Format: type, unit, and since which version.
import type { WatchKind } from './functions';

/** One source. */
export interface WatchSource {
  readonly kind: WatchKind;
  readonly since: number;
  /** Unit or meaning, if the name does not say it. */
  readonly unit?: string;
  /** Its words follow the language of the watch or of `Localization`. */
  readonly isSpoken?: true;
}

type Row = readonly [names: string, kind: WatchKind, unit?: string];

const SPOKEN = 'word of the language';

const SINCE_1: readonly Row[] = [
  ['UTC_TIMESTAMP', 'integer', 'ms since 1970'],
  ['MILLISECOND SECOND MINUTE', 'integer'],
  ['SECOND_MILLISECOND', 'float', 'second and thousandths, 0 to 59.999'],
  ['MINUTE_SECOND', 'float', 'minute and seconds as its fraction'],
  ['SECONDS_IN_DAY', 'integer', 'seconds since midnight'],
  ['SECOND_Z MINUTE_Z HOUR_0_11_Z HOUR_1_12_Z HOUR_0_23_Z HOUR_1_24_Z DAY_Z MONTH_Z', 'text', 'two digits'],
  ['HOUR_0_11 HOUR_1_12 HOUR_0_23 HOUR_1_24', 'integer'],
  ['HOUR_0_11_MINUTE HOUR_1_12_MINUTE HOUR_0_23_MINUTE HOUR_1_24_MINUTE', 'float', 'minutes as the fraction'],
  ['DAY', 'integer', 'day of the month from 1'],
  ['DAY_0_30', 'integer', 'day of the month from 0'],
  ['DAY_HOUR DAY_0_30_HOUR', 'float', 'hours as the fraction'],
  ['DAY_OF_YEAR', 'integer', 'from 1'],
  ['DAY_OF_WEEK', 'integer', '1 Sunday to 7 Saturday'],
  ['DAY_OF_WEEK_F DAY_OF_WEEK_S MONTH_F MONTH_S AMPM_STRING AMPM_STRING_SHORT', 'text', SPOKEN],
  ['MONTH', 'integer', 'from 1'],
  ['MONTH_0_11', 'integer', 'from 0'],
  ['MONTH_DAY MONTH_0_11_DAY', 'float', 'days as the fraction'],
  ['DAYS_IN_MONTH YEAR', 'integer'],
  ['YEAR_S', 'text', 'two digits'],
  ['YEAR_MONTH YEAR_MONTH_DAY', 'float', 'months as the fraction'],
  ['WEEK_IN_MONTH WEEK_IN_YEAR', 'integer'],
  ['IS_24_HOUR_MODE IS_DAYLIGHT_SAVING_TIME', 'boolean'],
  ['TIMEZONE TIMEZONE_ABB TIMEZONE_ID', 'text'],
  ['TIMEZONE_OFFSET TIMEZONE_OFFSET_DST', 'integer', 'hours ahead of UTC'],
  ['AMPM_STATE', 'integer', '0 morning, 1 afternoon'],
  ['AMPM_POSITION', 'integer', 'where AM and PM stand beside the time'],
  ['AMPM_STRING_ENG', 'text'],
  ['LANGUAGE_CODE LANGUAGE_COUNTRY_CODE LANGUAGE_LOCALE_NAME', 'text'],
  ['LANGUAGE_TEXT_DIRECTION', 'integer'],
  ['BATTERY_PERCENT', 'integer', '0 to 100'],
  ['BATTERY_CHARGING_STATUS BATTERY_IS_LOW', 'boolean'],
  ['BATTERY_TEMPERATURE_CELSIUS BATTERY_TEMPERATURE_FAHRENHEIT', 'float', 'degrees'],
  ['MOON_PHASE_POSITION', 'float', 'days since the new moon'],
  ['MOON_PHASE_TYPE', 'integer', '0 new to 7'],
  ['MOON_PHASE_TYPE_STRING', 'text'],
  ['ACCELEROMETER_IS_SUPPORTED', 'boolean'],
  ['ACCELEROMETER_X ACCELEROMETER_Y ACCELEROMETER_Z', 'float', 'm/s²'],
  ['ACCELEROMETER_ANGLE_X ACCELEROMETER_ANGLE_Y ACCELEROMETER_ANGLE_Z ACCELEROMETER_ANGLE_XY', 'float', 'degrees'],
  ['STEP_COUNT STEP_GOAL', 'integer'],
  ['STEP_PERCENT', 'integer', '0 to 100'],
  ['HEART_RATE', 'integer', 'beats per minute, 0 to 240'],
  ['HEART_RATE_Z', 'text', 'beats per minute, two digits'],
  // The reference calls it text, so it cannot be used in calculations.
  ['UNREAD_NOTIFICATION_COUNT', 'text'],
];

const SINCE_2: readonly Row[] = [
  ['FIRST_DAY_OF_WEEK', 'integer', '1 Sunday to 7 Saturday'],
  // The schemas lack these six; Google's registry has them.
  ['SECOND_TENS_DIGIT SECOND_UNITS_DIGIT MINUTE_TENS_DIGIT MINUTE_UNITS_DIGIT', 'integer'],
  ['HOUR_TENS_DIGIT HOUR_UNITS_DIGIT', 'integer'],
  ['WEATHER.IS_AVAILABLE WEATHER.IS_ERROR WEATHER.IS_DAY', 'boolean'],
  ['WEATHER.CONDITION', 'integer', '0 to 15'],
  ['WEATHER.CONDITION_NAME', 'text', SPOKEN],
  ['WEATHER.TEMPERATURE', 'integer', "degrees in the watch's unit"],
  // Named like this in the schemas, and with a DAY_ prefix in the registry and the reference.
  ['WEATHER.TEMPERATURE_LOW WEATHER.TEMPERATURE_HIGH', 'integer', "degrees in the watch's unit"],
  ['WEATHER.DAY_TEMPERATURE_LOW WEATHER.DAY_TEMPERATURE_HIGH', 'integer', "degrees in the watch's unit"],
  ['WEATHER.TEMPERATURE_UNIT', 'integer', '1 Celsius, 2 Fahrenheit'],
  ['WEATHER.CHANCE_OF_PRECIPITATION', 'integer', 'percent'],
  ['WEATHER.UV_INDEX', 'integer'],
  ['WEATHER.LAST_UPDATED', 'integer', 'ms since 1970'],
];

const SINCE_3: readonly Row[] = [
  ['SECONDS_SINCE_EPOCH MINUTES_SINCE_EPOCH HOURS_SINCE_EPOCH', 'integer'],
  ['TIMEZONE_OFFSET_MINUTES TIMEZONE_OFFSET_MINUTES_DST', 'integer', 'minutes ahead of UTC'],
];

const tableOf = (rows: readonly Row[], since: number): [string, WatchSource][] =>
  rows.flatMap(([names, kind, unit]) =>
    names.split(' ').map((name): [string, WatchSource] => {
      const spoken = unit === SPOKEN ? { isSpoken: true as const } : {};
      return [name, { kind, since, ...(unit === undefined ? {} : { unit }), ...spoken }];
    }),
  );

/** Every source with a fixed name. */
export const WATCH_SOURCES: ReadonlyMap<string, WatchSource> = new Map([
  ...tableOf(SINCE_1, 1),
  ...tableOf(SINCE_2, 2),
  ...tableOf(SINCE_3, 3),
]);

const of = (kind: WatchKind, since = 2): WatchSource => ({ kind, since });
const spoken: WatchSource = { kind: 'text', since: 2, unit: SPOKEN, isSpoken: true };

/** Source families: hours and days of the forecast by number, user settings, complications. */
const FAMILIES: readonly (readonly [pattern: RegExp, source: WatchSource])[] = [
  [/^WEATHER\.HOURS\.\d+\.(?:IS_AVAILABLE|IS_DAY)$/, of('boolean')],
  [/^WEATHER\.HOURS\.\d+\.(?:CONDITION|TEMPERATURE|UV_INDEX)$/, of('integer')],
  [/^WEATHER\.HOURS\.\d+\.CONDITION_NAME$/, spoken],
  [/^WEATHER\.DAYS\.\d+\.IS_AVAILABLE$/, of('boolean')],
  [/^WEATHER\.DAYS\.\d+\.(?:CONDITION_DAY|CONDITION_NIGHT|TEMPERATURE_LOW|TEMPERATURE_HIGH|UV_INDEX)$/, of('integer')],
  [/^WEATHER\.DAYS\.\d+\.CHANCE_OF_PRECIPITATION(?:_NIGHT)?$/, of('integer')],
  [/^WEATHER\.DAYS\.\d+\.CONDITION_(?:DAY|NIGHT)_NAME$/, spoken],
  [/^CONFIGURATION\.\w+(?:\.\d+)?$/, of('any', 1)],
  [/^COMPLICATION\.(?:GOAL_PROGRESS|WEIGHTED_ELEMENTS)_\w+$/, of('any', 2)],
  [/^COMPLICATION\.\w+$/, of('any', 1)],
  [/^REFERENCE\.\w+$/, of('any', 4)],
];

/** Description of a source; undefined if the format has none with that name. */
export const watchSource = (name: string): WatchSource | undefined =>
  WATCH_SOURCES.get(name) ?? FAMILIES.find(([pattern]) => pattern.test(name))?.[1];

/** The first format version with that source; null if there is none. */
export const sourceSince = (name: string): number | null => watchSource(name)?.since ?? null;
