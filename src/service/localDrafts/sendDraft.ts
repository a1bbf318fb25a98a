// Sends one save to the server: repeats it until there is a response, and resends it later if there never was one.
import type { Design } from '@/schemas/design';
import { documentHash } from './contentHash';
import { isSessionEnd, isTooMany, isWorthRetrying, type RetryPorts, serverFailure, withRetry } from './retry';

/** A save as sent; repeating the id is the same save. */
export interface SaveBody {
  id: string;
  baseRev: number;
  saveId: string;
  doc: Design;
}

export interface SyncPorts extends RetryPorts {
  /** Throws `{ kind, status or code, data }`; a conflict is code 409 with the stored revision in `data.rev`. */
  saveDraft(body: SaveBody): Promise<{ rev: number; savedAt: number }>;
}

interface SendSteps {
  /** Runs right before the save is sent. */
  sending(): Promise<void>;
  /** Throws if the save must not be sent any more. Called before each call. */
  check(): void;
}

/**
 * Sends saves. One without a response may have succeeded: it is resent before the next save of its design, so that the
 * designer's own work is not mistaken for another revision.
 */
export function createDraftSender(ports: SyncPorts) {
  /** The last save without a response, by design id. */
  const unanswered = new Map<string, { owner: string; body: SaveBody }>();

  const ask = async (owner: string, body: SaveBody, check: () => void) => {
    try {
      const call = async () => {
        check();
        return ports.saveDraft(body);
      };
      const answer = await withRetry(call, ports);
      unanswered.delete(body.id);
      return answer;
    } catch (thrown) {
      const failure = serverFailure(thrown);
      const isOpen = failure && isWorthRetrying(failure) && !isTooMany(failure);
      if (isOpen) unanswered.set(body.id, { owner, body });
      else if (!failure || !isSessionEnd(failure)) unanswered.delete(body.id);
      throw thrown;
    }
  };

  /** The same save again if nothing was edited since, else one based on its result. */
  const after = async (owner: string, body: SaveBody, check: () => void): Promise<SaveBody> => {
    const before = unanswered.get(body.id);
    if (before?.owner !== owner || before.body.baseRev !== body.baseRev) return body;
    if (documentHash(before.body.doc) === documentHash(body.doc)) return before.body;
    return { ...body, baseRev: (await ask(owner, before.body, check)).rev };
  };

  return async (owner: string, body: SaveBody, { sending, check }: SendSteps) => {
    const next = await after(owner, body, check);
    await sending();
    return ask(owner, next, check);
  };
}
