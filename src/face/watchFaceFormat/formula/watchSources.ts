// Values of the Watch Face Format sources on the simulated watch.
import { localTime } from '@/face/dataTags/localTime';
import type { WatchState } from '@/face/dataTags/watchState';
import type { TextLocale } from '@/face/watchFaceFormat/writtenExpression';
import { DEVICE_SOURCES } from './deviceSources';
import type { ReadSource } from './evaluateFormula';
import { LANGUAGE_OF } from './languageFacts';
import { TIME_SOURCES } from './timeSources';
import type { SourceTable, WatchMoment } from './watchMoment';
import { weatherSource } from './weatherSources';

const TABLE: SourceTable = { ...TIME_SOURCES, ...DEVICE_SOURCES };

/**
 * The sources for a state. `locale`: fixed language from `Localization`; null follows the watch. Returns null for
 * values the watch does not have, for unknown names, and for settings and complications, which belong to a face.
 */
export const watchSources = (state: WatchState, locale: TextLocale = null): ReadSource => {
  const language = locale === null ? state.language : LANGUAGE_OF[locale];
  const moment: WatchMoment = { state, time: localTime(state.now, state.zone), language };
  return (name) => {
    if (name.startsWith('WEATHER.')) return weatherSource(name, moment);
    return Object.hasOwn(TABLE, name) ? (TABLE[name]?.(moment) ?? null) : null;
  };
};
