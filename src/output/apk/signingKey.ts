// The key that signs a designer's packages: made once, kept, exported as PEM. Whoever loses it can no longer update an installed face.
import { RSA_BITS_MIN } from '@/schemas/limits';
import { SIGNING, selfSigned } from './certificate';
import { writePem } from './pem';

/** It can be kept in a database of the browser as it is. */
export interface SigningKey {
  /** For RSA signatures with SHA-256, extractable. */
  readonly privateKey: CryptoKey;
  /** The public key as certificates have it (SubjectPublicKeyInfo), in DER. */
  readonly spki: Uint8Array<ArrayBuffer>;
  /** X.509, in DER. */
  readonly certificate: Uint8Array<ArrayBuffer>;
}

/** Who signs, in the certificate: nobody reads it, and nothing personal belongs there. */
const OWNER = 'Dialwright';
const EXPONENT = Uint8Array.of(1, 0, 1);

/** Whether this page may sign at all: browsers give their cryptography to secure pages only. */
export const canSign = (): boolean => (globalThis.crypto?.subtle as SubtleCrypto | undefined) !== undefined;

/** A new key of 2,048 bits; its certificate counts from `now`, in ms. */
export async function makeSigningKey(now: number, owner: string = OWNER): Promise<SigningKey> {
  const algorithm = { ...SIGNING, modulusLength: RSA_BITS_MIN, publicExponent: EXPONENT };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  return { privateKey, spki, certificate: await selfSigned(privateKey, spki, owner, now) };
}

/** Key (PKCS#8) and certificate as one PEM text, as OpenSSL and others read it. Not encrypted: who has it signs as its owner. */
export async function exportPem({ privateKey, certificate }: SigningKey): Promise<string> {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return writePem('PRIVATE KEY', pkcs8) + writePem('CERTIFICATE', certificate);
}
