// Saves a design to the server: sign-in, then every image, then the document, under one save id.
import type { Design } from '@/schemas/design';
import type { AssetRef } from '@/schemas/imageRef';
import { withImageRefs } from '@/schemas/imageRefs';
import { DOCUMENT_BYTES_MAX } from '@/schemas/limits';
import { CODE } from '@/schemas/wire/envelope';
import type { Assets } from './assets';
import type { DraftFacts, Journal } from './journal';
import { VISITOR } from './records';
import { isSessionEnd, isTooMany, isWorthRetrying, type ServerFailure, serverFailure } from './retry';
import { createSaveQueue, type Finished } from './saveQueue';
import type { SaveEvent } from './saveStatus';
import { createDraftSender, type SyncPorts } from './sendDraft';
import { MissingImage, type UploadPorts, uploadImages } from './uploadImages';

/** Why a save failed; the locale keys are `errors:draft.<reason>`. */
export type SaveFailure =
  | 'offline'
  | 'serverError'
  | 'tooManyRequests'
  | 'signInNeeded'
  | 'refused'
  | 'tooLarge'
  | 'missingImage';

export type SaveResult =
  /** `design` is what the server has now: the given one with `asset:` references replaced according to `refs`. */
  | {
      kind: 'saved';
      design: Design;
      refs: ReadonlyMap<AssetRef, string>;
      owner: string;
      baseRev: number;
      savedAt: number;
    }
  /** Nothing was sent; the work stays on this device. */
  | { kind: 'signInCancelled' }
  /** Another user signed in: the design stays with its owner, on this device (docs/rules/backend.md S6). */
  | { kind: 'otherOwner' }
  /** The design was deleted, in another tab or in this one, before the save was answered. Nothing remains of the save. */
  | { kind: 'withdrawn' }
  /** The account no longer has the design: deleted elsewhere, or its storage was lost. Nothing was written. */
  | { kind: 'gone' }
  /** The server has a newer revision (`rev`, if reported); nothing was overwritten. */
  | { kind: 'conflict'; rev: number | null }
  | {
      kind: 'failed';
      reason: SaveFailure;
      key: `errors:draft.${SaveFailure}`;
      params: Record<string, string | number>;
      error: unknown;
    };

export interface DraftSaverPorts extends SyncPorts {
  uploadAsset: UploadPorts['uploadAsset'];
  uploadAssets: UploadPorts['uploadAssets'];
  /**
   * Resolves to true when a user is signed in, after asking if necessary; false if cancelled. `id`: the design to save.
   */
  ensureSignedIn(id: string): Promise<boolean>;
  /** The current owner: a user id, or `VISITOR`. */
  owner(): string;
  journal: Pick<Journal, 'flush' | 'saving' | 'sending' | 'acknowledge'>;
  /** Moves a visitor's design to `owner`. */
  adopt(id: string, owner: string): Promise<unknown>;
  assets: Pick<Assets, 'getAsset' | 'uploadedUrl' | 'noteUpload'>;
  /** A fresh UUID per call. */
  ids(): string;
  now(): number;
  /** Calls the listener with the id of each design that another tab deletes; returns a function that ends it. */
  onDeleted?(listener: (id: string) => void): () => void;
  /** Called with events for the save state. */
  onEvent?(id: string, event: SaveEvent): void;
  /**
   * Called after a save that the server acknowledged, with the design as it is on this device. The save does not wait for it.
   */
  onSaved?(saved: { design: Design; owner: string; rev: number }): void;
  /** Called once after the first save: `navigator.storage.persist()`. */
  persist?(): Promise<unknown>;
  /** Called with errors after the server's acknowledgement: bookkeeping on this device, never the save itself. */
  onTrouble?(error: unknown): void;
}

export interface DraftSaver {
  /** Saves the design. While a save of the same design is running, only the newest later one follows it. */
  save(design: Design, facts: DraftFacts): Promise<SaveResult>;
}

const failed = (reason: SaveFailure, error: unknown, params: Record<string, string | number> = {}): SaveResult => ({
  kind: 'failed',
  reason,
  key: `errors:draft.${reason}`,
  params,
  error,
});

function conflictRev({ data }: ServerFailure): number | null {
  const rev = typeof data === 'object' && data !== null && 'rev' in data ? data.rev : null;
  return typeof rev === 'number' && Number.isInteger(rev) ? rev : null;
}

