// What is asked of the maker of watch face packages, and what it gives.
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import type { ToldFinding } from '@/output/watchFace/checkFinding';
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
  /** The name under which a watch lists the face. */
  labels: Readonly<Record<DataLanguage, string>>;
  /** Key that signs, PEM; null for the sources. */
  keyPem: string | null;
  /** What the package says it was made of; absent where nobody asks. */
  mark?: PackageMark;
}

/** In their order; the words are `export:watch.steps.<step>`. */
export const PACKAGE_STEPS = ['collecting', 'writing', 'pictures', 'packing', 'signing'] as const;
export type PackageStep = (typeof PACKAGE_STEPS)[number];

export interface PackageReport {
  /** Version of the format that the face leaves in. */
  formatVersion: FormatVersion;
  pictures: number;
  /** Bytes. */
  pictureBytes: number;
  fonts: number;
  fontBytes: number;
  documentBytes: number;
  /** What should be known of the face. Errors are among it only where it left as sources. */
  findings: readonly ToldFinding[];
}

export type FacePackage =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; report: PackageReport }
  /** What `exportPolicy` stops it for: nothing was made. */
  | { ok: false; findings: readonly ToldFinding[] }
  /** So many pictures cannot be read. */
  | { ok: false; missing: number }
  /** Names of fonts in the designer's list whose files cannot be read now. */
  | { ok: false; fonts: readonly string[] };

/** Rejects where it fails otherwise, and with the signal's reason once that is aborted. */
export type MakeFacePackage = (
  request: FacePackageRequest,
  signal: AbortSignal,
  onStep: (step: PackageStep) => void,
) => Promise<FacePackage>;
