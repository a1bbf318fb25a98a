// Guards the service worker: checks that it responds before a call, wakes it if not, and otherwise handles the call
// in-process.
import { PROOF_HEADER } from './proof';

/** Validity of a check, ms (docs/rules/reliability.md, fault 27). */
export const PROOF_MS = 20_000;

export interface GuardPorts {
  /** Sends through the network, and thus through the service worker. */
  send: (request: Request) => Promise<Response>;
  /** Handles the request without a worker; rejects like fetch. */
  inProcess: (request: Request) => Promise<Response>;
  /** Asks the worker to register this page again; resolves on confirmation or after a short timeout. */
  activate: () => Promise<void>;
  pingUrl: string;
  clock: () => number;
}

export interface Guard {
  fetch: (request: Request) => Promise<Response>;
  /** Makes sure that calls are handled; checks the worker again after 20 s without a call, or after `doubt`. */
  ensure: () => Promise<void>;
  /** Call it when the page was hidden, because the browser may have stopped the worker. */
  doubt: () => void;
  mode: () => 'worker' | 'inProcess';
}

export function createGuard({ send, inProcess, activate, pingUrl, clock }: GuardPorts): Guard {
  let mode: 'worker' | 'inProcess' = 'worker';
  let provenAt = Number.NEGATIVE_INFINITY;
  let proving: Promise<void> | null = null;

  async function answers(): Promise<boolean> {
    try {
      const response = await send(new Request(pingUrl, { cache: 'no-store', credentials: 'omit' }));
      return response.headers.get(PROOF_HEADER) === '1';
    } catch {
      return false; // Neither worker nor host responded.
    }
  }

  async function prove(): Promise<void> {
    if (!(await answers())) {
      await activate();
      if (!(await answers())) {
        mode = 'inProcess';
        return;
      }
    }
    provenAt = clock();
  }

  async function ensure(proofMs = PROOF_MS): Promise<void> {
    if (mode === 'inProcess' || clock() - provenAt < proofMs) return;
    proving ??= prove().finally(() => {
      proving = null;
    });
    await proving;
  }

  return {
    ensure: () => ensure(),
    doubt: () => {
      provenAt = Number.NEGATIVE_INFINITY;
    },
    mode: () => mode,
    fetch: async (request) => {
      // A call with a body must never reach the page's host, so it always follows a fresh check.
      await ensure(request.method === 'GET' ? PROOF_MS : 0);
      if (mode === 'inProcess') return inProcess(request);
      const spare = request.clone();
      const response = await send(request);
      if (response.headers.get(PROOF_HEADER) === '1') {
        provenAt = clock();
        return response;
      }
      // The worker stopped after the check, and the page's host responded: this backend has not seen the call. Handle
      // it in-process and wake the worker for pictures.
      provenAt = Number.NEGATIVE_INFINITY;
      const [answer] = await Promise.all([inProcess(spare), ensure()]);
      return answer;
    },
  };
}
