// The `assemblyData` of the persisted user store (spec 3): the lists of picture sets as they were last loaded, so that the library is
// filled before the server answers, and without it.
import { z } from 'zod';
import { ASSETS_PAGE_SIZE } from '@/schemas/limits';
import { type Assembly, type AssemblyType, assembly } from '@/schemas/wire/assembly';
import { createDeviceStore } from './deviceStore';

/** Names of the lists, as the specification has them. */
const FIELDS = {
  weather: 'weatherList',
  moonPhase: 'moonPhaseList',
  imageEnumeration: 'imageEnumerationList',
} as const satisfies Record<AssemblyType, string>;

/** Characters of a list that are kept; the demo's longest has about 6,000. */
const LIST_MAX = 200_000;

const list = z.array(assembly).max(ASSETS_PAGE_SIZE).catch([]);
const EMPTY = { weatherList: [], moonPhaseList: [], imageEnumerationList: [] };
const assemblyData = z.object({ weatherList: list, moonPhaseList: list, imageEnumerationList: list }).catch(EMPTY);
type AssemblyData = z.output<typeof assemblyData>;

const store = createDeviceStore<AssemblyData>('dialwright.assemblyData', (raw) => assemblyData.parse(raw));

/** The first sets of a list as this device saw them last; null where it never did. */
export function keptAssembly(type: AssemblyType): readonly Assembly[] | null {
  const kept = store.get()[FIELDS[type]];
  return kept.length > 0 ? kept : null;
}

/** Keeps the first sets of a list for the next visit; a list that is too large is not kept. */
export function keepAssembly(type: AssemblyType, sets: readonly Assembly[]): void {
  const kept = JSON.stringify(sets).length > LIST_MAX ? [] : sets.slice(0, ASSETS_PAGE_SIZE);
  store.set({ ...store.get(), [FIELDS[type]]: kept });
}
