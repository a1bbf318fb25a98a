// A self-signed certificate, as package signatures require (X.509, RFC 5280).
import {
  derBits,
  derContext,
  derInteger,
  derNull,
  derOid,
  derSequence,
  derSet,
  derTime,
  derUtf8,
} from '@/bytes/der/writeDer';

/** How the key signs. */
export const SIGNING = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const SERIAL_BYTES = 16;
/** Validity in years. Stores require at least 25, because updates must be signed with the same key. */
const YEARS = 30;

/** The same moment this many years later, in ms; 29 February becomes 1 March. */
const yearsAfter = (ms: number, years: number) => {
  const at = new Date(ms);
  return at.setUTCFullYear(at.getUTCFullYear() + years);
};

/** The certificate in DER. `now` in ms; `spki`: the public key; `owner`: subject and issuer. */
export async function selfSigned(
  privateKey: CryptoKey,
  spki: Uint8Array,
  owner: string,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const serial = crypto.getRandomValues(new Uint8Array(SERIAL_BYTES));
  // Positive, and never shorter.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const algorithm = derSequence(derOid(SHA256_WITH_RSA), derNull());
  const name = derSequence(derSet(derSequence(derOid(COMMON_NAME), derUtf8(owner))));
  const validity = derSequence(derTime(now), derTime(yearsAfter(now, YEARS)));
  const version3 = derContext(0, derInteger(2));
  const body = derSequence(version3, derInteger(serial), algorithm, name, validity, name, spki);
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNING, privateKey, body));
  return derSequence(body, algorithm, derBits(signature));
}
