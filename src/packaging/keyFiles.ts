// Signing keys as PEM texts: creates them and reads them from user files.
import { sha256 } from '@/bytes/sha256';
import { importPem, type PemFault } from '@/output/apk/importPem';
import { exportPem, makeSigningKey, type SigningKey } from '@/output/apk/signingKey';

/** A key in its stored form. */
export interface KeyText {
  pem: string;
  /** SHA-256 of the certificate, hex digits. */
  fingerprint: string;
}

const textOf = async (key: SigningKey): Promise<KeyText> => ({
  pem: await exportPem(key),
  fingerprint: await sha256(key.certificate),
});

/** Rejects if this page cannot create keys. `now` in ms. */
export const makeKey = async (now: number): Promise<KeyText> => textOf(await makeSigningKey(now));

/** Parses a text. Only the validated content is stored. */
export async function readKey(text: string): Promise<({ ok: true } & KeyText) | { ok: false; fault: PemFault }> {
  const read = await importPem(text);
  return read.ok ? { ok: true, ...(await textOf(read.key)) } : { ok: false, fault: read.fault };
}
