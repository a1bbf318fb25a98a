// Weather tags (spec 3). The state is in degrees Celsius; tags use the watch's unit. Without weather every value is
// null.
import type { TagRow, TagValue } from './dataTag';
import type { WatchState, WeatherState, WindDirection } from './watchState';

type Language = WatchState['language'];

/** Names of icons 0 to 9 (docs/rules/product.md). */
export const CONDITION_NAMES: Record<Language, readonly string[]> = {
  en: ['Clear', 'Partly cloudy', 'Cloudy', 'Fog', 'Light rain', 'Rain', 'Thunderstorm', 'Snow', 'Sleet', 'Wind'],
  zh: ['晴', '多云', '阴', '雾', '小雨', '雨', '雷暴', '雪', '雨夹雪', '大风'],
};

const WINDS: Record<Language, Record<WindDirection, string>> = {
  en: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SW', W: 'W', NW: 'NW' },
  zh: { N: '北风', NE: '东北风', E: '东风', SE: '东南风', S: '南风', SW: '西南风', W: '西风', NW: '西北风' },
};

/** Whole degrees in the watch's unit; adding 0 turns -0 into 0. */
export const inUnit = (celsius: number, { isMetric }: WatchState): number =>
  Math.round(isMetric ? celsius : (celsius * 9) / 5 + 32) + 0;

const unit = ({ isMetric }: WatchState): string => (isMetric ? 'C' : 'F');

const of =
  (read: (weather: WeatherState, state: WatchState) => TagValue | null) =>
  (state: WatchState): TagValue | null =>
    state.weather && read(state.weather, state);

const HIGH = '[WEATHER.DAYS.0.TEMPERATURE_HIGH]';
const LOW = '[WEATHER.DAYS.0.TEMPERATURE_LOW]';
const RATIO_FORMULA = `(${HIGH} > ${LOW}) ? clamp(([WEATHER.TEMPERATURE] - ${LOW}) / (${HIGH} - ${LOW}), 0, 1) : 0`;

/**
 * Watch Face Format conditions for each of our icons, best match first: 1 clear, 2 cloudy, 3 fog, 4 heavy rain, 5 heavy
 * snow, 6 rain, 7 snow, 8 sunny, 9 thunderstorm, 10 sleet, 11 light snow, 12 light rain, 13 mist, 14 partly cloudy, 15
 * windy. Unknown (0) and future conditions map to cloudy.
 */
export const WATCH_CONDITIONS: readonly (readonly number[])[] = [
  [1, 8],
  [14],
  [2],
  [3, 13],
  [12],
  [6, 4],
  [9],
  [7, 5, 11],
  [10],
  [15],
];
const CLOUDY = 2;
const ICON_FORMULA = WATCH_CONDITIONS.reduceRight((others, conditions, icon) => {
  if (icon === CLOUDY) return others;
  const tests = conditions.map((condition) => `([WEATHER.CONDITION] == ${condition})`);
  return `(${tests.reduce((first, second) => `(${first} || ${second})`)} ? ${icon} : ${others})`;
}, String(CLOUDY));

const WEATHER = ['weather'] as const;
const IN_UNIT = ['weather', 'isMetric'] as const;
const SPOKEN = ['weather', 'language'] as const;

