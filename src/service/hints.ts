// Cached state per user on this device (spec 3, persisted user store, cachedData): first-time hints, and beta
// membership.
import { useContext, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { VISITOR } from './localDrafts/records';
import { selectOwnerId, type WithSession } from './session/session';

/** One-time hints, with the names of the specification's persisted user store. */
export const HINT_NAMES = ['firstAmbientInit', 'firstPriviewInAnimation', 'firstPublish', 'noSequenceTip'] as const;
export type HintName = (typeof HINT_NAMES)[number];

/** Whether the user is in the beta, as far as this device knows. */
const IN_BETA = 'isInBeta';
type CachedName = HintName | typeof IN_BETA;

const KEY = 'dialwright.hints';

/** Seen hints by owner; used if storage is blocked or full, and lasts for the page. */
let unkept: Record<string, readonly string[]> = {};

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Blocked by policy: accessing the property itself throws.
  }
}

/** The stored state; a damaged entry counts as empty, which only repeats a hint. */
function readStored(): Record<string, readonly string[]> {
  let stored: unknown = null;
  try {
    stored = JSON.parse(storage()?.getItem(KEY) ?? 'null');
  } catch (error) {
    console.info('The hints seen could not be read.', error);
  }
  const entries = typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([owner, names]) => (Array.isArray(names) ? [[owner, names.map(String)] as const] : [])),
  );
}

/** Owner of the hints: the user, or the visitor of this device. */
export const hintOwner = (state: WithSession): string => selectOwnerId(state) ?? VISITOR;

const isCached = (owner: string, name: CachedName): boolean =>
  [...(readStored()[owner] ?? []), ...(unkept[owner] ?? [])].includes(name);

function setCached(owner: string, name: CachedName, on: boolean): void {
  if (isCached(owner, name) === on) return;
  const changed = (all: Record<string, readonly string[]>) => {
    const others = (all[owner] ?? []).filter((other) => other !== name);
    return { ...all, [owner]: on ? [...others, name] : others };
  };
  const place = storage();
  try {
    place?.setItem(KEY, JSON.stringify(changed(readStored())));
    if (place) unkept = { ...unkept, [owner]: (unkept[owner] ?? []).filter((other) => other !== name) };
    else unkept = changed(unkept);
  } catch (error) {
    console.info('What was seen could not be remembered beyond this page.', error);
    unkept = changed(unkept);
  }
}

/** Whether this user has seen the hint on this device. */
export const hintSeen = (owner: string, name: HintName): boolean => isCached(owner, name);

/** Marks the hint as seen by this user on this device. */
export const markHint = (owner: string, name: HintName): void => setCached(owner, name, true);

/** Whether this user is in the beta; members are joined again when the product starts (spec 4, Beta). */
export const isInBeta = (owner: string): boolean => isCached(owner, IN_BETA);

export const setInBeta = (owner: string, isIn: boolean): void => setCached(owner, IN_BETA, isIn);

/** A hint for the current user: whether it is new, and a function that marks it as seen. */
export function useHint(name: HintName): { isFirst: boolean; markSeen(): void } {
  const redux = useContext(ReactReduxContext);
  const owner = () => {
    const state = redux?.store.getState() as Partial<WithSession> | undefined;
    return state?.session ? hintOwner({ session: state.session }) : VISITOR;
  };
  const [, setMarked] = useState(0);
  return {
    isFirst: !hintSeen(owner(), name),
    markSeen() {
      markHint(owner(), name);
      setMarked((count) => count + 1);
    },
  };
}
