// Ports of the backend on a server.

import { join } from 'node:path';
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import type { Message, Payouts, Ports } from '@/backend/shared/ports';
import { aiPorts } from '../adapters/ai/aiPorts';
import { openIdThirdParty } from '../adapters/openid';
import type { SqlStorage } from '../adapters/sql/openSql';
import { randomIds, systemClock, webHash } from '../adapters/web';
import { bodyRoom } from './bodyRoom';
import { callLimiter } from './callLimiter';
import { limitedPasswords } from './limitedPasswords';
import { callLimitsOf } from './limitOptions';
import type { ServerOptions } from './options';
import { passwordThreads } from './passwordThreads';
import { currentRequestId } from './requestIds';
import { serverMessenger } from './serverMessenger';

/** Logs a failure without the values that a database driver attaches. */
function report(op: string, thrown: unknown): void {
  const { name, message, code, stack } = thrown as { name?: string; message?: string; code?: string; stack?: string };
  const at = new Date().toISOString();
  const line = { at, id: currentRequestId(), failed: op, name, code, message, stack: stack?.split('\n').slice(1, 8) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** A hash takes about 30 ms, so the last one in the queue waits for some seconds. */
const PASSWORD_BOUNDS = { atOnce: 2, waiting: 100 };

/** Beside the bundle (`build/serverBuild.mjs`). */
const PASSWORD_WORKER = join(import.meta.dirname, 'passwordWorker.mjs');

/** Operators pay manually and report it; reading the contract counts as signing. */
const byHand: Payouts = {
  isAutomatic: false,
  next: () => null,
  linkOf: () => '',
  signing: ({ contract }) => ({ status: 'signed', at: contract.since }),
};

/** Under `--demo`, `print` shows messages instead of sending them. */
export function serverPorts(
  { uow, blobs }: SqlStorage,
  options: Pick<ServerOptions, 'openId' | 'ai' | 'codesPerDay' | 'limits' | 'callShares' | 'demo' | 'messages'>,
  print: (message: Message) => void,
): Ports & SqlStorage {
  const { openId, ai, codesPerDay, limits, callShares, demo, messages } = options;
  const helpers = aiPorts(ai, { clock: systemClock, report });
  return {
    uow,
    blobs,
    bodies: bodyRoom(limits.bodyBytes),
    // Tests of a demo send many calls.
    calls: demo ? undefined : callLimiter(callLimitsOf(callShares)),
    clock: systemClock,
    ids: randomIds,
    passwords: limitedPasswords(passwordThreads(PASSWORD_WORKER, PASSWORD_BOUNDS.atOnce), PASSWORD_BOUNDS),
    messenger: demo ? { send: async (message) => print(message) } : serverMessenger(messages),
    thirdParty: openId && openIdThirdParty(openId, { clock: systemClock, report }),
    payouts: byHand,
    ...helpers,
    hash: webHash,
    // Node has no picture decoder or font loader, so only the structure is checked, completely.
    decode: null,
    loadsFont: async () => true,
    policy: {
      ...defaultLimits,
      storageBytes: limits.accountBytes,
      unusedMs: limits.unusedMs,
      ...(codesPerDay !== undefined && { codesInAll: { ...defaultLimits.codesInAll, max: codesPerDay } }),
      // A real model takes its own time, so call it as soon as its pictures are polled.
      ...(helpers.pictures && { imageMs: 0 }),
    },
    report,
  };
}
