// Guards the service worker: proves before a call that it answers, wakes it if not, and else answers in process.
import { PROOF_HEADER } from './proof';

/** A proof counts this long, ms (docs/rules/reliability.md, fault 27). */
export const PROOF_MS = 20_000;

export interface GuardPorts {
  /** Sends through the network, that is through the service worker. */
  send: (request: Request) => Promise<Response>;
  /** Answers without a worker; rejects as fetch does. */
  inProcess: (request: Request) => Promise<Response>;
  /** Asks the worker to take this page again; resolves when it says so, or after a short wait. */
  activate: () => Promise<void>;
  pingUrl: string;
  clock: () => number;
}

export interface Guard {
  fetch: (request: Request) => Promise<Response>;
  /** Makes sure that calls are answered; the worker is asked again after a rest of 20 s, or when `doubt` was told. */
  ensure: () => Promise<void>;
  /** The page was hidden: the browser may have stopped the worker. */
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
      return false; // Neither worker nor host answered.
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
      // A call that carries a body must never reach the host of the page: it is preceded by a fresh proof.
      await ensure(request.method === 'GET' ? PROOF_MS : 0);
      if (mode === 'inProcess') return inProcess(request);
      const spare = request.clone();
      const response = await send(request);
      if (response.headers.get(PROOF_HEADER) === '1') {
        provenAt = clock();
        return response;
      }
      // The worker stopped between proof and call, and the host of the page answered: this backend has not seen the call yet.
      // Answered in process, while the worker is woken for the pictures.
      provenAt = Number.NEGATIVE_INFINITY;
      const [answer] = await Promise.all([inProcess(spare), ensure()]);
      return answer;
    },
  };
}
