// Ports between modules. A module that needs another declares a port here, the other implements it, and `app.ts` connects them.
// The functions run inside the caller's transaction, so both modules write all or nothing.
import type { RecordOf, StoreName } from '@/backend/records';
import type { Design } from '@/schemas/design';
import type { Refusal } from './domain/refusal';
import type { Ports, Tx, Who } from './ports';

interface ModulePort {
  /** Stores that the functions need. The application opens them for endpoints that list the port in `uses`. */
  readonly stores: readonly StoreName[];
}

/** Names a copy; `faceId` says which face is meant if several have such a copy. */
export interface CopyName {
  id: string;
  faceId?: string | undefined;
}

/** Whether a copy of a design can be removed now. */
export interface CopyRemoval {
  /** Null if it can. */
  refusal: Refusal | null;
  /** The design has no other copy. */
  isLast: boolean;
}

/** The faces of drafts. Publishing implements it; designs use it. */
export interface FacesOfDraft extends ModulePort {
  /** The owner's draft that has or had this copy. Reads only the store `copies`. */
  find(tx: Tx, owner: string, copy: CopyName): Promise<{ draftId: string; isRemoved: boolean } | Refusal>;
  /** Whether the copy can be removed from the caller's face; refused if the caller has no such face. */
  removalOf(tx: Tx, draftId: string, copyId: string, who: Who, ports: Ports): Promise<CopyRemoval | Refusal>;
  /** Creates or updates the face of a saved draft. `content`: hash of the document. */
  onDraftSaved(tx: Tx, draft: RecordOf<'drafts'>, doc: Design, content: string): Promise<void>;
  /** Deletes the face of a draft, if there is one; refused while it is live or in review. */
  onDraftDeleted(tx: Tx, draftId: string, who: Who, ports: Ports): Promise<Refusal | null>;
  /** Ids of the files used by the publish details of the owner's faces and by documents in review or live. */
  filesOf(tx: Tx, owner: string): Promise<ReadonlySet<string>>;
}

/** Verification of the caller by a code that was sent before. Accounts implement it; money uses it. */
export interface ProofOfPerson extends ModulePort {
  /** Uses up a verification ticket, given by its hash; returns null, or the refusal (docs/rules/backend.md N3). */
  spendTicket(tx: Tx, ticket: string, who: Who, ports: Ports): Promise<Refusal | null>;
}

export interface ModulePorts {
  facesOfDraft: FacesOfDraft;
  proofOfPerson: ProofOfPerson;
}
