// Clock, ids, hashes, passwords and decoding with web APIs, which Node provides too.

import type { PasswordRecord } from '@/backend/records';
import type { Clock, Hash, Ids, Passwords } from '@/backend/shared/ports';
import type { DecodeImage } from '@/bytes/picture/checkPicture';
import { toHex as hex, sha256 } from '@/bytes/sha256';
import { pbkdf2 } from './pbkdf2';

export const systemClock: Clock = () => Date.now();

/** Missing on plain http pages. */
const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const encode = (text: string) => new TextEncoder().encode(text);

/** A uniformly distributed six-digit code: values beyond the last whole million are drawn again. */
function randomCode(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < 4_294_000_000 ? String(drawn % 1_000_000).padStart(6, '0') : randomCode();
}

export const randomIds: Ids = {
  next: () => hex(random(16)),
  token: () => hex(random(32)),
  code: randomCode,
};

/** A copy backed by a plain ArrayBuffer, as required by the types of WebCrypto and Blob. */
export const plainBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export const webHash: Hash = (content) => sha256(typeof content === 'string' ? encode(content) : plainBytes(content));

const NO_SALT = '0'.repeat(32);

/**
 * PBKDF2-SHA-256. The iteration count suits accounts that never leave this browser; servers use argon2id
 * (docs/rules/reliability.md X7).
 */
export function webPasswords(iterations = 20_000): Passwords {
  async function derive(password: string, salt: string, count: number): Promise<string> {
    if (!subtle) return hex(pbkdf2(encode(password), encode(salt), count));
    const key = await subtle.importKey('raw', encode(password), 'PBKDF2', false, ['deriveBits']);
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations: count };
    return hex(new Uint8Array(await subtle.deriveBits(parameters, key, 256)));
  }
  return {
    hash: async (password): Promise<PasswordRecord> => {
      const salt = hex(random(16));
      return { kind: 'pbkdf2', salt, iterations, hash: await derive(password, salt, iterations) };
    },
    // Server records cannot be verified here. Records of the first version have no kind.
    matches: async (password, record) => {
      if (record === null) await derive(password, NO_SALT, iterations);
      else if (record.kind !== 'argon2id')
        return (await derive(password, record.salt, record.iterations)) === record.hash;
      return false;
    },
  };
}

/** The browser's image decoder; null if there is none. */
export const browserDecode: DecodeImage | null =
  typeof createImageBitmap !== 'function'
    ? null
    : async (picture) => {
        const bitmap = await createImageBitmap(picture);
        const { width, height } = bitmap;
        bitmap.close();
        return { width, height };
      };
