// Provenance of a store package, in an entry of its zip: the copy and state it was built from, and its release.
import { z } from 'zod';
import type { FaceCopy } from './design';
import { PACKAGE_NAME_MAX, VERSION_CODE_MAX } from './limits';
import { copyContent } from './savedFacts';

/** Path of the entry, next to those that the platform's build tools write, so that package readers accept it. */
export const PACKAGE_MARK = 'META-INF/dialwright.json';

/** Name and version of an installable package. */
export const packageRelease = z.object({
  packageName: z.string().min(1).max(PACKAGE_NAME_MAX),
  versionCode: z.int().min(1).max(VERSION_CODE_MAX),
});
export type PackageRelease = z.output<typeof packageRelease>;

export const packageMark = z.object({
  copyId: z.string().min(1).max(64),
  /** SHA-256 of the copy's text (`copyText`), hex digits. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
  /** Null if it cannot be installed directly. */
  release: packageRelease.nullable(),
});
export type PackageMark = z.output<typeof packageMark>;

/** Key of a copy's packages: equal content is built once (docs/rules/backend.md K2). */
export const copyText = (copy: FaceCopy): string => JSON.stringify(copyContent(copy));