/** Thrown instead of a call, because the design was deleted. */
class Withdrawn extends Error {}

/** Whether the server refused the design because of its size. */
function isTooLarge({ code, data }: ServerFailure): boolean {
  if (code === CODE.bodyTooLarge) return true;
  const { issue, reason } = (data ?? {}) as { issue?: unknown; reason?: unknown };
  return issue === 'tooLarge' || reason === 'tooManyLayers';
}

function resultOf(thrown: unknown): SaveResult {
  if (thrown instanceof Withdrawn) return { kind: 'withdrawn' };
  if (thrown instanceof MissingImage) return failed('missingImage', thrown, { count: thrown.count });
  const failure = serverFailure(thrown);
  if (!failure) return failed('serverError', thrown);
  if (failure.code === 409) return { kind: 'conflict', rev: conflictRev(failure) };
  if (failure.kind === 'business' && failure.code === 404) return { kind: 'gone' };
  if (isTooLarge(failure)) return failed('tooLarge', thrown, { size: DOCUMENT_BYTES_MAX / 2 ** 20 });
  if (failure.kind === 'network' || failure.kind === 'timeout') return failed('offline', thrown);
  if (isTooMany(failure)) return failed('tooManyRequests', thrown);
  if (isSessionEnd(failure)) return failed('signInNeeded', thrown);
  return failed(isWorthRetrying(failure) ? 'serverError' : 'refused', thrown);
}

/** The account could not be loaded; its error says nothing about the design. */
function accountFailure(thrown: unknown): SaveResult {
  const kind = serverFailure(thrown)?.kind;
  return failed(kind === 'network' || kind === 'timeout' ? 'offline' : 'serverError', thrown);
}

function eventOf(result: SaveResult, now: number): SaveEvent {
  if (result.kind === 'saved') return { type: 'remoteDone', at: now };
  if (result.kind === 'conflict') return { type: 'remoteConflict', rev: result.rev };
  if (result.kind === 'gone') return { type: 'remoteRefused', reason: 'gone' };
  if (result.kind === 'signInCancelled') return { type: 'remoteNeedsSignIn' };
  if (result.kind === 'otherOwner' || result.kind === 'withdrawn') return { type: 'remoteCancelled' };
  if (result.reason === 'signInNeeded') return { type: 'remoteNeedsSignIn' };
  return result.reason === 'offline' ? { type: 'remoteOffline' } : { type: 'remoteRefused', reason: result.reason };
}

interface Job {
  design: Design;
  facts: DraftFacts;
  /** Throws `Withdrawn` once another tab has deleted the design. Called after every wait. */
  check(): void;
}

/** Maximum time between the presses of a double click, ms. */
const DOUBLE_CLICK_MS = 500;

/** The editor creates a new document object on each call. */
const isSame = (one: Design, other: Design): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The result of the previous save, if it also answers this one. */
function answered({ design }: Job, { job, result }: Finished<Job, SaveResult>): SaveResult | null {
  // A double click: the server has exactly this content, with its own references.
  if (result.kind === 'saved') return isSame(job.design, design) || isSame(result.design, design) ? result : null;
  // Repeating immediately would only open a second dialog, or meet the same conflict or lost connection.
  return result.kind === 'failed' && result.reason !== 'offline' ? null : result;
}

