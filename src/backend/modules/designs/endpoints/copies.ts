// Deletes one copy of a design: saves a revision without it; deleting the last copy deletes the design (docs/rules/backend.md
// L10).

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
  uses: ['facesOfDraft'],
  mode: 'write',
  prepare: async ({ params, sessionId }, { uow, hash }, { facesOfDraft }) => {
    const source = await uow.ro(['sessions', 'copies', 'drafts', 'docs'], async (tx) => {
      const owner = (await tx.get('sessions', sessionId ?? ''))?.userId ?? '';
      const match = await facesOfDraft.find(tx, owner, params);
      if (isRefusal(match)) return [];
      return Promise.all([tx.get('drafts', match.draftId), tx.get('docs', match.draftId)]);
    });
    const [draft, stored] = source;
    const read = draft && stored ? readDesign(stored.doc) : null;
    if (!draft || !read?.ok) return null;
    const doc = withoutCopy(read.design, params.id);
    return { rev: draft.rev, doc, hash: await hash(JSON.stringify(designContent(doc))) };
  },
  handle: async (tx, { params, prepared, userId, now, ports, modules }) => {
    const { facesOfDraft } = modules;
    const match = await facesOfDraft.find(tx, userId, params);
    if (isRefusal(match)) return match;
    // Already deleted, by this call or another.
    if (match.isRemoved) return null;
    const id = match.draftId;
    const removal = await facesOfDraft.removalOf(tx, id, params.id, { userId, now }, ports);
    const draft = await tx.get('drafts', id);
    if (isRefusal(removal) || !draft) return refuse('notFound');
    if (prepared?.rev !== draft.rev) return refuse('revisionMoved', { rev: draft.rev });
    if (removal.refusal) return removal.refusal;
    if (removal.isLast) return deleteDesign(tx, id, { userId, now }, { ports, modules });
    const pictures = keptPictures(draft.pictures, prepared.doc);
    const next = { ...draft, rev: draft.rev + 1, savedAt: now, pictures };
    const saved = { doc: prepared.doc, content: prepared.hash, files: referencesOf(prepared.doc).fileIds };
    const overwritten = { draft, doc: (await tx.get('docs', id))?.doc };
    await tx.put('drafts', await recordVersion(tx, next, saved, overwritten));
    await tx.put('docs', { id, doc: prepared.doc });
    await dropPictures(tx, draft, next);
    await facesOfDraft.onDraftSaved(tx, next, prepared.doc, prepared.hash);
    return null;
  },
});
