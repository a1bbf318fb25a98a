// Deletes one copy of a design: saves a revision without it; deleting the last copy deletes the design (docs/rules/backend.md
// L10).

import { faceOfDraft } from '@/backend/modules/publishing/domain/faces';
import { isLocked } from '@/backend/modules/publishing/domain/facts';
import { copyKey, storeFace } from '@/backend/modules/publishing/endpoints/faceStore';
import { faceOfCopy, ownFaceNow } from '@/backend/modules/publishing/endpoints/faces';
import { referencesOf } from '@/backend/shared/domain/references';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { type Design, type Platform, systemOf } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import { designContent } from '@/schemas/savedFacts';
import { keptPictures } from '../domain/copyPictures';
import { DESIGN_STORES, deleteDesign } from './drafts';
import { dropPictures } from './dropPictures';
import { recordVersion } from './versionStore';

/** The design without the copy; a remaining one becomes the open copy. */
export function withoutCopy(doc: Design, copyId: string): Design {
  const copies = doc.copies.filter((copy) => copy.id !== copyId);
  const fdIds = doc.fdIds.filter((id) => id !== copyId);
  const activeFdId = doc.activeFdId === copyId ? (fdIds[0] ?? null) : doc.activeFdId;
  const platforms = copies.map((copy) => copy.platform) as Platform[];
  return { ...doc, copies, fdIds, activeFdId, system: systemOf(platforms), ratio: copies[0]?.ratio ?? doc.ratio };
}

interface Shorter {
  rev: number;
  doc: Design;
  hash: string;
}

/** A missing copy counts as deleted; another user's is reported as missing. */
export const faceDeleteSingle = preparedEndpoint<'faceDeleteSingle', Shorter | null>({
  stores: DESIGN_STORES,
  write: true,
  prepare: async ({ params, sessionId }, { uow, hash }) => {
    const found = await uow.ro(['sessions', 'copies', 'drafts', 'docs'], async (tx) => {
      const owner = (await tx.get('sessions', sessionId ?? ''))?.userId ?? '';
      const id = await faceOfCopy(tx, owner, params);
      return isRefusal(id) ? [] : Promise.all([tx.get('drafts', id), tx.get('docs', id)]);
    });
    const [draft, stored] = found;
    const read = draft && stored ? readDesign(stored.doc) : null;
    if (!draft || !read?.ok) return null;
    const doc = withoutCopy(read.design, params.id);
    return { rev: draft.rev, doc, hash: await hash(JSON.stringify(designContent(doc))) };
  },
  handle: async (tx, { params, prepared, userId, now, ports }) => {
    const { id: copyId } = params;
    const id = await faceOfCopy(tx, userId, params);
    if (isRefusal(id)) return id;
    // Already deleted, by this call or another.
    if ((await tx.get('copies', copyKey(id, copyId)))?.shown === 'no') return null;
    const face = await ownFaceNow(tx, id, { userId, now }, ports);
    const draft = await tx.get('drafts', id);
    if (isRefusal(face) || !draft) return refuse('notFound');
    if (prepared?.rev !== draft.rev) return refuse('revisionMoved', { rev: draft.rev });
    if (isLocked(face) && face.approved?.copies.includes(copyId))
      return refuse('lockedAfterApproval', { path: 'copies' });
    if (face.copies.some((copy) => copy.id === copyId && copy.online)) return refuse('takeOfflineFirst');
    if (face.working.length === 1) return deleteDesign(tx, id, { userId, now }, ports);
    const pictures = keptPictures(draft.pictures, prepared.doc);
    const next = { ...draft, rev: draft.rev + 1, savedAt: now, pictures };
    const saved = { doc: prepared.doc, content: prepared.hash, files: referencesOf(prepared.doc).fileIds };
    const overwritten = { draft, doc: (await tx.get('docs', id))?.doc };
    await tx.put('drafts', await recordVersion(tx, next, saved, overwritten));
    await tx.put('docs', { id, doc: prepared.doc });
    await dropPictures(tx, draft, next);
    await storeFace(tx, face, faceOfDraft(face, next, prepared.doc, prepared.hash));
    return null;
  },
});