/** The weather tags. */
export const WEATHER_TAGS: readonly TagRow[] = [
  {
    name: 'WTH',
    kind: 'number',
    desc: '今日最高温度',
    descEn: "Today's high",
    sample: 15,
    range: '-50-60 °C 或 -58-140 °F',
    rangeEn: '-50-60 °C or -58-140 °F',
    watchFaceFormat: '[WEATHER.DAYS.0.TEMPERATURE_HIGH]',
    depends: IN_UNIT,
    value: of((weather, state) => inUnit(weather.high, state)),
  },
  {
    name: 'WTL',
    kind: 'number',
    desc: '今日最低温度',
    descEn: "Today's low",
    sample: 5,
    range: '-50-60 °C 或 -58-140 °F',
    rangeEn: '-50-60 °C or -58-140 °F',
    watchFaceFormat: '[WEATHER.DAYS.0.TEMPERATURE_LOW]',
    depends: IN_UNIT,
    value: of((weather, state) => inUnit(weather.low, state)),
  },
  {
    name: 'WCT',
    kind: 'number',
    desc: '当前温度',
    descEn: 'Current temperature',
    sample: 12,
    range: '-50-60 °C 或 -58-140 °F',
    rangeEn: '-50-60 °C or -58-140 °F',
    watchFaceFormat: '[WEATHER.TEMPERATURE]',
    depends: IN_UNIT,
    value: of((weather, state) => inUnit(weather.current, state)),
  },
  {
    name: 'WCTR',
    kind: 'number',
    desc: '当前温度在最低与最高温度之间的比例',
    descEn: 'Current temperature between low and high, as a ratio',
    sample: 0.7,
    range: '0-1',
    rangeEn: '0-1',
    watchFaceFormat: RATIO_FORMULA,
    depends: WEATHER,
    // If the day's high equals its low, the ratio is 0.
    value: of(({ current, low, high }) => (high > low ? Math.min(1, Math.max(0, (current - low) / (high - low))) : 0)),
  },
  {
    name: 'WCTS',
    kind: 'text',
    desc: '当前温度（带单位）',
    descEn: 'Current temperature with its unit',
    sample: '12°C',
    range: '如 12°C、54°F',
    rangeEn: 'Such as 12°C, 54°F',
    watchFaceFormat: { formula: ['[WEATHER.TEMPERATURE]', '([WEATHER.TEMPERATURE_UNIT] == 1) ? "°C" : "°F"'] },
    depends: IN_UNIT,
    value: of((weather, state) => `${inUnit(weather.current, state)}°${unit(state)}`),
  },
  {
    name: 'WCCI',
    kind: 'number',
    desc: '天气图标序号',
    descEn: 'Weather icon, index',
    sample: 1,
    range: '0-9：晴、多云、阴、雾、小雨、雨、雷暴、雪、雨夹雪、大风',
    rangeEn: '0-9: clear, partly cloudy, cloudy, fog, light rain, rain, thunderstorm, snow, sleet, wind',
    watchFaceFormat: ICON_FORMULA,
    depends: WEATHER,
    value: of(({ icon }) => icon),
  },
  {
    name: 'WCCT',
    kind: 'text',
    desc: '天气文字（跟随系统语言）',
    descEn: 'Weather in words, in the system language',
    sample: '多云',
    range: '如 晴、多云',
    rangeEn: 'Such as Clear, Partly cloudy',
    watchFaceFormat: '[WEATHER.CONDITION_NAME]',
    depends: SPOKEN,
    value: of(({ icon }, { language }) => CONDITION_NAMES[language][icon] ?? null),
  },
  {
    name: 'WCPM',
    kind: 'number',
    desc: 'PM2.5（微克/立方米）',
    descEn: 'PM2.5 in micrograms per cubic metre',
    sample: 35,
    range: '0-500',
    rangeEn: '0-500',
    overseaHide: true,
    watchFaceFormat: null,
    depends: WEATHER,
    value: of(({ pm25 }) => pm25),
  },
  {
    name: 'WHU',
    kind: 'number',
    desc: '湿度（数值）',
    descEn: 'Humidity, number',
    sample: 46,
    range: '0-100',
    rangeEn: '0-100',
    watchFaceFormat: null,
    depends: WEATHER,
    value: of(({ humidity }) => humidity),
  },
  {
    name: 'WHUP',
    kind: 'text',
    desc: '湿度（带百分号）',
    descEn: 'Humidity with a percent sign',
    sample: '46%',
    range: '0%-100%',
    rangeEn: '0%-100%',
    watchFaceFormat: null,
    depends: WEATHER,
    value: of(({ humidity }) => `${humidity}%`),
  },
  {
    name: 'WM',
    kind: 'text',
    desc: '温度单位',
    descEn: 'Temperature unit',
    sample: 'C',
    range: 'C 或 F',
    rangeEn: 'C or F',
    watchFaceFormat: '([WEATHER.TEMPERATURE_UNIT] == 1) ? "C" : "F"',
    depends: ['isMetric'],
    value: unit,
  },
  {
    name: 'WWD',
    kind: 'text',
    desc: '风向（跟随系统语言）',
    descEn: 'Wind direction, in the system language',
    sample: '西北风',
    range: '如 北风、西北风',
    rangeEn: 'N, NE, E, SE, S, SW, W, NW',
    watchFaceFormat: null,
    depends: SPOKEN,
    value: of(({ windDirection }, { language }) => WINDS[language][windDirection]),
  },
  {
    name: 'WWS',
    kind: 'number',
    desc: '风速（英里/小时）',
    descEn: 'Wind speed in mph',
    sample: 8,
    range: '0-200',
    rangeEn: '0-200',
    watchFaceFormat: null,
    depends: WEATHER,
    value: of(({ windSpeedMph }) => windSpeedMph),
  },
  {
    name: 'WWL',
    kind: 'number',
    desc: '风力等级',
    descEn: 'Wind level on the Beaufort scale',
    sample: 3,
    range: '0-12',
    rangeEn: '0-12',
    watchFaceFormat: null,
    depends: WEATHER,
    value: of(({ windLevel }) => windLevel),
  },
];
