// Finds the tester features: of the backend in this browser, or of a server with `--demo`, which is asked only when the
// URL or the keys request them.
import { asksForTesters } from '@/schemas/asksForTesters';
import { apiUrl, embeddedBackend, holdCalls } from './backendPort';
import type { TesterPowers } from './testerPowers';

/** Set by vite.config.ts. */
declare const EMBEDDED_BACKEND: boolean;

/** `TESTERS_PATH` of the calls; copied, because a page does not need their schemas. */
const PATH = '/api/demo';
/** Timeout of the request, ms; a server that does not respond has no tester features. */
const ASK_MS = 5000;

async function askServer(search: string): Promise<TesterPowers | null> {
  try {
    const answer = await fetch(apiUrl(PATH), { signal: AbortSignal.timeout(ASK_MS) });
    // Other servers respond with a "not found" envelope, or an HTML page, which is not JSON.
    if ((await answer.json()).code !== 200) return null;
    return await (await import('./serverTesters')).serverTesters(search);
  } catch (reason) {
    console.info('no powers of testers', reason);
    return null;
  }
}

/** `search`: the query of the page's URL. Null if there are none. */
export type FindTesters = (search?: string) => Promise<TesterPowers | null>;

/** Asks the server once per page; after a negative answer asks again next time. */
export function askingServer(): FindTesters {
  let request: Promise<TesterPowers | null> | null = null;
  return async (search = '') => {
    request ??= askServer(search);
    const powers = await request;
    if (!powers) request = null;
    return powers;
  };
}

const withBackend: FindTesters = async () => (await (await embeddedBackend())?.testers?.()) ?? null;

export const findTesters: FindTesters = EMBEDDED_BACKEND ? withBackend : askingServer();

/** Applies the URL's tester parameters on a server before the page's own calls are sent. */
export function askByAddress(search: string, find = findTesters): void {
  if (asksForTesters(search)) holdCalls(find(search));
}
