// The words of a moment: its name, and the values in which it differs from the sample.
import type { TFunction } from 'i18next';
import { localTime, type WatchState } from '@/face/dataTags/watchState';
import { WATCH_LANGUAGES } from '@/schemas/languages';
import { languageRow } from '@/service/language/i18n';
import { SENSORS } from '@/simulator/controls/readings';
import type { SheetEntry } from './sheetEntries';

export const entryName = (t: TFunction, { key, name }: Pick<SheetEntry, 'key' | 'name'>): string =>
  name ?? t(`contactSheet:moments.${key}`);

const dayOf = ({ now, zone }: WatchState): string => {
  const { year, month, day } = localTime(now, zone);
  return `${year} ${month} ${day}`;
};

/** The time of a moment, after its date if that is not the sample's. */
function timeWords({ state }: SheetEntry, sample: WatchState): string {
  const { now, zone, is24Hour } = state;
  const date = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(languageRow().dates, {
    ...{ timeZone: zone, hour: is24Hour ? '2-digit' : 'numeric', minute: '2-digit' },
    hourCycle: is24Hour ? 'h23' : 'h12',
    ...(dayOf(state) !== dayOf(sample) && date),
  } as const).format(now);
}

/** Facts of a caption; more are counted. */
const SHOWN_MAX = 3;

/** The time of a moment and the first values in which it differs from the sample, as one line. */
export function momentCaption(t: TFunction, entry: SheetEntry, sample: WatchState): string {
  const facts = momentFacts(t, entry, sample);
  const rest = facts.length - SHOWN_MAX - 1;
  const shown = rest > 0 ? [...facts.slice(0, SHOWN_MAX + 1), t('contactSheet:moreFacts', { count: rest })] : facts;
  return shown.join(' · ');
}

/** The time of a moment, then every setting and reading that differs from the sample. */
function momentFacts(t: TFunction, entry: SheetEntry, sample: WatchState): string[] {
  const { state } = entry;
  const facts = [timeWords(entry, sample)];
  if (state.language !== sample.language) {
    facts.push(WATCH_LANGUAGES.find(({ id }) => id === state.language)?.name ?? state.language);
  }
  if (state.is24Hour !== sample.is24Hour) facts.push(t(`simulator:hours${state.is24Hour ? 24 : 12}`));
  if (state.charging !== sample.charging && state.charging) facts.push(t('simulator:charging'));
  for (const { key, unit } of SENSORS) {
    const value = state[key];
    if (value === sample[key]) continue;
    const sensor = t(`editor:simulator.fields.${key}`);
    facts.push(
      value === null
        ? t('simulator:withoutData', { sensor })
        : t('contactSheet:valueOf', { sensor, value: value.toLocaleString('en'), unit: unit === '%' ? '%' : '' }),
    );
  }
  const { weather } = state;
  if (weather === null) facts.push(t('contactSheet:noWeather'));
  else if (weather.current !== sample.weather?.current) {
    facts.push(t('contactSheet:temperature', { value: `${weather.current}`.replace('-', '−') }));
  }
  if (state.slots !== sample.slots) {
    facts.push(
      t('contactSheet:choiceOf', {
        name: t('simulator:slots'),
        value: t(`simulator:slotContents.${state.slots}`),
      }),
    );
  }
  return facts;
}
