// Server passwords: argon2id in WebAssembly. Also accepts records of the browser's kind, from an export.
import { argon2id, argon2Verify } from 'hash-wasm';
import type { Passwords } from '@/backend/shared/ports';
import { webPasswords } from '../adapters/web';

/** OWASP's second configuration: 19 MiB, two passes, one lane. */
const COST = { parallelism: 1, iterations: 2, memorySize: 19_456, hashLength: 32 } as const;

/** Compared if there is no record of this kind; nothing matches it. */
const DECOY = `$argon2id$v=19$m=${COST.memorySize},t=${COST.iterations},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export function serverPasswords(): Passwords {
  const web = webPasswords();
  return {
    hash: async (password) => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return { kind: 'argon2id', hash: await argon2id({ ...COST, password, salt, outputType: 'encoded' }) };
    },
    matches: async (password, record) => {
      const isOwn = record?.kind === 'argon2id';
      const isMatch = await argon2Verify({ password, hash: isOwn ? record.hash : DECOY });
      return isOwn ? isMatch : record !== null && web.matches(password, record);
    },
  };
}
