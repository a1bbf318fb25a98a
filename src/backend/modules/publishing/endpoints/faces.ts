// Face endpoints: private and public lists, single faces, taking offline and online, deleting.

import { withPictures } from '@/backend/shared/domain/documentView';
import { NO_FACES, ownFace } from '@/backend/shared/domain/ownFaces';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import type { Match } from '@/backend/shared/query';
import { readPage } from '@/backend/shared/readPage';
import { FACE_STATUSES } from '@/schemas/faceStatus';
import type { FaceCounts, FaceData } from '@/schemas/wire/faces';
import type { DataOf, ReadParamsOf } from '@/schemas/wire/operations';
import { ownerView, publicView } from '../domain/faces';
import { type Face, happen, type LifeEvent } from '../domain/lifecycle';
import { authorsOf, broughtUp, FACE_STORES, faceAt, liveDoc, releasedDoc, storeFace } from './faceStore';

type Params = ReadParamsOf<'facePage'>;

function matches({ platform, category, dialName = '' }: Params, ofEverybody: boolean): Match<'faces'>[] {
  const part = dialName.trim();
  return [
    ...(platform ? [{ field: ofEverybody ? 'offered' : 'platforms', has: platform } as const] : []),
    ...(category && ofEverybody ? [{ field: 'category', is: category } as const] : []),
    ...(part === '' ? [] : [{ field: 'search', contains: part } as const]),
  ];
}

/** The saved documents of designs, with the addresses of their pictures. */
async function workingDocs(tx: Tx, ids: readonly string[]): Promise<unknown[]> {
  const [docs, drafts] = await Promise.all([tx.getAll('docs', ids), tx.getAll('drafts', ids)]);
  return docs.map((stored, index) => withPictures(stored?.doc, drafts[index]?.pictures));
}

async function ownPage(tx: Tx, params: Params, owner: string): Promise<DataOf<'facePage'>> {
  const [only] = params.range;
  const newestFirst = { order: 'descending', match: matches(params, false) } as const;
  const isByDownloads = params.order === 'downloads';
  const query =
    params.range.length === 1 && only && !isByDownloads
      ? ({ by: 'ownerStatus', of: [owner, 'yes', only], ...newestFirst } as const)
      : ({ by: isByDownloads ? 'ownerDownloads' : 'ownerUpdated', of: [owner, 'yes'], ...newestFirst } as const);
  const several = query.by !== 'ownerStatus' && params.range.length < FACE_STATUSES.length;
  const chosen = several ? [...query.match, { field: 'status', oneOf: params.range } as const] : query.match;
  const page = await readPage(tx, 'faces', { ...query, match: chosen }, params);
  const author = await authorsOf(tx, page.records);
  const docs = await workingDocs(
    tx,
    page.records.map(({ id }) => id),
  );
  const records = page.records.map((face, index) => ownerView(face, author(face), docs[index]));
  return { ...page, records, counts: await countsOf(tx, owner, matches(params, false)) };
}

/** A user's faces by status, optionally filtered. */
async function countsOf(tx: Tx, owner: string, match: readonly Match<'faces'>[]): Promise<FaceCounts> {
  if (match.length === 0) {
    const { id: _, ...counts } = (await tx.get('counts', owner)) ?? { id: owner, ...NO_FACES };
    return counts;
  }
  const groups = await tx.tally('faces', { by: 'ownerUpdated', of: [owner, 'yes'], match }, { by: ['status'] });
  const counts = { ...NO_FACES };
  for (const { of, count } of groups) counts[of.status] = count;
  return counts;
}

/** The index for the list: within a category only downloads have one; other orders filter. */
function publicList({ order, category }: Params) {
  if (order === 'newest') return { by: 'liveUpdated', of: 'yes' } as const;
  return category
    ? ({ by: 'categoryDownloads', of: ['yes', category] } as const)
    : ({ by: 'liveDownloads', of: 'yes' } as const);
}

async function publicPage(tx: Tx, params: Params): Promise<DataOf<'facePage'>> {
  const query = { ...publicList(params), order: 'descending', match: matches(params, true) } as const;
  const page = await readPage(tx, 'faces', query, params);
  const author = await authorsOf(tx, page.records);
  const docs = await tx.getAll(
    'docs',
    page.records.map(({ id }) => liveDoc(id)),
  );
  const views = page.records.map((face, index) => publicView(face, author(face), docs[index]?.doc));
  return { ...page, records: views.filter((view): view is FaceData => !isRefusal(view)), counts: null };
}

export const facePage = endpoint<'facePage'>({
  stores: FACE_STORES,
  mode: 'read',
  handle: async (tx, { params, userId }) => {
    if (!params.public && userId === '') return refuse('sessionEnded');
    return params.public ? publicPage(tx, params) : ownPage(tx, params, userId);
  },
});

/** The face as shown to its owner. */
export async function answered(tx: Tx, face: Face): Promise<DataOf<'faceGet'>> {
  const author = await authorsOf(tx, [face]);
  const [doc] = await workingDocs(tx, [face.id]);
  return ownerView(face, author(face), doc);
}

export const faceGet = endpoint<'faceGet'>({
  stores: FACE_STORES,
  mode: 'read',
  handle: async (tx, { params, userId, now, ports }) => {
    const stored = await tx.get('faces', params.id);
    if (stored?.shown !== 'yes') return refuse('notFound');
    const face = await faceAt(tx, stored, now, ports.policy);
    if (face.owner === userId) return answered(tx, face);
    const author = await authorsOf(tx, [face]);
    return publicView(face, author(face), (await tx.get('docs', releasedDoc(stored, face)))?.doc);
  },
});

/** One's own face in its current state, which is recorded. */
export async function ownFaceNow(tx: Tx, id: string, { userId, now }: Who, ports: Ports): Promise<Face | Refusal> {
  const face = ownFace(await tx.get('faces', id), userId);
  return isRefusal(face) ? face : broughtUp(tx, face, now, ports.policy);
}

/** Applies an event to a face and writes the result. */
export async function carryOut(
  tx: Tx,
  face: Face,
  event: LifeEvent,
  { now }: Pick<Who, 'now'>,
  ports: Ports,
): Promise<Face | Refusal> {
  const next = happen(face, event, now, ports.policy);
  if (isRefusal(next) || next === face) return next;
  await storeFace(tx, face, next);
  return next;
}

/** The face of one of a user's copies; if several faces have such a copy, the caller must name the face. */
export async function faceOfCopy(
  tx: Tx,
  owner: string,
  { id: copyId, faceId }: { id: string; faceId?: string | undefined },
): Promise<string | Refusal> {
  const match = faceId === undefined ? undefined : [{ field: 'faceId', is: faceId } as const];
  const query = { by: 'ownerCopy', of: [owner, copyId], match, order: 'ascending', limit: 2 } as const;
  const [first, other] = await tx.list('copies', query);
  if (!first) return refuse('notFound');
  return other ? refuse('copyAmbiguous') : first.faceId;
}
