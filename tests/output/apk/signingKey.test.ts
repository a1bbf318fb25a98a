// The signing key: it is exported as PEM and imported unchanged, and any other import is refused with a reason.
import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromBase64 } from '@/bytes/base64';
import { importPem } from '@/output/apk/importPem';
import { writePem } from '@/output/apk/pem';
import { canSign, exportPem, makeSigningKey, type SigningKey } from '@/output/apk/signingKey';
import { hasCommand, inFolder, ran } from '../../support/command';
import { dice, SEED } from '../../support/dice';

const NOW = Date.UTC(2024, 1, 29, 12);
let key: SigningKey;
let pem: string;
let certificate: string;
beforeAll(async () => {
  key = await makeSigningKey(NOW);
  pem = await exportPem(key);
  certificate = pem.slice(pem.indexOf('-----BEGIN CERTIFICATE'));
});

const keyOf = (type: 'pkcs8' | 'pkcs1', modulusLength = 2048) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type, format: 'pem' }).toString();
const faultOf = async (text: string) => {
  const read = await importPem(text);
  return read.ok ? null : read.fault;
};

describe('a generated key', () => {
  it('has its own certificate, valid for thirty years', () => {
    expect(canSign()).toBe(true);
    const read = new X509Certificate(key.certificate);
    expect(read.subject).toBe('CN=Dialwright');
    expect(read.issuer).toBe('CN=Dialwright');
    expect(read.verify(read.publicKey)).toBe(true);
    expect(new Date(read.validFrom).getTime()).toBe(NOW);
    expect(new Date(read.validTo).getTime()).toBe(Date.UTC(2054, 2, 1, 12));
    expect(read.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect(read.publicKey.export({ type: 'spki', format: 'der' }).equals(key.spki)).toBe(true);
  });

  it('is exported as PEM that other tools read, and imported unchanged', async () => {
    const privateKey = createPrivateKey(pem);
    expect(createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).equals(key.spki)).toBe(true);
    const read = await importPem(pem);
    if (!read.ok) throw new Error(read.fault);
    expect(read.key.certificate).toEqual(key.certificate);
    expect(read.key.spki).toEqual(key.spki);
    expect(await exportPem(read.key)).toBe(pem);
  });
});

describe('a PEM text', () => {
  it.each<[string, () => string]>([
    ['with DOS line ends', () => pem.replaceAll('\n', '\r\n')],
    ['with text around it', () => `Bag Attributes\n  friendlyName: upload\n${pem}\nthe end`],
    ['with the certificate first', () => certificate + pem.slice(0, pem.indexOf(certificate))],
    ['in the old form of RSA keys', () => createPrivateKey(pem).export({ type: 'pkcs1', format: 'pem' }) + certificate],
    ['in one long line', () => pem.replace(/(?<!-)\n(?!-)/g, '')],
  ])('is read %s', async (_, text) => {
    expect(await faultOf(text())).toBeNull();
  });

  it.each<[string, () => string | Promise<string>, string]>([
    ['nothing', () => '', 'notPem'],
    ['a text of another kind', () => 'ssh-rsa AAAA', 'notPem'],
    ['a megabyte', () => 'x'.repeat(1024 * 1024), 'tooLong'],
    ['only a certificate', () => certificate, 'noKey'],
    ['a public key', () => writePem('PUBLIC KEY', key.spki) + certificate, 'noKey'],
    ['only a key', () => pem.slice(0, pem.indexOf(certificate)), 'noCertificate'],
    [
      'an encrypted key',
      () =>
        createPrivateKey(pem)
          .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' })
          .toString() + certificate,
      'encrypted',
    ],
    [
      'an encrypted key of the old form',
      () =>
        createPrivateKey(pem)
          .export({ type: 'pkcs1', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'secret' })
          .toString() + certificate,
      'encrypted',
    ],
    [
      'an elliptic-curve key',
      () =>
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }) +
        certificate,
      'notRsa',
    ],
    [
      'an elliptic-curve key of the old form',
      () =>
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' }) +
        certificate,
      'notRsa',
    ],
    ['a key of 1,024 bits', () => keyOf('pkcs8', 1024) + certificate, 'tooShort'],
    ['a key of 1,024 bits of the old form', () => keyOf('pkcs1', 1024) + certificate, 'tooShort'],
    ["another key's certificate", () => keyOf('pkcs8') + certificate, 'mismatch'],
    ['an invalid certificate', () => pem.replace(certificate, writePem('CERTIFICATE', key.spki)), 'damaged'],
    ['an invalid key', () => writePem('PRIVATE KEY', key.spki) + certificate, 'damaged'],
    [
      'a key that is not base64',
      () => `-----BEGIN PRIVATE KEY-----\n!!!\n-----END PRIVATE KEY-----\n${certificate}`,
      'damaged',
    ],
    ['a truncated key', () => pem.slice(0, 600), 'damaged'],
    ['an empty key', () => `-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n${certificate}`, 'damaged'],
  ])('with %s is refused', async (_, text, fault) => {
    expect(await faultOf(await text())).toBe(fault);
  });

  it('with a key that is too short reports its number of bits', async () => {
    expect(await importPem(keyOf('pkcs8', 1024))).toEqual({ ok: false, fault: 'tooShort', bits: 1024 });
  });

  it('with any byte of the key changed is refused, and never signs as another', async () => {
    const [, base64 = ''] = /PRIVATE KEY-----([^-]*)-----END PRIVATE/.exec(pem)!;
    const bytes = fromBase64(base64.replaceAll('\n', ''))!;
    const chance = dice(SEED);
    for (let round = 0; round < 80; round += 1) {
      const copy = bytes.slice();
      const at = Math.floor(chance() * copy.length);
      copy[at] = copy[at]! ^ (1 << Math.floor(chance() * 8));
      const read = await importPem(writePem('PRIVATE KEY', copy) + certificate);
      // A valid key signs as this one: the certificate's key was compared.
      if (read.ok) expect(read.key.spki).toEqual(key.spki);
      else expect(['damaged', 'mismatch', 'notRsa', 'tooShort']).toContain(read.fault);
    }
  });

  it.runIf(hasCommand('openssl'))('is accepted by openssl, which validates key and certificate', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'key.pem'), pem);
      const checked = await ran('openssl', ['rsa', '-in', 'key.pem', '-check', '-noout'], folder);
      expect(checked.status, checked.out).toBe(0);
      const read = await ran('openssl', ['verify', '-no_check_time', '-CAfile', 'key.pem', 'key.pem'], folder);
      expect(read.out).toContain('key.pem: OK');
    });
  });
});
