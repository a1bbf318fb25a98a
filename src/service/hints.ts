// First-time hints: which ones a person has seen, kept on this device per user (spec 3, persisted user store, cachedData).
import { useContext, useState } from 'react';
import { ReactReduxContext } from 'react-redux';
import { VISITOR } from './localDrafts/records';
import type { WithSession } from './session/session';

/** The hints of the editor, by the names of the specification's persisted user store. */
export const HINT_NAMES = ['firstAmbientInit', 'firstPriviewInAnimation', 'noSequenceTip'] as const;
export type HintName = (typeof HINT_NAMES)[number];

const KEY = 'dialwright.hints';

/** Seen by owner. Where storage is blocked or full it lasts for the page. */
let unkept: Record<string, readonly string[]> = {};

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Blocked by policy: reading the property itself throws.
  }
}

/** What is kept; a damaged entry counts as nothing seen, which costs one hint more. */
function readKept(): Record<string, readonly string[]> {
  let kept: unknown = null;
  try {
    kept = JSON.parse(storage()?.getItem(KEY) ?? 'null');
  } catch (error) {
    console.info('The hints seen could not be read.', error);
  }
  const entries = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? Object.entries(kept) : [];
  return Object.fromEntries(
    entries.flatMap(([owner, names]) => (Array.isArray(names) ? [[owner, names.map(String)] as const] : [])),
  );
}

/** Whose hints these are: the signed-in user, or the visitor of this device. */
export const hintOwner = ({ session }: WithSession): string => session.user?.userId ?? VISITOR;

/** Whether this person has seen the hint on this device. */
export function hintSeen(owner: string, name: HintName): boolean {
  return [...(readKept()[owner] ?? []), ...(unkept[owner] ?? [])].includes(name);
}

/** Remembers that this person has seen the hint: it does not come again for them on this device. */
export function markHint(owner: string, name: HintName): void {
  if (hintSeen(owner, name)) return;
  const kept = readKept();
  const next = { ...kept, [owner]: [...(kept[owner] ?? []), name] };
  try {
    const place = storage();
    if (place) place.setItem(KEY, JSON.stringify(next));
    else unkept = { ...unkept, [owner]: [...(unkept[owner] ?? []), name] };
  } catch (error) {
    console.info('A hint seen could not be remembered beyond this page.', error);
    unkept = { ...unkept, [owner]: [...(unkept[owner] ?? []), name] };
  }
}

/** A hint for whoever is signed in now: whether it is the first time, and the act that ends that. */
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
