// The world around the backend on a server.
import { aiPorts } from '../adapters/ai/aiPorts';
import { openIdThirdParty } from '../adapters/openid';
import type { SqlStorage } from '../adapters/sql/openSql';
import { randomIds, systemClock, webHash } from '../adapters/web';
import { defaultPolicy } from '../domain/policy';
import type { Message, Payouts, Ports } from '../ports';
import type { ServerOptions } from './options';
import { serverPasswords } from './serverPasswords';

/** A line about a failure, without the values that an engine puts beside its words. */
function report(op: string, thrown: unknown): void {
  const { name, message, code, stack } = thrown as { name?: string; message?: string; code?: string; stack?: string };
  const line = { at: new Date().toISOString(), failed: op, name, code, message, stack: stack?.split('\n').slice(1, 8) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Operators pay by hand and say so; a contract is signed by whoever has read it. */
const byHand: Payouts = {
  next: () => null,
  linkOf: () => '',
  signing: ({ contract }) => ({ status: 'signed', at: contract.since }),
};

/** `print` shows a message in place of sending it: this server knows no carrier of mail or SMS. */
export function serverPorts(
  { uow, blobs }: SqlStorage,
  { openId, ai }: Pick<ServerOptions, 'openId' | 'ai'>,
  print: (message: Message) => void,
): Ports {
  const helpers = aiPorts(ai, { clock: systemClock, report });
  return {
    uow,
    blobs,
    clock: systemClock,
    ids: randomIds,
    passwords: serverPasswords(),
    messenger: { send: async (message) => print(message) },
    thirdParty: openId && openIdThirdParty(openId, { clock: systemClock, report }),
    payouts: byHand,
    ...helpers,
    hash: webHash,
    // Node has no decoder of pictures and no loader of fonts: their structure is judged to the last byte.
    decode: null,
    loadsFont: async () => true,
    // A model takes its time by itself: it is asked as soon as somebody asks for its pictures.
    policy: helpers.pictures ? { ...defaultPolicy, imageMs: 0 } : defaultPolicy,
    report,
  };
}
