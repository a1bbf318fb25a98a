// Version endpoints: list, read, name, delete, and add from a device.

import { referencesOf, sizesOf } from '@/backend/shared/domain/references';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { readPage } from '@/backend/shared/readPage';
import { savedDesign } from '@/face/platforms/savedDesign';
import type { Design } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import { designContent } from '@/schemas/savedFacts';
import { fitsLimits, ownDraft } from '../domain/drafts';
import { decideName, publicVersion, sameState, type Version, versionsToPrune } from '../domain/versions';
import { noteFiles, pruned, putVersion, removeVersion, VERSION_STORES, versionsOf } from './versionStore';

const STORES = [...VERSION_STORES, 'drafts', 'docs'] as const;

/** One's own version; another user's is reported as missing (S3). */
async function ownVersion(tx: Tx, id: string, owner: string): Promise<Version | Refusal> {
  const version = await tx.get('versions', id);
  return version && version.owner === owner ? version : refuse('notFound');
}

export const versionPage = endpoint<'versionPage'>({
  stores: ['versions', 'drafts'],
  mode: 'read',
  handle: async (tx, { params, userId }) => {
    const draft = ownDraft(await tx.get('drafts', params.id), userId);
    if (isRefusal(draft)) return draft;
    const page = await readPage(tx, 'versions', { by: 'draft', of: draft.id, order: 'descending' }, params);
    return { ...page, records: page.records.map(publicVersion) };
  },
});

export const versionGet = endpoint<'versionGet'>({
  stores: VERSION_STORES,
  mode: 'read',
  handle: async (tx, { params, userId }) => {
    const version = await ownVersion(tx, params.id, userId);
    if (isRefusal(version)) return version;
    return { ...publicVersion(version), doc: (await tx.get('versionDocs', version.id))?.doc };
  },
});

export const versionName = endpoint<'versionName'>({
  stores: STORES,
  mode: 'own',
  handle: async (tx, { body, userId }) => {
    const version = await ownVersion(tx, body.id, userId);
    if (isRefusal(version)) return version;
    const named = decideName(version, body.name, await versionsOf(tx, version.draftId));
    if (isRefusal(named)) return named;
    await tx.put('versions', named);
    const left = await pruned(tx, await versionsOf(tx, version.draftId));
    const draft = await tx.get('drafts', version.draftId);
    if (draft) await noteFiles(tx, draft, left);
    return publicVersion(named);
  },
});

export const versionDelete = endpoint<'versionDelete'>({
  stores: STORES,
  mode: 'own',
  handle: async (tx, { params, userId }) => {
    const version = await ownVersion(tx, params.id, userId);
    if (isRefusal(version)) return null;
    await removeVersion(tx, version.id);
    const draft = await tx.get('drafts', version.draftId);
    if (draft) await noteFiles(tx, draft, await versionsOf(tx, version.draftId));
    return null;
  },
});

interface Brought {
  doc: Design;
  fileIds: string[];
  content: string;
  size: number;
}

export const versionKeep = preparedEndpoint<'versionKeep', Brought>({
  stores: [...STORES, 'files'],
  mode: 'own',
  prepare: async ({ body }, { hash }) => {
    const read = readDesign(body.doc);
    if (!read.ok) return refuse('unreadableDesign', { reason: read.reason, detail: read.detail });
    if (read.design.id !== body.id) return refuse('designIdDiffers');
    const { fileIds, deviceOnly } = referencesOf(read.design);
    if (deviceOnly) return refuse('missingAssets');
    const text = JSON.stringify(designContent(read.design));
    return { doc: read.design, fileIds, content: await hash(text), size: text.length };
  },
  handle: async (tx, { body, prepared, ports, userId, now }) => {
    const draft = ownDraft(await tx.get('drafts', body.id), userId);
    if (isRefusal(draft)) return draft;
    const id = `${draft.id}.${body.versionId}`;
    const existing = await tx.get('versions', id);
    if (existing) return publicVersion(existing);
    const files = await Promise.all(prepared.fileIds.map((file) => tx.get('files', file)));
    if (files.some((file) => file?.owner !== userId)) return refuse('missingAssets');
    const there = await versionsOf(tx, draft.id);
    const { content, size, fileIds } = prepared;
    const unnamed: Version = {
      ...{ id, owner: userId, draftId: draft.id, seq: Math.min(body.savedAt, now), rev: 0 },
      ...{ savedAt: Math.min(body.savedAt, now), name: '', named: 'no', content, size, files: fileIds },
    };
    const same = sameState(unnamed, body.name, there);
    if (same && (body.name === '' || same.name === body.name)) return publicVersion(same);
    if (same) {
      const named = decideName(same, body.name, there);
      if (isRefusal(named)) return named;
      await tx.put('versions', named);
      return publicVersion(named);
    }
    const version = body.name === '' ? unnamed : decideName(unnamed, body.name, there);
    if (isRefusal(version)) return version;
    const all = [...there, version].sort((one, other) => other.seq - one.seq);
    if (versionsToPrune(all).some((one) => one.id === id)) return null;
    const doc = savedDesign(prepared.doc, sizesOf(files));
    if (!fitsLimits(doc, ports.policy.documentBytes)) return refuse('designTooLarge', { issue: 'tooLarge' });
    await putVersion(tx, version, doc);
    await noteFiles(tx, draft, await pruned(tx, all));
    return publicVersion(version);
  },
});
