// The submitted copies, and the effect of a verdict on one of them (docs/rules/backend.md L10). Pure.
import type { FaceData } from '@/schemas/wire/faces';

export interface SentCopy extends Pick<FaceData['copies'][number], 'id' | 'platform' | 'ratio' | 'reason'> {
  /** Its own verdict so far. */
  verdict: 'none' | 'pass' | 'fail';
}

/** Those that wait for review, in the order of the face. */
export function sentCopies({ pending, copies }: FaceData): SentCopy[] {
  return copies.flatMap((copy) => {
    if (!pending?.copies.includes(copy.id)) return [];
    const judged = pending.judged.find(({ copyId }) => copyId === copy.id);
    return [{ ...copy, verdict: judged === undefined ? 'none' : judged.pass ? 'pass' : 'fail' }];
  });
}

/** The effect of a verdict on one copy: others still wait, or it decides the face. */
export type Leads = { kind: 'waits'; others: number } | { kind: 'live'; copies: SentCopy[] } | { kind: 'rejected' };

export function leadsOf(face: FaceData, { id }: { id: string }, pass: boolean): Leads {
  const after = sentCopies(face).map(
    (copy): SentCopy => (copy.id === id ? { ...copy, verdict: pass ? 'pass' : 'fail' } : copy),
  );
  const others = after.filter(({ verdict }) => verdict === 'none').length;
  if (others > 0) return { kind: 'waits', others };
  const copies = after.filter(({ verdict }) => verdict === 'pass');
  return copies.length > 0 ? { kind: 'live', copies } : { kind: 'rejected' };
}

/** The result of a face's last verdict. `partly`: live without the rejected copies. */
export function outcomeOf({ pending }: FaceData, after: FaceData): 'approved' | 'partly' | 'rejected' {
  const last = after.history.findLast(
    ({ what, copyId }) => copyId === undefined && (what === 'approved' || what === 'rejected'),
  );
  if (last?.what !== 'approved') return 'rejected';
  const isWhole = pending?.copies.every((id) => after.approved?.copies.includes(id)) ?? true;
  return isWhole ? 'approved' : 'partly';
}
