// A revision made ready for publishing: the hash of each copy, the rules it may break, and its build tasks.
import { findings } from '@/face/platforms/findings';
import type { Design, FaceCopy } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import type { Facts } from '@/schemas/wire/faces';
import { buildId, buildStateAt } from '../domain/builds';
import { type Face, offeredCopies } from '../domain/lifecycle';
import type { Policy } from '../domain/policy';
import type { RecordOf } from '../domain/records';
import { type Refusal, refuse } from '../domain/refusal';
import type { Hash, Ports, Tx } from '../ports';

export interface PreparedCopy {
  copy: FaceCopy;
  /** Hash of the copy as it is built. */
  content: string;
}

/** A stored working revision with its copies hashed. */
export interface PreparedEdition {
  rev: number;
  doc: Design;
  copies: readonly PreparedCopy[];
}

/** Hash of a copy's contents: the same copy is built once (backend.md K2). */
export const copyContent = (copy: FaceCopy, hash: Hash): Promise<string> => hash(JSON.stringify(copy));

/** Reads and hashes the working revision of a design, whoever's it is; null where there is none. */
export async function prepareEdition(
  id: string,
  { uow, hash }: Pick<Ports, 'uow' | 'hash'>,
): Promise<PreparedEdition | null> {
  const [draft, stored] = await uow.ro(['drafts', 'docs'], (tx) =>
    Promise.all([tx.get('drafts', id), tx.get('docs', id)]),
  );
  const read = draft && stored ? readDesign(stored.doc) : null;
  if (!draft || !read?.ok) return null;
  const copies = await Promise.all(
    read.design.copies.map(async (copy) => ({ copy, content: await copyContent(copy, hash) })),
  );
  return { rev: draft.rev, doc: read.design, copies };
}

/** Everything that the offered copies break of their platforms' rules; null where nothing (K7 among them). */
export function brokenRules({ copies }: PreparedEdition, facts: Facts): Refusal | null {
  const offered = offeredCopies({ copies: copies.map(({ copy }) => copy) }, facts);
  if (offered.length === 0) return refuse('noCopies', { path: 'range' });
  const broken = offered.flatMap((copy) =>
    findings(copy).map(({ refusal, mode, uuid }) => ({
      copyId: copy.id,
      mode,
      uuid,
      key: refusal.messageKey,
      params: refusal.params ?? {},
    })),
  );
  return broken.length === 0 ? null : refuse('breaksRules', { broken });
}

/** The build tasks of the offered copies: those there are go on, those that failed begin anew (K2, K3). */
export async function writeBuilds(
  tx: Tx,
  face: Face,
  facts: Pick<Facts, 'range'>,
  { copies }: PreparedEdition,
  now: number,
  policy: Policy,
  kind: RecordOf<'builds'>['kind'] = 'publish',
): Promise<string[]> {
  const offered = new Set(offeredCopies(face, facts).map(({ id }) => id));
  const ids: string[] = [];
  for (const { copy, content } of copies) {
    if (!offered.has(copy.id)) continue;
    const { id: faceId, owner } = face;
    const fresh = { owner, faceId, copyId: copy.id, platform: copy.platform, kind, content, createdAt: now };
    const id = buildId(fresh);
    const known = await tx.get('builds', id);
    if (!known || buildStateAt(known, now, policy) === 'failed')
      await tx.put('builds', { id, ...fresh, uploadedAt: null, blob: null, size: null });
    ids.push(id);
  }
  return ids;
}
