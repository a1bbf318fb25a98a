// Where the powers of testers are: with the backend in this browser, or on a server that says that it runs for them, which is asked
// when the address or the keys ask, never before.
import { asksForTesters } from '@/schemas/asksForTesters';
import { apiUrl, embeddedBackend, holdCalls } from './backendPort';
import type { TesterPowers } from './testerPowers';

/** Set by vite.config.ts. */
declare const EMBEDDED_BACKEND: boolean;

/** `TESTERS_PATH` of the calls, whose schemas a page does not need. */
const PATH = '/api/demo';
/** A server that does not say by then that it is one is none, ms. */
const ASK_MS = 5000;

async function askServer(search: string): Promise<TesterPowers | null> {
  try {
    const answer = await fetch(apiUrl(PATH), { signal: AbortSignal.timeout(ASK_MS) });
    // Any other server has an envelope that says "not there", or a page of its own, which is no JSON.
    if ((await answer.json()).code !== 200) return null;
    return await (await import('./serverTesters')).serverTesters(search);
  } catch (reason) {
    console.info('no powers of testers', reason);
    return null;
  }
}

/** `search`: the query of the page's address. Null where there are none. */
export type FindTesters = (search?: string) => Promise<TesterPowers | null>;

/** Finds those of a server once for a page; where there are none, it is asked anew the next time. */
export function askingServer(): FindTesters {
  let asked: Promise<TesterPowers | null> | null = null;
  return async (search = '') => {
    asked ??= askServer(search);
    const found = await asked;
    if (!found) asked = null;
    return found;
  };
}

const withBackend: FindTesters = async () => (await (await embeddedBackend())?.testers?.()) ?? null;

export const findTesters: FindTesters = EMBEDDED_BACKEND ? withBackend : askingServer();

/** Does what the address of this page asks of a server before the page's own calls leave. */
export function askByAddress(search: string, find = findTesters): void {
  if (asksForTesters(search)) holdCalls(find(search));
}
