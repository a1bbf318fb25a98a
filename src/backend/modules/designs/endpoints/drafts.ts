// Draft endpoints: save, read, list, delete.

import { withPictures } from '@/backend/shared/domain/documentView';
import { referencesOf, sizesOf } from '@/backend/shared/domain/references';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { ModulePorts } from '@/backend/shared/modulePorts';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import { readPage } from '@/backend/shared/readPage';
import { savedDesign } from '@/face/platforms/savedDesign';
import type { Design } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import { designContent } from '@/schemas/savedFacts';
import { decideDelete, decideSave, fitsLimits, ownDraft, unsavedDraft } from '../domain/drafts';
import { dropPictures } from './dropPictures';
import { dropUnneededFonts, FONT_BYTES_STORES } from './fonts';
import { recordVersion, removeVersions, VERSION_STORES } from './versionStore';

/** Stores needed to save or delete a design, besides those of its face. */
export const DESIGN_STORES = [...FONT_BYTES_STORES, ...VERSION_STORES, 'copyPictures'] as const;

export const draftSave = preparedEndpoint<'draftSave', { doc: Design; fileIds: string[]; hash: string }>({
  stores: DESIGN_STORES,
  uses: ['facesOfDraft'],
  mode: 'own',
  prepare: async ({ body }, { hash }) => {
    const read = readDesign(body.doc);
    if (!read.ok) return refuse('unreadableDesign', { reason: read.reason, detail: read.detail });
    const doc = read.design;
    if (doc.id !== body.id) return refuse('designIdDiffers');
    const { fileIds, deviceOnly } = referencesOf(doc);
    if (deviceOnly) return refuse('missingAssets');
    return { doc, fileIds, hash: await hash(JSON.stringify(designContent(doc))) };
  },
  handle: async (tx, { body, prepared, ports, modules, userId, now }) => {
    const { hash } = prepared;
    const draft = await tx.get('drafts', body.id);
    const files = await Promise.all(prepared.fileIds.map((id) => tx.get('files', id)));
    const doc = savedDesign(prepared.doc, sizesOf(files));
    if (!fitsLimits(doc, ports.policy.documentBytes)) return refuse('designTooLarge', { issue: 'tooLarge' });
    const command = { owner: userId, id: body.id, baseRev: body.baseRev, saveId: body.saveId, doc, hash };
    const decision = decideSave({ draft, files }, command, now, ports.policy);
    if (isRefusal(decision)) return decision;
    if (decision.draft) {
      const overwritten = draft ? { draft, doc: (await tx.get('docs', draft.id))?.doc } : null;
      const saved = { doc, content: hash, files: prepared.fileIds };
      await tx.put('drafts', await recordVersion(tx, decision.draft, saved, overwritten));
      await tx.put('docs', { id: body.id, doc });
      await dropPictures(tx, draft, decision.draft);
      await modules.facesOfDraft.onDraftSaved(tx, decision.draft, doc, hash);
      await dropUnneededFonts(tx, userId);
    }
    return decision.answer;
  },
});

export const draftGet = endpoint<'draftGet'>({
  stores: ['drafts', 'docs'],
  mode: 'read',
  handle: async (tx, { params, userId }) => {
    const draft = ownDraft(await tx.get('drafts', params.id), userId);
    if (isRefusal(draft)) return draft;
    const stored = await tx.get('docs', draft.id);
    return { id: draft.id, rev: draft.rev, savedAt: draft.savedAt, doc: withPictures(stored?.doc, draft.pictures) };
  },
});

export const draftPage = endpoint<'draftPage'>({
  stores: ['drafts', 'docs'],
  mode: 'read',
  handle: async (tx, { params, userId }) => {
    const part = params.dialName?.trim() ?? '';
    const match = part === '' ? undefined : [{ field: 'search', contains: part } as const];
    const newestFirst = { by: 'ownerShown', of: [userId, 'yes'], match, order: 'descending' } as const;
    const page = await readPage(tx, 'drafts', newestFirst, params);
    const docs = await tx.getAll(
      'docs',
      page.records.map(({ id }) => id),
    );
    const records = page.records.map(({ id, rev, savedAt, pictures }, i) => ({
      ...{ id, rev, savedAt },
      doc: withPictures(docs[i]?.doc, pictures),
    }));
    return { ...page, records };
  },
});

/**
 * Deletes a design with its face; one that is live or in review must be taken offline first (L8). Repeating succeeds.
 */
export async function deleteDesign(
  tx: Tx,
  id: string,
  who: Who,
  { ports, modules }: { ports: Ports; modules: ModulePorts },
): Promise<null | Refusal> {
  const draft = await tx.get('drafts', id);
  const decision = decideDelete(draft, who.userId);
  if (isRefusal(decision)) return decision;
  const refusal = await modules.facesOfDraft.onDraftDeleted(tx, id, who, ports);
  if (refusal) return refusal;
  await tx.put('drafts', decision.draft);
  await tx.delete('docs', id);
  await removeVersions(tx, id);
  await dropPictures(tx, draft, decision.draft);
  await dropUnneededFonts(tx, who.userId);
  return null;
}

export const draftDelete = endpoint<'draftDelete'>({
  stores: DESIGN_STORES,
  uses: ['facesOfDraft'],
  mode: 'write',
  handle: async (tx, { params: { id, sent }, userId, now, ...inside }) => {
    if (sent && !(await tx.get('drafts', id))) await tx.put('drafts', unsavedDraft(id, userId, now));
    return deleteDesign(tx, id, { userId, now }, inside);
  },
});

export const faceDelete = endpoint<'faceDelete'>({
  stores: DESIGN_STORES,
  uses: ['facesOfDraft'],
  mode: 'write',
  handle: (tx, { params, userId, now, ...inside }) => deleteDesign(tx, params.id, { userId, now }, inside),
});
