// Sample data of the system's complication providers on the simulated watch, computed from live data tags.

import { MISSING } from '@/face/dataTags/expression/evaluate';
import { localTime } from '@/face/dataTags/localTime';
import { type ProviderKey, providerOf, typeGiven } from '@/schemas/complications';
import { inLanguage } from '@/schemas/languages';
import type { StyleOf } from '@/schemas/nodes';
import type { ReadableWatch } from '../liveValue';

/** Names of the icons in `slotIcons`. */
export type SlotIcon =
  | 'battery'
  | 'calendar'
  | 'clock'
  | 'steps'
  | 'globe'
  | 'apps'
  | 'bell'
  | 'sunrise'
  | 'sunset'
  | 'person';

/** A value between two bounds, in the provider's own unit. */
export interface SlotRange {
  min: number;
  max: number;
  value: number;
}

/** Content of a slot. `range` is null if the provider has none, or has no value now. */
export interface SlotData {
  icon: SlotIcon;
  /** The icon represents a full-colour picture: a contact's photo or an app icon. */
  isPhoto?: boolean;
  text: string;
  title: string;
  range: SlotRange | null;
}

interface Source {
  /** Tags that the data depends on. */
  tags: readonly string[];
  read(watch: ReadableWatch): SlotData;
}

const words = (watch: ReadableWatch, en: string, zh: string): string => inLanguage(watch.state().language, { zh, en });
const text = (value: unknown): string => (value === null ? MISSING : String(value));
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a time like the watch: 08:59, or 8:59 with a 12-hour clock. */
function clockText(watch: ReadableWatch, hour: number, minute: number): string {
  return `${watch.state().is24Hour ? twoDigits(hour) : hour % 12 || 12}:${twoDigits(minute)}`;
}

function timeText(watch: ReadableWatch, hourTag: string, minuteTag: string): string {
  const [hour, minute] = [watch.read(hourTag), watch.read(minuteTag)];
  return typeof hour === 'number' && typeof minute === 'number' ? clockText(watch, hour, minute) : MISSING;
}

const dateText = (watch: ReadableWatch): string => {
  const [month, day] = [text(watch.read('DMMMG')), text(watch.read('Dd'))];
  return words(watch, `${month} ${day}`, `${month}${day}日`);
};

/** The next of today's sunrise and sunset; after both, today's sunrise again. */
function nextSun(watch: ReadableWatch): SlotData {
  const minutes = (hourTag: string, minuteTag: string) =>
    Number(watch.read(hourTag) ?? Number.NaN) * 60 + Number(watch.read(minuteTag) ?? Number.NaN);
  const now = minutes('DH', 'Dm');
  const isDay = now >= minutes('SUNRH', 'SUNRm') && now < minutes('SUNSH', 'SUNSm');
  const [icon, title] = isDay
    ? (['sunset', words(watch, 'Sunset', '日落')] as const)
    : (['sunrise', words(watch, 'Sunrise', '日出')] as const);
  const at = isDay ? timeText(watch, 'SUNSH', 'SUNSm') : timeText(watch, 'SUNRH', 'SUNRm');
  return { icon, text: at, title, range: null };
}

/** A sensor value in the range 0 to `most`; null while it is missing. */
function rangeTo(value: unknown, most: number): SlotRange | null {
  return typeof value === 'number' ? { min: 0, max: most, value } : null;
}

/** Default second city of a world clock. */
const ELSEWHERE = { zone: 'Europe/London', code: 'LON', zh: '伦敦' } as const;
const LANGUAGE_AND_DAY = 'DEG';

