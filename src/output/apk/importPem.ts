// Imports a signing key from untrusted PEM text: our own export, or a key and certificate from OpenSSL or keytool.
import { bitLength, type DerValue, derValues, integerIn, sequenceIn } from '@/bytes/der/readDer';
import { DER, derBits, derInteger, derNull, derOctets, derOid, derSequence } from '@/bytes/der/writeDer';
import { PEM_CHARS_MAX, RSA_BITS_MAX, RSA_BITS_MIN } from '@/schemas/limits';
import { SIGNING } from './certificate';
import { type PemBlock, readPem } from './pem';
import type { SigningKey } from './signingKey';

export type PemFault =
  /** Not PEM text, or too long for a key and certificate. */
  | 'notPem'
  | 'tooLong'
  | 'noKey'
  | 'noCertificate'
  /** The key is encrypted; asking for a password is not supported. */
  | 'encrypted'
  | 'notRsa'
  /** The key has too few bits to be safe, or more than watches support. */
  | 'tooShort'
  | 'tooManyBits'
  /** The certificate belongs to another key. */
  | 'mismatch'
  | 'damaged';

export type ReadPemKey =
  | { ok: true; key: SigningKey }
  /** `bits`: size of the key, 0 if unknown. */
  | { ok: false; fault: PemFault; bits: number };

type Bytes = Uint8Array<ArrayBuffer>;

const RSA = derOid('1.2.840.113549.1.1.1');
const RSA_ALGORITHM = derSequence(RSA, derNull());
const refused = (fault: PemFault, bits = 0): ReadPemKey => ({ ok: false, fault, bits });
const same = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);

const KEYS = new Set(['PRIVATE KEY', 'RSA PRIVATE KEY', 'ENCRYPTED PRIVATE KEY', 'EC PRIVATE KEY', 'DSA PRIVATE KEY']);
const isEncrypted = ({ label, head }: PemBlock) =>
  label.startsWith('ENCRYPTED') || /^Proc-Type:.*ENCRYPTED/m.test(head);

/** The integers of an RSA key in PKCS#8; a fault for another kind of key or invalid data. */
function rsaNumbers(pkcs8: Bytes): readonly DerValue[] | PemFault {
  const [, algorithm, octets] = sequenceIn(pkcs8) ?? [];
  const [kind] = (algorithm?.tag === DER.sequence && derValues(algorithm.content)) || [];
  if (kind?.tag !== DER.oid || octets?.tag !== DER.octets) return 'damaged';
  if (!same(kind.whole, RSA)) return 'notRsa';
  return sequenceIn(octets.content) ?? 'damaged';
}

/** The public key of a certificate; null if it is not one. */
function certifiedKey(certificate: Bytes): Bytes | null {
  const [body] = sequenceIn(certificate) ?? [];
  const fields = (body?.tag === DER.sequence && derValues(body.content)) || [];
  // The version comes first as a context tag; certificates of version 1 omit it.
  const spki = fields[fields[0]?.tag === 0xa0 ? 6 : 5];
  return spki?.tag === DER.sequence ? spki.whole : null;
}

/** Whether the public key verifies a signature of the private key; detects damage that parsing does not. */
async function fits(privateKey: CryptoKey, spki: Bytes): Promise<boolean> {
  const publicKey = await crypto.subtle.importKey('spki', spki, SIGNING, false, ['verify']);
  const words = new TextEncoder().encode('signed to be looked at');
  const signature = await crypto.subtle.sign(SIGNING, privateKey, words);
  return crypto.subtle.verify(SIGNING, publicKey, signature, words);
}

/** Parses the text. Rejects only if the page cannot sign at all. */
export async function importPem(text: string): Promise<ReadPemKey> {
  if (text.length > PEM_CHARS_MAX) return refused('tooLong');
  const blocks = readPem(text);
  if (blocks.length === 0) return refused('notPem');
  const block = blocks.find(({ label }) => KEYS.has(label));
  if (!block) return refused('noKey');
  if (isEncrypted(block)) return refused('encrypted');
  if (/^(?:EC|DSA) /.test(block.label)) return refused('notRsa');
  if (!block.bytes) return refused('damaged');
  const isBare = block.label === 'RSA PRIVATE KEY';
  const pkcs8 = isBare ? derSequence(derInteger(0), RSA_ALGORITHM, derOctets(block.bytes)) : block.bytes;

  const numbers = rsaNumbers(pkcs8);
  if (typeof numbers === 'string') return refused(numbers);
  const [modulus, exponent] = [integerIn(numbers[1]), integerIn(numbers[2])];
  if (!modulus || !exponent) return refused('damaged');
  const bits = bitLength(modulus);
  if (bits < RSA_BITS_MIN) return refused('tooShort', bits);
  if (bits > RSA_BITS_MAX) return refused('tooManyBits', bits);

  const certificates = blocks.filter(({ label }) => label === 'CERTIFICATE');
  if (certificates.length === 0) return refused('noCertificate', bits);
  const spki = derSequence(RSA_ALGORITHM, derBits(derSequence(derInteger(modulus), derInteger(exponent))));
  const keys = certificates.map(({ bytes }) => ({ bytes, key: bytes && certifiedKey(bytes) }));
  const own = keys.find(({ key }) => key && same(key, spki));
  if (!own?.bytes) return refused(keys.some(({ key }) => !key) ? 'damaged' : 'mismatch', bits);
  try {
    const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, SIGNING, true, ['sign']);
    if (await fits(privateKey, spki)) return { ok: true, key: { privateKey, spki, certificate: own.bytes } };
  } catch {
    // The numbers do not form a valid key.
  }
  return refused('damaged', bits);
}
