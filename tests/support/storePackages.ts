// Packages of published copies as the service accepts them: the parts that it checks, and nothing that a watch would show.
import { directoryBegin, SIGNATURES, writeSigningBlock } from '@/bytes/android/signingBlock';
import { joinBytes, viewOf } from '@/bytes/joinBytes';
import { sha256 } from '@/bytes/sha256';
import { writeZip } from '@/bytes/zip/writeZip';
import { policyOf } from '@/face/platforms';
import type { Design } from '@/schemas/design';
import { LAYERS_FORMAT, LAYERS_MANIFEST, LAYERS_VERSION } from '@/schemas/layersManifest';
import { copyText, PACKAGE_MARK, type PackageMark } from '@/schemas/packageMark';
import { readDesign } from '@/schemas/readDesign';

const text = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

/** With a signature block whose content is not verified: the service only checks that there is one. */
function withBlock(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const begin = directoryBegin(zip) ?? 0;
  const block = writeSigningBlock(Object.values(SIGNATURES).map((id) => [id, new Uint8Array(8)]));
  const whole = joinBytes([zip.subarray(0, begin), block, zip.subarray(begin)]);
  viewOf(whole).setUint32(whole.length - 6, begin + block.length, true);
  return whole;
}

/** The smallest accepted package of one copy. `filling`: extra bytes. */
export async function packageFile(
  design: Design,
  copyId: string,
  { versionCode = 1, filling = 0 } = {},
): Promise<Blob> {
  // As the service reads it.
  const read = readDesign(JSON.parse(JSON.stringify(design)));
  const copy = read.ok ? read.design.copies.find(({ id }) => id === copyId) : undefined;
  if (!copy) throw new Error(`the design has no copy ${copyId}`);
  const isSigned = policyOf(copy.platform).packaging === 'watchFace';
  const release = isSigned ? { packageName: `face.tests.a${versionCode}`, versionCode } : null;
  const mark: PackageMark = { copyId, content: await sha256(text(copyText(copy))), release };
  const zip = await writeZip([
    isSigned
      ? { name: 'AndroidManifest.xml', bytes: text('manifest') }
      : { name: LAYERS_MANIFEST, bytes: text({ format: LAYERS_FORMAT, version: LAYERS_VERSION }) },
    { name: PACKAGE_MARK, bytes: text(mark) },
    { name: 'filling', bytes: new Uint8Array(filling), stored: true },
  ]);
  return new Blob([isSigned ? withBlock(zip) : zip]);
}

/** The same package without its signatures. */
export async function unsigned(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begin = directoryBegin(bytes) ?? 0;
  const from = begin - 8 - Number(viewOf(bytes).getBigUint64(begin - 24, true));
  const plain = joinBytes([bytes.subarray(0, from), bytes.subarray(begin)]);
  viewOf(plain).setUint32(plain.length - 6, from, true);
  return new Blob([plain]);
}
