// Signs a package with APK Signature Schemes v2 and v3; the signing block precedes the directory of the zip file.
import { directoryBegin, SIGNATURES, writeSigningBlock } from '@/bytes/android/signingBlock';
import { ByteWriter } from '@/bytes/byteWriter';
import { joinBytes, viewOf } from '@/bytes/joinBytes';
import { END_BYTES } from '@/bytes/zip/zipFormat';
import { SIGNING } from './certificate';
import type { SigningKey } from './signingKey';

type Bytes = Uint8Array<ArrayBuffer>;

/** RSASSA-PKCS1-v1_5 with SHA-256, with chunked content digests. */
const ALGORITHM = 0x0103;
const CHUNK_BYTES = 1024 * 1024;
/** Attribute signed by v2 stating that a v3 signature exists, so that it cannot be stripped. */
const NOT_STRIPPED = { id: 0xbeeff00d, scheme: 3 };
/** Platforms of the v3 signature: all that verify it, from the first that supports v2. */
const SDK = { min: 24, max: 0x7fffffff };

/** Prefixes the parts with their length in four bytes. */
const sized = (...parts: readonly Uint8Array[]): Bytes => {
  const body = joinBytes(parts);
  return joinBytes([new ByteWriter().u32(body.length).done(), body]);
};
const u32 = (...values: readonly number[]) => new ByteWriter().u32(...values).done();
const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** The digest over all sections: of each chunk, then of the chunk digests together. */
async function contentDigest(sections: readonly Bytes[]): Promise<Bytes> {
  const chunks = sections.flatMap((section) =>
    Array.from({ length: Math.ceil(section.length / CHUNK_BYTES) }, (_, i) =>
      section.subarray(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES),
    ),
  );
  const digests: Bytes[] = [];
  for (const chunk of chunks) digests.push(await sha256(joinBytes([Uint8Array.of(0xa5), u32(chunk.length), chunk])));
  return sha256(joinBytes([Uint8Array.of(0x5a), u32(chunks.length), ...digests]));
}

/** One signer. `versions`: platform range, in schemes that have one; `attributes`: additional signed attributes. */
async function signer(key: SigningKey, digest: Bytes, versions: Bytes, attributes: Bytes): Promise<Bytes> {
  const digests = sized(sized(u32(ALGORITHM), sized(digest)));
  const signed = joinBytes([digests, sized(sized(key.certificate)), versions, sized(attributes)]);
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNING, key.privateKey, signed));
  const signatures = sized(sized(u32(ALGORITHM), sized(signature)));
  return sized(sized(sized(signed), versions, signatures, sized(key.spki)));
}

/**
 * The signed package. `apk`: a zip file without a comment, as `writeApk` produces it.
 * @throws RangeError if it is not one.
 */
export async function signApk(apk: Bytes, key: SigningKey): Promise<Bytes> {
  const end = apk.length - END_BYTES;
  const begin = directoryBegin(apk);
  if (begin === null) throw new RangeError('No zip file without comment.');
  const [content, directory, last] = [apk.subarray(0, begin), apk.subarray(begin, end), apk.slice(end)];
  // The digest is computed as if the directory started where the signing block will be, which is still its position
  // here.
  const digest = await contentDigest([content, directory, last]);
  const attribute = sized(u32(NOT_STRIPPED.id, NOT_STRIPPED.scheme));
  const v2 = await signer(key, digest, new Uint8Array(), attribute);
  const v3 = await signer(key, digest, u32(SDK.min, SDK.max), new Uint8Array());
  const block = writeSigningBlock([
    [SIGNATURES.v2, v2],
    [SIGNATURES.v3, v3],
  ]);
  viewOf(last).setUint32(16, begin + block.length, true);
  return joinBytes([content, block, directory, last]);
}
