// Writes a face of a world as if it had been saved, published and reviewed on the given days.

import { faceOfDraft } from '@/backend/modules/publishing/domain/faces';
import { editionOf, type Face, happen, type LifeEvent } from '@/backend/modules/publishing/domain/lifecycle';
import { liveDoc, reviewDoc, storeFace } from '@/backend/modules/publishing/endpoints/faceStore';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { referencesOf } from '@/backend/shared/domain/references';
import { isRefusal } from '@/backend/shared/domain/refusal';
import type { Tx } from '@/backend/shared/ports';
import type { SeededEvent, SeedFace } from './seedFace';
import type { SeedPackage } from './seedPackages';
import { writeDownloads } from './writeDownloads';

const DAY_MS = 86_400_000;

function lifeEvent(
  event: SeededEvent & { kind: LifeEvent['kind'] },
  at: number,
  face: Face,
  { facts }: SeedFace,
): LifeEvent {
  const { kind, reason = '', copy } = event;
  const copyId = copy === undefined ? undefined : face.working[copy - 1];
  switch (kind) {
    case 'publish':
      return { kind, edition: editionOf(face, { publishId: `seed-${face.id}-${at}`, facts, builds: [] }) };
    case 'reject':
      return { kind, reason, copyId };
    case 'online':
      return { kind, builds: [] };
    case 'approve':
    case 'offline':
      return { kind, copyId };
    default:
      return { kind };
  }
}

/** The face after all events of its history. */
function lived(fresh: Face, seed: SeedFace, now: number, policy: AccountLimits): Face {
  return seed.life.reduce((face, event, index) => {
    const at = now - event.days * DAY_MS;
    const { kind } = event;
    if (kind === 'edit') {
      const rev = face.rev + 1;
      return Object.assign(structuredClone(face), { rev, content: `seed-${face.id}-${rev}`, updatedAt: at });
    }
    const next = happen(face, lifeEvent({ ...event, kind }, index, face, seed), at, policy);
    if (isRefusal(next)) throw new Error(`${seed.design.id}: ${kind} cannot happen`);
    return next;
  }, fresh);
}

export async function seedFace(
  tx: Tx,
  seed: SeedFace,
  packages: readonly SeedPackage[],
  { now, policy }: { now: number; policy: AccountLimits },
): Promise<void> {
  const { design, owner, facts } = seed;
  const { id } = design;
  const savedAt = now - ((seed.life[0]?.days ?? 2) + 1) * DAY_MS;
  const names = [design.dialNameCn, design.dialName];
  const search = names.join('\n').toLowerCase();
  const metadata = { id, owner, rev: 1, savedAt, names, search, deleted: false, shown: 'yes' as const, saves: [] };
  const draft = { ...metadata, files: referencesOf(design).fileIds };
  const fresh = { ...faceOfDraft(undefined, draft, design, `seed-${id}`), facts };
  const face = lived(fresh, seed, now, policy);
  await tx.put('drafts', { ...draft, rev: face.rev, savedAt: face.updatedAt });
  await tx.put('docs', { id, doc: design });
  if (face.approved) await tx.put('docs', { id: liveDoc(id), doc: design });
  if (face.pending) await tx.put('docs', { id: reviewDoc(id), doc: design });
  const packagedAt = (face.approved?.at ?? face.pending?.since ?? savedAt) - DAY_MS / 2;
  for (const { record } of packages)
    await tx.put('builds', { ...record, createdAt: packagedAt, uploadedAt: packagedAt });
  const downloads = await writeDownloads(tx, seed, face, now);
  await storeFace(tx, undefined, { ...face, downloads });
}
