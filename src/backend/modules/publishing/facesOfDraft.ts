// Implements the port `FacesOfDraft` for the designs module.

import { referencesOf } from '@/backend/shared/domain/references';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import type { FacesOfDraft } from '@/backend/shared/modulePorts';
import type { Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { faceOfDraft } from './domain/faces';
import { filesOfFacts, isLocked } from './domain/facts';
import type { Face } from './domain/lifecycle';
import { copyKey, FACE_STORES, liveDoc, reviewDoc, storeFace } from './endpoints/faceStore';
import { carryOut, faceOfCopy, ownFaceNow } from './endpoints/faces';

/** Files of the documents in review and live. */
async function sentFiles(tx: Tx, { id, approved, pending }: Face): Promise<string[]> {
  const keys = [...(approved ? [liveDoc(id)] : []), ...(pending ? [reviewDoc(id)] : [])];
  const docs = await Promise.all(keys.map((key) => tx.get('docs', key)));
  return docs.flatMap((stored) => referencesOf(stored?.doc).fileIds);
}

export const facesOfDraft: FacesOfDraft = {
  stores: FACE_STORES,
  find: async (tx, owner, copy) => {
    const draftId = await faceOfCopy(tx, owner, copy);
    if (isRefusal(draftId)) return draftId;
    return { draftId, isRemoved: (await tx.get('copies', copyKey(draftId, copy.id)))?.shown === 'no' };
  },
  removalOf: async (tx, draftId, copyId, who, ports) => {
    const face = await ownFaceNow(tx, draftId, who, ports);
    if (isRefusal(face)) return face;
    const isLast = face.working.length === 1;
    if (isLocked(face) && face.approved?.copies.includes(copyId))
      return { refusal: refuse('lockedAfterApproval', { path: 'copies' }), isLast };
    const isOnline = face.copies.some((copy) => copy.id === copyId && copy.online);
    return { refusal: isOnline ? refuse('takeOfflineFirst') : null, isLast };
  },
  onDraftSaved: async (tx, draft, doc, content) => {
    const before = await tx.get('faces', draft.id);
    await storeFace(tx, before, faceOfDraft(before, draft, doc, content));
  },
  onDraftDeleted: async (tx, draftId, who, ports) => {
    const face = await ownFaceNow(tx, draftId, who, ports);
    const outcome = isRefusal(face) ? face : await carryOut(tx, face, { kind: 'delete' }, who, ports);
    return isRefusal(outcome) && outcome.refused !== 'notFound' ? outcome : null;
  },
  filesOf: async (tx, owner) => {
    const files = new Set<string>();
    for await (const face of readAll(tx, 'faces', { by: 'ownerUpdated', of: [owner, 'yes'], order: 'descending' })) {
      const details = [face.facts, face.approved?.facts, face.pending?.facts];
      for (const one of details) for (const file of one ? filesOfFacts(one) : []) files.add(file);
      for (const file of await sentFiles(tx, face)) files.add(file);
    }
    return files;
  },
};
