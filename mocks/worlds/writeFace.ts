// Writes a face of a world as if it had been saved, published and judged on the days it says.
import { faceOfDraft } from '@/backend/domain/faces';
import { editionOf, type Face, happen, type LifeEvent } from '@/backend/domain/lifecycle';
import type { Policy } from '@/backend/domain/policy';
import { isRefusal } from '@/backend/domain/refusal';
import { countDownloads } from '@/backend/endpoints/countDownloads';
import { liveDoc, reviewDoc, storeFace } from '@/backend/endpoints/faceStore';
import type { Tx } from '@/backend/ports';
import type { SeedFace } from './demoFaces';

const DAY_MS = 86_400_000;
/** Days of downloads that are made up. */
const DAYS = 120;

/** Says why the slab was not approved, as a moderator would. */
const REASON = '时间数字与背景对比不足，请提高对比度。 The digits stand out too little from the background.';

function eventOf(kind: LifeEvent['kind'], face: Face, { facts }: SeedFace): LifeEvent {
  if (kind === 'publish')
    return { kind, edition: editionOf(face, { publishId: `seed-${face.id}`, facts, builds: [] }) };
  if (kind === 'reject') return { kind, reason: REASON };
  return kind === 'online' ? { kind, builds: [] } : { kind };
}

/** The face after all that befell it. */
function lived(fresh: Face, seed: SeedFace, now: number, policy: Policy): Face {
  return seed.life.reduce((face, { days, kind }) => {
    const next = happen(face, eventOf(kind, face, seed), now - days * DAY_MS, policy);
    if (isRefusal(next)) throw new Error(`${seed.design.id}: ${kind} cannot happen`);
    return next;
  }, fresh);
}

/** More at the end of the week, slowly growing; the same numbers every time. */
function downloadsOn(seed: SeedFace, day: number): number {
  const wave = 1 + 0.35 * Math.sin((day * 2 * Math.PI) / 7) + 0.2 * Math.sin(day * 12.9898 + seed.design.id.length);
  return Math.max(0, Math.round(seed.daily * wave * (0.6 + (0.4 * (DAYS - day)) / DAYS)));
}

export async function writeFace(tx: Tx, seed: SeedFace, now: number, policy: Policy): Promise<void> {
  const { design, owner, facts } = seed;
  const { id } = design;
  const savedAt = now - ((seed.life[0]?.days ?? 2) + 1) * DAY_MS;
  const names = [design.dialNameCn, design.dialName];
  const search = names.join('\n').toLowerCase();
  const draft = { id, owner, rev: 1, savedAt, names, search, deleted: false, shown: 'yes' as const, saves: [] };
  const content = `seed-${id}`;
  const fresh = { ...faceOfDraft(undefined, draft, design, content), facts };
  const face = lived(fresh, seed, now, policy);
  await tx.put('drafts', draft);
  await tx.put('docs', { id, doc: design });
  if (face.approved) await tx.put('docs', { id: liveDoc(id), doc: design });
  if (face.pending) await tx.put('docs', { id: reviewDoc(id), doc: design });
  const downloads = await writeDownloads(tx, seed, face, now);
  await storeFace(tx, undefined, { ...face, downloads });
}

function writeDownloads(tx: Tx, seed: SeedFace, face: Face, now: number): Promise<number> {
  const since = face.approved ? Math.min(DAYS, Math.floor((now - face.approved.at) / DAY_MS)) : 0;
  const until = face.status === 'offline' ? (seed.life.at(-1)?.days ?? 0) : 0;
  const byDay = Array.from({ length: Math.max(0, since - until) }, (_, at) => {
    const ago = since - at;
    const day = new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
    return [day, downloadsOn(seed, ago)] as const;
  });
  return countDownloads(tx, { owner: face.owner, faceId: face.id }, byDay);
}
