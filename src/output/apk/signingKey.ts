// The key that signs a designer's packages: created once, stored, and exported as PEM. Without it, installed faces
// cannot be updated.
import { RSA_BITS_MIN } from '@/schemas/limits';
import { SIGNING, selfSigned } from './certificate';
import { writePem } from './pem';

/** Can be stored in IndexedDB directly. */
export interface SigningKey {
  /** For RSA signatures with SHA-256, extractable. */
  readonly privateKey: CryptoKey;
  /** The public key as SubjectPublicKeyInfo in DER. */
  readonly spki: Uint8Array<ArrayBuffer>;
  /** X.509, in DER. */
  readonly certificate: Uint8Array<ArrayBuffer>;
}

/** Name in the certificate; nobody sees it, and it contains nothing personal. */
const OWNER = 'Dialwright';
const EXPONENT = Uint8Array.of(1, 0, 1);

/** Whether this page can sign: browsers offer WebCrypto only in secure contexts. */
export const canSign = (): boolean => (globalThis.crypto?.subtle as SubtleCrypto | undefined) !== undefined;

/** Creates a 2,048-bit key; its certificate is valid from `now`, in ms. */
export async function makeSigningKey(now: number, owner: string = OWNER): Promise<SigningKey> {
  const algorithm = { ...SIGNING, modulusLength: RSA_BITS_MIN, publicExponent: EXPONENT };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  return { privateKey, spki, certificate: await selfSigned(privateKey, spki, owner, now) };
}

/**
 * Key (PKCS#8) and certificate as one PEM text, readable by OpenSSL and other tools. Not encrypted: anyone who has it
 * can sign as the owner.
 */
export async function exportPem({ privateKey, certificate }: SigningKey): Promise<string> {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return writePem('PRIVATE KEY', pkcs8) + writePem('CERTIFICATE', certificate);
}
