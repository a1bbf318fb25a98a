// Prepares a revision for publishing: hashes of copies, rule checks, and build tasks.

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { referencesOf } from '@/backend/shared/domain/references';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { Hash, Ports, Tx } from '@/backend/shared/ports';
import { policyOf } from '@/face/platforms';
import { findings } from '@/face/platforms/findings';
import type { Design, FaceCopy, ModeName } from '@/schemas/design';
import { copyText } from '@/schemas/packageMark';
import { readDesign } from '@/schemas/readDesign';
import type { Facts } from '@/schemas/wire/faces';
import { buildId, buildStateAt } from '../domain/builds';
import { refuseEdition } from '../domain/facts';
import { editionOf, type Face, offeredCopies } from '../domain/lifecycle';

export interface PreparedCopy {
  copy: FaceCopy;
  /** Hash of the copy's content. */
  content: string;
}

/** A stored working revision with hashed copies. */
export interface PreparedEdition {
  rev: number;
  doc: Design;
  copies: readonly PreparedCopy[];
}

/** Finding for a copy whose pictures are too large. */
const OVER_BUDGET = 'overBudget';

/** A violation to fix before publishing. */
interface Broken {
  copyId: string;
  mode: ModeName | null;
  uuid: string | null;
  key: string;
  params: Readonly<Record<string, string | number>>;
}

/** Hash of a copy's content, so that equal copies are built once (docs/rules/backend.md K2). */
export const copyHash = (copy: FaceCopy, hash: Hash): Promise<string> => hash(copyText(copy));

/** Reads and hashes the working revision of a design of any owner; null if there is none. */
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
    read.design.copies.map(async (copy) => ({ copy, content: await copyHash(copy, hash) })),
  );
  return { rev: draft.rev, doc: read.design, copies };
}

/** Stored bytes of a copy's pictures, each counted once, whatever sizes the document declares. */
async function storedBytes(tx: Tx, copy: FaceCopy): Promise<number> {
  const files = await Promise.all(referencesOf(copy).fileIds.map((id) => tx.get('files', id)));
  return files.reduce((sum, file) => sum + (file?.fileSize ?? 0), 0);
}

/** A copy's violations of its platform's rules. */
async function brokenBy(tx: Tx, copy: FaceCopy): Promise<Broken[]> {
  const errors = findings(copy).filter(({ severity }) => severity === 'error');
  const faults = errors.map(({ refusal, mode, uuid }) => ({
    copyId: copy.id,
    mode,
    uuid,
    key: refusal.messageKey,
    params: refusal.params ?? {},
  }));
  const { budgetBytes } = policyOf(copy.platform);
  if (budgetBytes === null || faults.some(({ key }) => key === OVER_BUDGET)) return faults;
  const size = await storedBytes(tx, copy);
  return size <= budgetBytes
    ? faults
    : [{ copyId: copy.id, mode: null, uuid: null, key: OVER_BUDGET, params: { size, limit: budgetBytes } }, ...faults];
}

/** All rule violations of the offered copies, including K7; null if there are none. */
async function brokenRules(tx: Tx, { copies }: PreparedEdition, facts: Facts): Promise<Refusal | null> {
  const offered = offeredCopies({ copies: copies.map(({ copy }) => copy) }, facts);
  if (offered.length === 0) return refuse('noCopies', { path: 'range' });
  const broken = (await Promise.all(offered.map((copy) => brokenBy(tx, copy)))).flat();
  return broken.length === 0 ? null : refuse('breaksRules', { broken });
}

/** The build tasks of the offered copies: existing ones continue, failed ones restart (K2, K3). */
export async function writeBuilds(
  tx: Tx,
  face: Face,
  facts: Pick<Facts, 'range'>,
  { copies }: PreparedEdition,
  now: number,
  policy: AccountLimits,
  kind: RecordOf<'builds'>['kind'] = 'publish',
): Promise<string[]> {
  const offered = new Set(offeredCopies(face, facts).map(({ id }) => id));
  const ids: string[] = [];
  for (const { copy, content } of copies) {
    if (!offered.has(copy.id)) continue;
    const { id: faceId, owner } = face;
    const fresh = { owner, faceId, copyId: copy.id, platform: copy.platform, kind, content, createdAt: now };
    const id = buildId(fresh);
    const build = await tx.get('builds', id);
    if (!build || buildStateAt(build, now, policy) === 'failed')
      await tx.put('builds', { id, ...fresh, uploadedAt: null, blob: null, size: null, release: null });
    ids.push(id);
  }
  return ids;
}

/** A revision to submit, with its publish details. */
export interface Sending {
  publishId: string;
  rev: number;
  facts: Facts;
  prepared: PreparedEdition | null;
}

/**
 * The revision for build and review with its tasks; refused if it changed meanwhile, violates a rule or may not replace
 * the approved one.
 */
export async function readyEdition(
  tx: Tx,
  face: Face,
  { publishId, rev, facts, prepared }: Sending,
  { now, policy }: { now: number; policy: AccountLimits },
): Promise<ReturnType<typeof editionOf> | Refusal> {
  if (!prepared || prepared.rev !== rev || face.rev !== rev) return refuse('revisionMoved', { rev: face.rev });
  const edition = editionOf(face, { publishId, facts, builds: [] });
  const refused = (await brokenRules(tx, prepared, facts)) ?? refuseEdition(face, edition);
  return refused ?? { ...edition, builds: await writeBuilds(tx, face, facts, prepared, now, policy) };
}
