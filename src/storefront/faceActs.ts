// What the owner of a face can do in its present state, for the whole face and for each copy (docs/rules/backend.md L4
// to L13). Pure.
import type { FaceData } from '@/schemas/wire/faces';

type Facts = Pick<FaceData, 'status' | 'pending' | 'approved' | 'payment' | 'copies'>;
type Copy = FaceData['copies'][number];

export interface FaceActs {
  /** `again`: it was submitted before. Null during a review. */
  publish: 'first' | 'again' | null;
  takeOffline: boolean;
  bringOnline: boolean;
  delete: boolean;
}

export function actsOf({ status, pending, approved }: Facts): FaceActs {
  const isSent = approved !== null || status === 'rejected' || pending !== null;
  return {
    publish: pending?.stage === 'review' ? null : isSent ? 'again' : 'first',
    takeOffline: status === 'live',
    bringOnline: status === 'offline' && pending === null,
    // A live face or one in review must be taken offline first.
    delete: status !== 'live' && status !== 'review',
  };
}

export interface CopyActs {
  takeOffline: boolean;
  bringOnline: boolean;
  delete: boolean;
}

/**
 * The actions on one copy. With only one copy, all actions apply to the face. `working`: the copies of the saved
 * design.
 */
export function copyActsOf(face: Facts, copy: Copy, working: readonly { id: string }[]): CopyActs {
  const { status, pending, approved, payment, copies } = face;
  const hasPassed = approved?.copies.includes(copy.id) ?? false;
  const isOneOfSeveral = copies.length > 1;
  const isLive = status === 'live' && isOneOfSeveral;
  return {
    takeOffline: isLive && copy.online,
    bringOnline: isOneOfSeveral && hasPassed && !copy.online && (status === 'live' || canReturn(face)),
    delete:
      working.length > 1 &&
      working.some(({ id }) => id === copy.id) &&
      !copy.online &&
      pending === null &&
      status !== 'review' &&
      // A free face that passed review keeps its copies (L13).
      !(payment === 'free' && hasPassed),
  };
}

/** Offline and unchanged: one of its copies can be brought back alone. */
const canReturn = ({ status, approved, pending }: Facts): boolean =>
  status === 'offline' && approved !== null && !approved.changed && pending === null;
