// The package of one copy for the store, as its platform takes it: a signed app for the smartwatch, layers for the maker of a chip watch.
import { sha256 } from '@/bytes/sha256';
import { policyOf } from '@/face/platforms';
import type { Packaging } from '@/face/platforms/policy';
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
  /** The name under which a watch lists the face. */
  labels: Readonly<Record<DataLanguage, string>>;
  /** As what the design's last package went out, from whichever device; null where none did. */
  last: PackageRelease | null;
}

export interface PackagerPorts {
  dispatch: SessionDispatch;
  signal: AbortSignal;
  /** Hears how much of it is done, 0 to 1. */
  onShare(share: number): void;
}

/** Makes the package of a copy. Rejects with `PackageNotMade` where it can say why, and with the signal's reason once that is aborted. */
export type Packager = (request: PackagerRequest, ports: PackagerPorts) => Promise<Blob>;

/** The version after the last one, whoever made that: for the store, or by hand on this device. */
const nextCode = (facts: PackageFacts | null, last: PackageRelease | null): number =>
  Math.min(Math.max(facts?.lastCode ?? 0, last?.versionCode ?? 0) + 1, VERSION_CODE_MAX);

/**
 * The package name that the designer entered, else the one of the last package, else a proposal from the English name, which is
 * the same whatever the language of the page.
 */
function releaseOf({ design, last }: PackagerRequest, facts: PackageFacts | null): PackageRelease {
  const proposed = () => proposedPackageName(designName(design, 'en'), design.id);
  return {
    packageName: facts?.packageName ?? last?.packageName ?? proposed(),
    versionCode: nextCode(facts, last),
  };
}

/** Why the maker made no package, in the words of publishing. */
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
  // Before it goes out: a number that was given away is never given again.
  const { labelEn, labelZh } = facts ?? { labelEn: labels.en, labelZh: labels.zh };
  const kept = { packageName: release.packageName, labelEn, labelZh, lastCode: release.versionCode };
  await keys.keepPackage(design.id, kept).catch((error: unknown) => {
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

/** The fonts of the account, and those of this device that it does not have. */
async function allFonts(dispatch: SessionDispatch): Promise<readonly Font[]> {
  const served = await fontList(dispatch);
  const names = new Set(served.map(({ fontName }) => fontName));
  const kept = await (await openDeviceFonts()).list(null);
  return [...served, ...kept.filter(({ fontName }) => !names.has(fontName))];
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
