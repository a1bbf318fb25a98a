// The world around the backend on a server.
import { openIdThirdParty } from '../adapters/openid';
import type { SqlStorage } from '../adapters/sql/openSql';
import { randomIds, systemClock, webHash } from '../adapters/web';
import { defaultPolicy } from '../domain/policy';
import type { Message, Ports } from '../ports';
import type { ServerOptions } from './options';
import { serverPasswords } from './serverPasswords';

/** A line about a failure, without the values that an engine puts beside its words. */
function report(op: string, thrown: unknown): void {
  const { name, message, code, stack } = thrown as { name?: string; message?: string; code?: string; stack?: string };
  const line = { at: new Date().toISOString(), failed: op, name, code, message, stack: stack?.split('\n').slice(1, 8) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** `print` shows a message in place of sending it: this server knows no carrier of mail or SMS. */
export function serverPorts(
  { uow, blobs }: SqlStorage,
  { openId }: Pick<ServerOptions, 'openId'>,
  print: (message: Message) => void,
): Ports {
  return {
    uow,
    blobs,
    clock: systemClock,
    ids: randomIds,
    passwords: serverPasswords(),
    messenger: { send: async (message) => print(message) },
    thirdParty: openId && openIdThirdParty(openId, { clock: systemClock, report }),
    hash: webHash,
    // Node has no decoder of pictures and no loader of fonts: their structure is judged to the last byte.
    decode: null,
    loadsFont: async () => true,
    policy: defaultPolicy,
    report,
  };
}
