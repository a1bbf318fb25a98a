// The store package of one copy in the format of its platform: a signed app for the smartwatch, layers for a chip-watch
// manufacturer.
import { sha256 } from '@/bytes/sha256';
import { policyOf } from '@/face/platforms';
import type { Packaging } from '@/face/platforms/platformPolicy';
import type { Design, FaceCopy } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import type { Font } from '@/schemas/font';
import type { DataLanguage } from '@/schemas/languages';
import { PACKAGE_BYTES_MAX, VERSION_CODE_MAX } from '@/schemas/limits';
import { copyText, type PackageMark, type PackageRelease } from '@/schemas/packageMark';
import { proposedPackageName } from '@/schemas/packageName';
import { fontList } from '@/service/api/fonts';
import type { PackageFailure } from '@/service/builds/packageWork';
import { openDeviceFonts } from '@/service/fonts/deviceFonts';
import { dataLanguage } from '@/service/language/i18n';
import type { SessionDispatch } from '@/service/session/session';
import { openSigningKeys } from '@/service/signingKeys/openSigningKeys';
import type { PackageFacts, SigningKeys } from '@/service/signingKeys/signingKeys';
import { type FacePackage, PACKAGE_STEPS } from './facePackage';
import { makeFacePackage, type PackageDrawing } from './makeFacePackage';
import { makeLayersPackage } from './makeLayersPackage';
import { keyForStore } from './ownKey';
import { PackageNotMade } from './packageNotMade';

export interface PackagerRequest {
  design: Design;
  copyId: string;
  /** The name of the face on a watch. */
  labels: Readonly<Record<DataLanguage, string>>;
  /** The release of the design's last package, from any device. Null if there was none. */
  last: PackageRelease | null;
}

export interface PackagerPorts {
  dispatch: SessionDispatch;
  signal: AbortSignal;
  /** Reports the progress, 0 to 1. */
  onShare(share: number): void;
}

/**
 * Makes the package of a copy. Rejects with `PackageNotMade` for a known reason, and with the signal's reason after an
 * abort.
 */
export type Packager = (request: PackagerRequest, ports: PackagerPorts) => Promise<Blob>;

/** The version code after the last one, whether of a store package or of an export on this device. */
const nextCode = (facts: PackageFacts | null, last: PackageRelease | null): number =>
  Math.min(Math.max(facts?.lastCode ?? 0, last?.versionCode ?? 0) + 1, VERSION_CODE_MAX);

/**
 * The package name that the designer entered, or that of the last package, or a proposal from the English name, which
 * does not depend on the page's language.
 */
function releaseOf({ design, last }: PackagerRequest, facts: PackageFacts | null): PackageRelease {
  const proposed = () => proposedPackageName(designName(design, 'en'), design.id);
  return {
    packageName: facts?.packageName ?? last?.packageName ?? proposed(),
    versionCode: nextCode(facts, last),
  };
}

/** Why no package was made, in the terms of publishing. */
function failureOf(refused: Extract<FacePackage, { ok: false }>): PackageFailure {
  if ('missing' in refused) return { reason: 'pictures', count: refused.missing };
  if ('fonts' in refused) return { reason: 'fonts', names: refused.fonts };
  return { reason: 'findings', findings: refused.findings };
}

type Made = (
  request: PackagerRequest,
  content: string,
  drawing: PackageDrawing,
  ports: PackagerPorts,
) => Promise<Bytes>;
type Bytes = Uint8Array<ArrayBuffer>;

async function signedFace(
  keys: SigningKeys,
  ...[request, content, drawing, { signal, onShare }]: Parameters<Made>
): Promise<Bytes> {
  const { design, copyId, labels } = request;
  const key = await keyForStore(keys);
  if (typeof key === 'string') throw new PackageNotMade({ reason: key });
  const facts = await keys.packageOf(design.id);
  const release = releaseOf(request, facts);
  const made = await makeFacePackage(
    { design, copyId, kind: 'signed', ...release, labels, keyPem: key.pem, mark: { copyId, content, release } },
    drawing,
    signal,
    (step) => onShare(PACKAGE_STEPS.indexOf(step) / PACKAGE_STEPS.length),
  );
  if (!made.ok) throw new PackageNotMade(failureOf(made));
  signal.throwIfAborted();
  // Stored before the upload, because a version code must never be used twice.
  const { labelEn, labelZh } = facts ?? { labelEn: labels.en, labelZh: labels.zh };
  const memory = { packageName: release.packageName, labelEn, labelZh, lastCode: release.versionCode };
  await keys.keepPackage(design.id, memory).catch((error: unknown) => {
    console.warn('The version of the package could not be kept.', error);
    throw new PackageNotMade({ reason: 'notKept' });
  });
  return made.bytes;
}

const MAKERS: Readonly<Record<Packaging, Made>> = {
  async watchFace(...all) {
    const keys = await openSigningKeys();
    try {
      return await signedFace(keys, ...all);
    } finally {
      keys.close();
    }
  },
  async layers({ design, copyId }, content, drawing, { signal }) {
    const mark: PackageMark = { copyId, content, release: null };
    const made = await makeLayersPackage({ design, copyId, mark }, drawing, signal);
    if (made.ok) return made.bytes;
    throw new PackageNotMade(
      'missing' in made
        ? { reason: 'pictures', count: made.missing }
        : 'findings' in made
          ? { reason: 'findings', findings: made.findings }
          : { reason: 'rule', refusal: made.refusal },
    );
  },
};

/** The fonts of the account, and those that only this device has. */
async function allFonts(dispatch: SessionDispatch): Promise<readonly Font[]> {
  const served = await fontList(dispatch);
  const names = new Set(served.map(({ fontName }) => fontName));
  const fonts = await (await openDeviceFonts()).list(null);
  return [...served, ...fonts.filter(({ fontName }) => !names.has(fontName))];
}

const contentOf = (copy: FaceCopy): Promise<string> => sha256(new TextEncoder().encode(copyText(copy)));

export const makePackage: Packager = async (request, ports) => {
  const copy = request.design.copies.find(({ id }) => id === request.copyId);
  if (!copy) throw new RangeError(`The design has no copy ${request.copyId}.`);
  const drawing = { fonts: await allFonts(ports.dispatch), language: dataLanguage() };
  ports.signal.throwIfAborted();
  const make = MAKERS[policyOf(copy.platform).packaging];
  const bytes = await make(request, await contentOf(copy), drawing, ports);
  if (bytes.length > PACKAGE_BYTES_MAX) throw new PackageNotMade({ reason: 'tooLarge' });
  return new Blob([bytes], { type: 'application/octet-stream' });
};
