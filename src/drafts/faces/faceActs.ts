// What the owner of a face may do with it in its present state, whole and copy by copy (docs/rules/backend.md L4 to L13). Pure.
import type { FaceData } from '@/schemas/wire/faces';

type Facts = Pick<FaceData, 'status' | 'pending' | 'approved' | 'payment' | 'copies'>;
type Copy = FaceData['copies'][number];

export interface FaceActs {
  /** `again`: it was sent before. Null while somebody looks at it. */
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
    // What people get, or somebody looks at, is taken offline first.
    delete: status !== 'live' && status !== 'review',
  };
}

export interface CopyActs {
  takeOffline: boolean;
  bringOnline: boolean;
  delete: boolean;
}

/**
 * What may be done with one copy. With a face of one copy everything is done to the face; `working` are the copies of the
 * design as it is saved.
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

/** Offline and unchanged: one copy of it can come back alone. */
const canReturn = ({ status, approved, pending }: Facts): boolean =>
  status === 'offline' && approved !== null && !approved.changed && pending === null;
