// Server passwords: argon2id in WebAssembly. Also accepts records of the browser's kind, from an export.
import { argon2id, argon2Verify } from 'hash-wasm';
import type { Passwords } from '@/backend/shared/ports';
import { webPasswords } from '../adapters/web';

/** OWASP's second configuration: 19 MiB, two passes, one lane. */
const COST = { parallelism: 1, iterations: 2, memorySize: 19_456, hashLength: 32 } as const;

export function serverPasswords(): Passwords {
  const web = webPasswords();
  return {
    hash: async (password) => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return { kind: 'argon2id', hash: await argon2id({ ...COST, password, salt, outputType: 'encoded' }) };
    },
    matches: async (password, record) =>
      record.kind === 'argon2id' ? argon2Verify({ password, hash: record.hash }) : web.matches(password, record),
  };
}
