// The `assemblyData` of the persisted user store (spec 3): the last loaded lists of picture sets, so that the library
// is filled before the server responds, and offline.
import { z } from 'zod';
import { ASSETS_PAGE_SIZE } from '@/schemas/limits';
import { type Assembly, type AssemblyType, assembly } from '@/schemas/wire/assembly';
import { createDeviceStore } from './deviceStore';

/** Names of the lists in the specification. */
const FIELDS = {
  weather: 'weatherList',
  moonPhase: 'moonPhaseList',
  imageEnumeration: 'imageEnumerationList',
} as const satisfies Record<AssemblyType, string>;

/** Maximum characters of a stored list; the demo's longest has about 6,000. */
const LIST_MAX = 200_000;

const list = z.array(assembly).max(ASSETS_PAGE_SIZE).catch([]);
const EMPTY = { weatherList: [], moonPhaseList: [], imageEnumerationList: [] };
const assemblyData = z.object({ weatherList: list, moonPhaseList: list, imageEnumerationList: list }).catch(EMPTY);
type AssemblyData = z.output<typeof assemblyData>;

const store = createDeviceStore<AssemblyData>('dialwright.assemblyData', (raw) => assemblyData.parse(raw));

/** The first sets of a list as last seen by this device; null if never. */
export function storedAssembly(type: AssemblyType): readonly Assembly[] | null {
  const stored = store.get()[FIELDS[type]];
  return stored.length > 0 ? stored : null;
}

/** Stores the first sets of a list for the next visit; a list that is too large is not stored. */
export function keepAssembly(type: AssemblyType, sets: readonly Assembly[]): void {
  const stored = JSON.stringify(sets).length > LIST_MAX ? [] : sets.slice(0, ASSETS_PAGE_SIZE);
  store.set({ ...store.get(), [FIELDS[type]]: stored });
}
