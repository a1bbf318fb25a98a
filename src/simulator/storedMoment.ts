// Converts states of the watch to and from the moments that a design stores.
import { localTime, type WatchState } from '@/face/dataTags/watchState';
import type { WatchMoment } from '@/schemas/watchMoment';
import { momentOf } from './controls/localMoment';

const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** The state as a design stores it. */
export function storedMomentOf(state: WatchState): WatchMoment {
  const { now, zone, place: _, device, weather, tilt: __, ...readings } = state;
  const { year, month, day, hour, minute, second } = localTime(now, zone);
  const { wifiLevel, unread, notifications } = device;
  return {
    ...readings,
    at: `${padded(year, 4)}-${padded(month)}-${padded(day)}T${padded(hour)}:${padded(minute)}:${padded(second)}`,
    weather: weather && { ...weather },
    ...{ wifiLevel, unread, notifications },
  };
}

/** The state at a stored moment. `base`: the watch whose zone, place, shape and name it has. */
export function watchAtMoment(moment: WatchMoment, base: WatchState): WatchState {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = moment.at.split(/[-T:]/).map(Number);
  const { language, is24Hour, isMetric, battery, charging, weather, wifiLevel, unread, notifications, slots } = moment;
  const { steps, stepGoal, heartRate, distanceKm, calories, stress, bloodOxygen, sleepQuality } = moment;
  return {
    ...base,
    ...{ language, is24Hour, isMetric, battery, charging, weather, slots },
    ...{ steps, stepGoal, heartRate, distanceKm, calories, stress, bloodOxygen, sleepQuality },
    now: momentOf([year, month, day], [hour, minute, second], base.zone),
    device: { ...base.device, wifiLevel, unread, notifications },
  };
}
