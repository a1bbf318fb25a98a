// Complication types and system providers with the numbers of the watch's system (spec 9).

/** Numbers of the complication types; the same as Android's complication data types (spec 9). */
export const COMPLICATION_TYPES = {
  short_text: 3,
  long_text: 4,
  ranged_value: 5,
  icon: 6,
  small_image: 7,
  large_image: 8,
} as const;
export type ComplicationType = keyof typeof COMPLICATION_TYPES;

/** Slot types: three complete layouts, and four single parts (spec 3). */
export const SLOT_TYPES = [
  ...(['ranged_value', 'short_text', 'long_text', 'text', 'icon', 'title', 'progress_bar'] as const),
] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

/**
 * Complication types that a slot requests from its provider, in order of preference; numbers are in
 * `COMPLICATION_TYPES`.
 */
export const TYPES_ASKED_FOR = {
  ranged_value: ['ranged_value'],
  short_text: ['short_text'],
  long_text: ['long_text'],
  text: ['short_text'],
  // A small image is a full-colour picture: the photo of a contact, an app icon.
  icon: ['icon', 'small_image'],
  title: ['short_text'],
  progress_bar: ['ranged_value'],
} as const satisfies Record<SlotType, readonly ComplicationType[]>;

/** A provider of the watch's system. */
export interface ComplicationProvider {
  /** Code in the document, -1 to 16. */
  code: number;
  /** Its name in our code. */
  key: string;
  /** Name of the default provider in the Watch Face Format; EMPTY if it has none. */
  systemProvider: string;
  /** Types it supplies, by AndroidX `SystemDataSources`. */
  types: readonly ComplicationType[];
  /** Withdrawn by the system, or never assigned: preserved in documents, not offered, shows nothing. */
  isRetired?: true;
}

const SHORT = ['short_text'] as const;

/** Every code from -1 to 16. Display names: locale keys `fields.google_complication.options.systemProviderValue`. */
export const COMPLICATION_PROVIDERS = [
  { code: -1, key: 'empty', systemProvider: 'EMPTY', types: [] },
  { code: 0, key: 'unassigned', systemProvider: 'EMPTY', types: [], isRetired: true },
  {
    code: 1,
    key: 'watchBattery',
    systemProvider: 'WATCH_BATTERY',
    types: ['icon', 'short_text', 'long_text', 'ranged_value'],
  },
  { code: 2, key: 'date', systemProvider: 'DATE', types: SHORT },
  { code: 3, key: 'timeAndDate', systemProvider: 'TIME_AND_DATE', types: SHORT },
  { code: 4, key: 'stepCount', systemProvider: 'STEP_COUNT', types: SHORT },
  { code: 5, key: 'worldClock', systemProvider: 'WORLD_CLOCK', types: SHORT },
  { code: 6, key: 'appShortcut', systemProvider: 'APP_SHORTCUT', types: ['small_image', 'long_text'] },
  { code: 7, key: 'unreadCount', systemProvider: 'UNREAD_NOTIFICATION_COUNT', types: ['icon', 'short_text'] },
  { code: 8, key: 'pay', systemProvider: 'EMPTY', types: [], isRetired: true },
  { code: 9, key: 'nextEvent', systemProvider: 'NEXT_EVENT', types: ['short_text', 'long_text'] },
  { code: 10, key: 'retailSteps', systemProvider: 'EMPTY', types: [], isRetired: true },
  { code: 11, key: 'retailChat', systemProvider: 'EMPTY', types: [], isRetired: true },
  { code: 12, key: 'sunriseSunset', systemProvider: 'SUNRISE_SUNSET', types: SHORT },
  { code: 13, key: 'dayOfWeek', systemProvider: 'DAY_OF_WEEK', types: SHORT },
  { code: 14, key: 'favoriteContact', systemProvider: 'FAVORITE_CONTACT', types: ['small_image'] },
  { code: 15, key: 'recentApp', systemProvider: 'EMPTY', types: [], isRetired: true },
  { code: 16, key: 'dayAndDate', systemProvider: 'DAY_AND_DATE', types: SHORT },
] as const satisfies readonly ComplicationProvider[];

export type ProviderKey = (typeof COMPLICATION_PROVIDERS)[number]['key'];

const byCode = new Map<number, ComplicationProvider & { key: ProviderKey }>(
  COMPLICATION_PROVIDERS.map((provider) => [provider.code, provider]),
);

/** The provider with a code; undefined outside -1 to 16. */
export const providerOf = (code: number): (ComplicationProvider & { key: ProviderKey }) | undefined => byCode.get(code);

/** Codes that a designer may choose: empty, and every provider that still exists. */
export const OFFERED_PROVIDERS: readonly number[] = COMPLICATION_PROVIDERS.filter(
  (provider) => !('isRetired' in provider),
).map(({ code }) => code);

/**
 * The complication type that a provider supplies to a slot of this type; null if it supplies none of the requested
 * ones.
 */
export function typeGiven(code: number, type: SlotType): ComplicationType | null {
  const types = providerOf(code)?.types ?? [];
  return TYPES_ASKED_FOR[type].find((candidate) => types.includes(candidate)) ?? null;
}

/** Whether a provider supplies a type that the slot requests; true for the empty provider. */
export const givesRequestedData = (code: number, type: SlotType): boolean =>
  code === -1 || typeGiven(code, type) !== null;

/** Offered codes that suit each slot type. */
export const PROVIDERS_BY_TYPE: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  SLOT_TYPES.map((type) => [type, OFFERED_PROVIDERS.filter((code) => givesRequestedData(code, type))]),
);
