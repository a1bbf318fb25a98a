// Clock, ids, hashes, passwords and inflating by the web platform; Node has the same.
import type { PasswordRecord } from '../domain/records';
import type { Clock, Decodes, FontLoads, Hash, Ids, Inflate, Passwords } from '../ports';
import { pbkdf2, sha256 } from './sha256';

export const systemClock: Clock = () => Date.now();

/** Missing on pages of plain http. */
const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const encode = (text: string) => new TextEncoder().encode(text);

export const randomIds: Ids = {
  next: () => hex(random(16)),
  token: () => hex(random(32)),
};

/** A copy over a plain ArrayBuffer, as WebCrypto's and Blob's types ask. */
export const plainBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export const webHash: Hash = async (content) => {
  const bytes = typeof content === 'string' ? encode(content) : content;
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', plainBytes(bytes))) : sha256(bytes));
};

/** PBKDF2-SHA-256. The count suits accounts that never leave this browser; a server uses argon2id (reliability.md X7). */
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
      return { salt, iterations, hash: await derive(password, salt, iterations) };
    },
    matches: async (password, record) => (await derive(password, record.salt, record.iterations)) === record.hash,
  };
}

export const webInflate: Inflate = async function* (compressed) {
  const stream = new Blob([plainBytes(compressed)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    // Stopping early must not leave the rest of a bomb inflating.
    await reader.cancel().catch(() => undefined);
  }
};

/** Asks the browser's own decoder; where there is none, the structural check stands alone. */
export const browserDecodes: Decodes = async (bytes, type) => {
  if (typeof createImageBitmap !== 'function') return true;
  try {
    (await createImageBitmap(new Blob([plainBytes(bytes)], { type }))).close();
    return true;
  } catch {
    return false;
  }
};

/** Asks the browser's font sanitizer; where there is none, the structural check stands alone. */
export const browserFontLoads: FontLoads = async (bytes) => {
  if (typeof FontFace !== 'function') return true;
  try {
    await new FontFace('font-check', plainBytes(bytes)).load();
    return true;
  } catch {
    return false;
  }
};
