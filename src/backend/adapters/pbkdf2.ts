// PBKDF2 in plain TypeScript, for pages without WebCrypto (plain http on a local network).
import { joinBytes } from '@/bytes/joinBytes';
import { plainSha256 } from '@/bytes/sha256';

/** HMAC-SHA-256 with precomputed key pads (RFC 2104). */
function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? plainSha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return (message) => plainSha256(joinBytes([outer, plainSha256(joinBytes([inner, message]))]));
}

/** PBKDF2-HMAC-SHA-256, 32 bytes (RFC 8018). */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array {
  const prf = hmac(password);
  let u: Uint8Array = prf(joinBytes([salt, Uint8Array.of(0, 0, 0, 1)]));
  const result = u.slice();
  for (let i = 1; i < iterations; i++) {
    u = prf(u);
    for (let k = 0; k < 32; k++) result[k] = (result[k] ?? 0) ^ (u[k] ?? 0);
  }
  return result;
}