const SOURCES: Partial<Record<ProviderKey, Source>> = {
  watchBattery: {
    tags: ['BLP', LANGUAGE_AND_DAY],
    read(watch) {
      const level = watch.read('BLP');
      return {
        icon: 'battery',
        text: level === null ? MISSING : `${level}%`,
        title: words(watch, 'Battery', '电量'),
        range: rangeTo(level, 100),
      };
    },
  },
  date: {
    tags: ['DMMMG', 'Dd', LANGUAGE_AND_DAY],
    read: (watch) => ({ icon: 'calendar', text: dateText(watch), title: text(watch.read('DEG')), range: null }),
  },
  timeAndDate: {
    tags: ['DH', 'Dm', 'DTIMEFORMAT', 'DMMMG', 'Dd', LANGUAGE_AND_DAY],
    read: (watch) => ({ icon: 'clock', text: timeText(watch, 'DH', 'Dm'), title: dateText(watch), range: null }),
  },
  stepCount: {
    tags: ['ZSC', LANGUAGE_AND_DAY],
    read(watch) {
      const steps = watch.read('ZSC');
      return {
        icon: 'steps',
        text: typeof steps === 'number' ? grouped(steps) : MISSING,
        title: words(watch, 'Steps', '步数'),
        range: null,
      };
    },
  },
  worldClock: {
    tags: ['Dm', 'DTIMEFORMAT', LANGUAGE_AND_DAY],
    read(watch) {
      const { hour, minute } = localTime(watch.state().now, ELSEWHERE.zone);
      const title = words(watch, ELSEWHERE.code, ELSEWHERE.zh);
      return { icon: 'globe', text: clockText(watch, hour, minute), title, range: null };
    },
  },
  appShortcut: {
    tags: [LANGUAGE_AND_DAY],
    read: (watch) => ({
      icon: 'apps',
      text: words(watch, 'App', '应用'),
      title: words(watch, 'Shortcut', '快捷方式'),
      range: null,
    }),
  },
  unreadCount: {
    tags: ['NURC', LANGUAGE_AND_DAY],
    read: (watch) => ({
      icon: 'bell',
      text: text(watch.read('NURC')),
      title: words(watch, 'Unread', '未读'),
      range: null,
    }),
  },
  nextEvent: {
    tags: ['DTIMEFORMAT', LANGUAGE_AND_DAY],
    read: (watch) => ({
      icon: 'calendar',
      text: words(watch, 'Team meeting', '团队会议'),
      title: clockText(watch, 10, 0),
      range: null,
    }),
  },
  sunriseSunset: {
    tags: ['DH', 'Dm', 'DTIMEFORMAT', 'SUNRH', 'SUNRm', 'SUNSH', 'SUNSm', LANGUAGE_AND_DAY],
    read: nextSun,
  },
  dayOfWeek: {
    tags: ['DMMMG', 'Dd', LANGUAGE_AND_DAY],
    read: (watch) => ({ icon: 'calendar', text: text(watch.read('DEG')), title: dateText(watch), range: null }),
  },
  favoriteContact: {
    tags: [LANGUAGE_AND_DAY],
    read: (watch) => ({
      icon: 'person',
      text: words(watch, 'Contact', '联系人'),
      title: words(watch, 'Favorite', '收藏'),
      range: null,
    }),
  },
  dayAndDate: {
    tags: ['Dd', LANGUAGE_AND_DAY],
    read: (watch) => ({
      icon: 'calendar',
      text: text(watch.read('Dd')),
      title: text(watch.read('DEG')),
      range: null,
    }),
  },
};

function sourceOf(code: number): Source | undefined {
  const provider = providerOf(code);
  return provider && SOURCES[provider.key];
}

const NO_TAGS: readonly string[] = [];

/** Tags that a provider's live data depends on; none for an empty slot. */
export const tagsOfProvider = (code: number): readonly string[] => sourceOf(code)?.tags ?? NO_TAGS;

/** Current data of the provider with this code; null for an empty slot and for providers that no longer exist. Pure. */
export const sampleData = (code: number, watch: ReadableWatch): SlotData | null => sourceOf(code)?.read(watch) ?? null;

/** Fields of a slot that select its data. */
export type SlotAsk = Pick<StyleOf<'google_complication'>, 'supportTypeDefault' | 'systemProviderValue'>;

/** The longest data of a slot: seven characters of a short text (Wear OS), two lines of a long one, and a full range. */
const longestData = (isLong: boolean, watch: ReadableWatch): SlotData => ({
  icon: 'calendar',
  text: isLong ? words(watch, 'Meeting with the whole design team', '与整个设计团队讨论新表盘') : '100,000',
  title: isLong ? words(watch, 'Wednesday 30 September, 22:30', '9月30日星期三 22:30') : 'WED 30',
  range: { min: 0, max: 100, value: 100 },
});

/** Current content of a slot on this watch; null if it is empty or its provider does not supply its type. Pure. */
export function slotData({ supportTypeDefault, systemProviderValue }: SlotAsk, watch: ReadableWatch): SlotData | null {
  const { slots } = watch.state();
  if (slots === 'empty') return null;
  if (slots === 'full') return longestData(supportTypeDefault === 'long_text', watch);
  const type = typeGiven(systemProviderValue, supportTypeDefault);
  const data = type && sampleData(systemProviderValue, watch);
  return data && type === 'small_image' ? { ...data, isPhoto: true } : data;
}

/** Value as a share of the range, 0 to 1; 0 without a range. */
export function shareOf(range: SlotRange | null): number {
  if (!range || !(range.max > range.min)) return 0;
  return Math.min(1, Math.max(0, (range.value - range.min) / (range.max - range.min)));
}
