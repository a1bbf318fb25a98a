// Chooses which state of a design to open: this device's, the server's, or the one the designer chooses.
import type { Design } from '@/schemas/design';
import { documentHash } from '@/service/localDrafts/contentHash';
import type { Journal } from '@/service/localDrafts/journal';
import type { CorruptReason } from '@/service/localDrafts/records';

/** The fields of the server's draft that opening needs. */
export interface ServerDraft {
  rev: number;
  savedAt: number;
  /** Null if this version cannot read it. `text` is then the document for export. */
  design: Design | null;
  text: string;
}

export type OpenedDraft =
  | {
      kind: 'open';
      design: Design;
      baseRev: number;
      /** Edits that the server does not have. */
      unsaved: boolean;
      /** Newer records on this device could not be read and were set aside. */
      recovered: CorruptReason | null;
      /** Number of images that neither this device nor, as far as known, the server has. */
      missingPictures: number;
      /** The account had the design and no longer has it. */
      gone: boolean;
    }
  /** Edits here are based on an older revision than the server's: the designer chooses with previews of both. */
  | {
      kind: 'choice';
      local: { design: Design; savedAt: number };
      server: { design: Design; rev: number; savedAt: number };
    }
  | { kind: 'readOnly'; text: string }
  | { kind: 'unreadable'; reason: CorruptReason | 'server' }
  | { kind: 'notFound' }
  /** Not on this device, and nobody is signed in, so the server cannot be asked. */
  | { kind: 'signInNeeded' }
  | { kind: 'failed'; error: unknown };

/** What the editor starts from. */
export interface StartingDraft {
  design: Design;
  baseRev: number;
  unsaved: boolean;
  recovered: boolean;
  missingPictures: number;
  gone: boolean;
  /** False once another tab has taken over the design: nothing may be written any more. */
  mayWrite(): boolean;
  /** Whether "Save" was pressed while the design was being opened; false when called again. */
  takeSave(): boolean;
}

export type FetchedDraft =
  | { kind: 'draft'; draft: ServerDraft }
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown };

/** Decides what to open. `fetchDraft` is null for a visitor. Never rejects because of stored or fetched data. */
export async function openDraft(ports: {
  id: string;
  owner: string;
  journal: Pick<Journal, 'load'>;
  fetchDraft: (() => Promise<FetchedDraft>) | null;
}): Promise<OpenedDraft> {
  const local = await ports.journal.load(ports.id, ports.owner);
  if (local.kind === 'readOnly') return { kind: 'readOnly', text: local.text };
  const fetched = ports.fetchDraft ? await ports.fetchDraft() : null;
  const server = fetched?.kind === 'draft' ? fetched.draft : null;

  if (local.kind === 'draft') {
    const { design, unsaved, savedAt, sent } = local.draft;
    let { baseRev } = local.draft;
    if (server?.design && server.rev > baseRev && sent?.as === documentHash(server.design)) {
      // The server has what this device sent; only the response was lost.
      if (!sent.editedSince) return openServer(server, server.design);
      baseRev = server.rev;
    }
    if (server?.design && server.rev > baseRev) {
      if (!unsaved) return openServer(server, server.design);
      return {
        kind: 'choice',
        local: { design, savedAt },
        server: { design: server.design, rev: server.rev, savedAt: server.savedAt },
      };
    }
    return {
      kind: 'open',
      design,
      baseRev,
      unsaved,
      recovered: local.recovered,
      missingPictures: local.missingAssets.length,
      gone: fetched?.kind === 'missing' && baseRev > 0,
    };
  }
  if (server) {
    return server.design ? openServer(server, server.design) : { kind: 'readOnly', text: server.text };
  }
  if (local.kind === 'unreadable') return { kind: 'unreadable', reason: local.reason };
  if (fetched?.kind === 'failed') return { kind: 'failed', error: fetched.error };
  return fetched ? { kind: 'notFound' } : { kind: 'signInNeeded' };
}

const openServer = (server: ServerDraft, design: Design): OpenedDraft => ({
  kind: 'open',
  design,
  baseRev: server.rev,
  unsaved: false,
  recovered: null,
  missingPictures: 0,
  gone: false,
});
