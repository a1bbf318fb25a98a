// Tester features over HTTP, on a server with `--demo`. Loaded once such a server was found.
import type { z } from 'zod';
import { readAddress } from '@/schemas/testersAddress';
import { CODE } from '@/schemas/wire/envelope';
import { holdings, TESTERS_PATH, type testersBodies, testersSeen } from '@/schemas/wire/testersCalls';
import { build } from '../build/build';
import { apiUrl } from './backendPort';
import type { TesterPowers, TestersRequest } from './testerPowers';

/** Timeout for writing a world, ms. */
const LIMIT_MS = 60_000;

/** One call; `path` is appended to the testers' path. No token: everyone who reaches the server has these features. */
async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(apiUrl(`${TESTERS_PATH}${path}`), {
    ...{ credentials: 'omit', redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) },
    ...init,
  });
  const { code, data } = (await answer.json()) as { code?: unknown; data?: unknown };
  if (code !== CODE.ok) throw new Error(`${TESTERS_PATH}${path} was refused: ${String(data)}`);
  return data;
}

/** `search`: the query of the page's URL. Applies its parameters, except switching worlds. */
export async function serverTesters(search: string): Promise<TesterPowers> {
  const send = async <N extends keyof typeof testersBodies>(name: N, body: z.input<(typeof testersBodies)[N]>) => {
    const headers = { 'content-type': 'application/json' };
    await call(`/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const powers: Omit<TesterPowers, 'takeAsked'> = {
    holdings: async () => holdings.parse(await call('/world')),
    enter: (name) => send('world', { name, region: build.oversea ? 'overseas' : 'domestic' }),
    seen: async () => testersSeen.parse(await call('')),
    moveClock: (move) => send('clock', { move }),
    addFault: (add) => send('faults', { add }),
    clearFaults: () => send('faults', { plan: [] }),
  };

  const address = readAddress(search);
  if (address?.clock) await powers.moveClock(address.clock);
  if (address && address.faults.length > 0) await send('faults', { plan: [...address.faults] });
  const isOther = address?.world ? (await powers.holdings()).world !== address.world : false;
  let left: TestersRequest | null = address && {
    ...{ open: address.open, problems: address.problems },
    world: isOther ? address.world : null,
  };
  return {
    ...powers,
    takeAsked: () => {
      const taken = left;
      left = null;
      return taken;
    },
  };
}