/** Creates the saver. `save` never rejects. */
export function createDraftSaver(ports: DraftSaverPorts): DraftSaver {
  const { journal } = ports;
  let persistAsked = false;
  const sendDraft = createDraftSender(ports);

  /** Bookkeeping on this device: a failure is reported, and does not affect the save. */
  const bookkeeping = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      ports.onTrouble?.(error);
    }
  };

  /** `isMoved`: this device has the design under `owner`. */
  const sendAs = async (
    owner: string,
    { design, facts, check }: Job,
    { saveId, isMoved }: { saveId: string; isMoved: boolean },
  ): Promise<SaveResult> => {
    const uploads: UploadPorts = {
      ...ports,
      async uploadAsset(...file) {
        check();
        return ports.uploadAsset(...file);
      },
      async uploadAssets(files) {
        check();
        return ports.uploadAssets(files);
      },
    };
    const refs = await uploadImages(design, owner, uploads);
    const doc = withImageRefs(design, refs);
    const body = { id: design.id, baseRev: facts.baseRev, saveId, doc };
    const sending = async () => {
      let isThere = true;
      await bookkeeping(async () => {
        isThere = await journal.sending({ sent: design, saved: doc, owner });
      });
      // Whoever deletes a record without this mark does not delete in the account, so nothing may be sent after that.
      if (!isThere && facts.baseRev === 0 && isMoved) throw new Withdrawn('deleted');
    };
    const { rev, savedAt } = await sendDraft(owner, body, { sending, check });
    await bookkeeping(() => journal.acknowledge({ sent: design, saved: doc, owner, baseRev: rev }));
    if (!persistAsked) {
      persistAsked = true;
      await bookkeeping(async () => ports.persist?.());
    }
    return { kind: 'saved', design: doc, refs, owner, baseRev: rev, savedAt };
  };

  const send = async (job: Job): Promise<SaveResult> => {
    const { id } = job.design;
    const saveId = ports.ids();
    let docOwner = job.facts.owner;
    let isMoved = docOwner !== VISITOR;
    journal.saving(job.design, docOwner);
    await journal.flush();
    job.check();
    for (let endedSessions = 0; ; endedSessions += 1) {
      // Nothing is being sent while the dialog is open.
      if (ports.owner() === VISITOR) ports.onEvent?.(id, { type: 'remoteNeedsSignIn' });
      const signedIn = await ports.ensureSignedIn(id).catch(accountFailure);
      if (typeof signedIn === 'object') return signedIn;
      job.check();
      const owner = ports.owner();
      if (!signedIn || owner === VISITOR) return { kind: 'signInCancelled' };
      if (docOwner === VISITOR) {
        await bookkeeping(async () => {
          await ports.adopt(id, owner);
          isMoved = true;
        });
        docOwner = owner;
        job.check();
      }
      if (docOwner !== owner) return { kind: 'otherOwner' };
      ports.onEvent?.(id, { type: 'remoteStarted' });
      try {
        return await sendAs(owner, job, { saveId, isMoved });
      } catch (thrown) {
        // The session ended during the save: repeat it once after signing in (docs/rules/backend.md S6).
        const failure = serverFailure(thrown);
        if (!failure || !isSessionEnd(failure) || endedSessions > 0) throw thrown;
      }
    }
  };

  /** The last acknowledged save of each design. */
  const latest = new Map<string, Finished<Job, SaveResult> & { at: number }>();
  /** The result of a save that just ended, if it answers a press that came too late to wait for it. */
  const justAnswered = (job: Job): SaveResult | null => {
    const last = latest.get(job.design.id);
    if (last?.result.kind !== 'saved' || ports.now() - last.at >= DOUBLE_CLICK_MS) return null;
    const { owner, baseRev } = last.result;
    return job.facts.owner === owner && job.facts.baseRev === baseRev ? answered(job, last) : null;
  };

  const run = async (job: Job, before: Finished<Job, SaveResult> | null): Promise<SaveResult> => {
    const acknowledged = before ? answered(job, before) : justAnswered(job);
    if (acknowledged) return acknowledged;
    const { facts, ...rest } = job;
    const { design } = rest;
    const previous = before?.result.kind === 'saved' ? before.result : null;
    const onto = previous
      ? { owner: previous.owner, baseRev: Math.max(facts.baseRev, previous.baseRev) }
      : { owner: facts.owner, baseRev: facts.baseRev };
    const result = await send({ ...rest, facts: onto }).catch(resultOf);
    if (result.kind === 'saved') latest.set(design.id, { job, result, at: ports.now() });
    ports.onEvent?.(design.id, eventOf(result, ports.now()));
    if (result.kind === 'saved') ports.onSaved?.({ design, owner: result.owner, rev: result.baseRev });
    return result;
  };

  const queue = createSaveQueue(run);
  return {
    async save(design, facts) {
      let isDeleted = false;
      const check = () => {
        if (isDeleted) throw new Withdrawn('another tab deleted the design');
      };
      const end = ports.onDeleted?.((id) => {
        if (id === design.id) isDeleted = true;
      });
      const result = await queue(design.id, { design, facts, check });
      end?.();
      return result;
    },
  };
}
