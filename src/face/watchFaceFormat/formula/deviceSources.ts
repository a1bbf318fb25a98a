// Language, battery, moon, motion, health and notification sources of the simulated watch.
import { MOON_PHASES, moonElongation, moonPhase } from '@/face/dataTags/astronomy';
import { twoDigits } from '@/face/dataTags/dataTag';
import { LANGUAGE_FACTS } from './languageFacts';
import type { SourceTable, WatchMoment } from './watchMoment';

/** Mean days between two new moons. */
const MONTH_OF_MOON = 29.530588;
/** Percent; below it the watch reports a low battery. */
const LOW_BATTERY = 15;
/** Battery temperature at rest, degrees Celsius; the simulated watch has no thermometer. */
const BATTERY_WARMTH = 25;

/** 0 to 100, rounded down: the format stops at the goal, unlike our tag. */
const stepPercent = ({ state: { steps, stepGoal } }: WatchMoment) => {
  if (steps === null || stepGoal === null || stepGoal <= 0) return null;
  return Math.min(100, Math.max(0, Math.floor((steps / stepGoal) * 100)));
};

/** A watch held still. */
const MOTION: SourceTable = Object.fromEntries(
  ['X', 'Y', 'Z', 'ANGLE_Z'].map((name) => [`ACCELEROMETER_${name}`, () => 0]),
);

export const DEVICE_SOURCES: SourceTable = {
  ...MOTION,
  ACCELEROMETER_IS_SUPPORTED: () => 1,
  ACCELEROMETER_ANGLE_X: ({ state }) => state.tilt.x,
  ACCELEROMETER_ANGLE_Y: ({ state }) => state.tilt.y,
  ACCELEROMETER_ANGLE_XY: ({ state }) => state.tilt.x + state.tilt.y,
  LANGUAGE_CODE: ({ language }) => language,
  LANGUAGE_COUNTRY_CODE: ({ language }) => LANGUAGE_FACTS[language].country,
  LANGUAGE_LOCALE_NAME: ({ language }) => LANGUAGE_FACTS[language].locale,
  LANGUAGE_TEXT_DIRECTION: () => 0,
  BATTERY_PERCENT: ({ state }) => state.battery,
  BATTERY_CHARGING_STATUS: ({ state }) => Number(state.charging),
  BATTERY_IS_LOW: ({ state }) => (state.battery === null ? null : Number(state.battery < LOW_BATTERY)),
  BATTERY_TEMPERATURE_CELSIUS: () => BATTERY_WARMTH,
  BATTERY_TEMPERATURE_FAHRENHEIT: () => (BATTERY_WARMTH * 9) / 5 + 32,
  // Days; the unit observed on one watch.
  MOON_PHASE_POSITION: ({ state }) => (moonElongation(state.now) / 360) * MONTH_OF_MOON,
  MOON_PHASE_TYPE: ({ state }) => moonPhase(state.now),
  MOON_PHASE_TYPE_STRING: ({ state }) => MOON_PHASES[moonPhase(state.now)] ?? null,
  STEP_COUNT: ({ state }) => state.steps,
  STEP_GOAL: ({ state }) => state.stepGoal,
  STEP_PERCENT: stepPercent,
  HEART_RATE: ({ state }) => state.heartRate,
  HEART_RATE_Z: ({ state }) => (state.heartRate === null ? null : twoDigits(state.heartRate)),
  UNREAD_NOTIFICATION_COUNT: ({ state }) => String(state.device.unread),
};
