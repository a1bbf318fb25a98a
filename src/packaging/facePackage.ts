// Request and result of making watch face packages.
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import type { DescribedFinding } from '@/output/watchFace/checkFinding';
import type { Design } from '@/schemas/design';
import type { DataLanguage } from '@/schemas/languages';
import type { PackageMark } from '@/schemas/packageMark';

export interface FacePackageRequest {
  design: Design;
  copyId: string;
  /** An installable file, or the sources from which one is built. */
  kind: 'signed' | 'source';
  packageName: string;
  versionCode: number;
  /** The name of the face on a watch. */
  labels: Readonly<Record<DataLanguage, string>>;
  /** Signing key, PEM. Null for the sources. */
  keyPem: string | null;
  /** Origin of the package. Optional. */
  mark?: PackageMark;
}

/** In order; the words are `export:watch.steps.<step>`. */
export const PACKAGE_STEPS = ['collecting', 'writing', 'pictures', 'packing', 'signing'] as const;
export type PackageStep = (typeof PACKAGE_STEPS)[number];

export interface PackageReport {
  /** Format version of the exported face. */
  formatVersion: FormatVersion;
  pictures: number;
  /** Bytes. */
  pictureBytes: number;
  fonts: number;
  fontBytes: number;
  documentBytes: number;
  /** Findings about the face. Contains errors only if it was exported as sources. */
  findings: readonly DescribedFinding[];
}

export type FacePackage =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; report: PackageReport }
  /** Refused by `exportPolicy`; nothing was made. */
  | { ok: false; findings: readonly DescribedFinding[] }
  /** Number of images that cannot be read. */
  | { ok: false; missing: number }
  /** Names of fonts in the designer's list whose files cannot be read now. */
  | { ok: false; fonts: readonly string[] };

/** Rejects on any other failure, and with the signal's reason after an abort. */
export type MakeFacePackage = (
  request: FacePackageRequest,
  signal: AbortSignal,
  onStep: (step: PackageStep) => void,
) => Promise<FacePackage>;
