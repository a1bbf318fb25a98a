// Weather sources of the simulated watch. It only has today's weather, so every hour and day of the forecast is the
// same.

import type { WeatherState } from '@/face/dataTags/watchState';
import { CONDITION_NAMES, inUnit, WATCH_CONDITIONS } from '@/face/dataTags/weather';
import type { WatchValue } from './evaluateFormula';
import { watchSource } from './sources';
import type { WatchMoment } from './watchMoment';

type Read = (weather: WeatherState, moment: WatchMoment) => WatchValue | null;

const condition: Read = ({ icon }) => WATCH_CONDITIONS[icon]?.[0] ?? 0;
const conditionName: Read = ({ icon }, { language }) => CONDITION_NAMES[language][icon] ?? null;
const low: Read = (weather, { state }) => inUnit(weather.low, state);
const high: Read = (weather, { state }) => inUnit(weather.high, state);
const none = () => 0;

/** By the last part of the name. */
const READ: Readonly<Record<string, Read>> = {
  CONDITION: condition,
  CONDITION_DAY: condition,
  CONDITION_NIGHT: condition,
  CONDITION_NAME: conditionName,
  CONDITION_DAY_NAME: conditionName,
  CONDITION_NIGHT_NAME: conditionName,
  IS_DAY: (_, { time }) => Number(time.hour >= 6 && time.hour < 18),
  TEMPERATURE: (weather, { state }) => inUnit(weather.current, state),
  TEMPERATURE_LOW: low,
  TEMPERATURE_HIGH: high,
  DAY_TEMPERATURE_LOW: low,
  DAY_TEMPERATURE_HIGH: high,
  CHANCE_OF_PRECIPITATION: none,
  CHANCE_OF_PRECIPITATION_NIGHT: none,
  UV_INDEX: none,
  LAST_UPDATED: (_, { state }) => state.now,
};

/** Value of a weather source; without weather only its availability and the unit, which is a setting. */
export const weatherSource = (name: string, moment: WatchMoment): WatchValue | null => {
  const last = name.split('.').at(-1) ?? '';
  const { weather, isMetric } = moment.state;
  if (!watchSource(name)) return null;
  if (last === 'IS_AVAILABLE') return Number(weather !== null);
  if (last === 'IS_ERROR') return 0;
  if (last === 'TEMPERATURE_UNIT') return isMetric ? 1 : 2;
  return weather && (READ[last]?.(weather, moment) ?? null);
};
