// What a package of the store says of itself in an entry of its zip file: which state of which copy it was made of, and as which release.
import { z } from 'zod';
import type { FaceCopy } from './design';
import { PACKAGE_NAME_MAX, VERSION_CODE_MAX } from './limits';

/** Path of the entry; beside what builds of the platform write of themselves, so that no reader of packages trips over it. */
export const PACKAGE_MARK = 'META-INF/dialwright.json';

/** Under which name and version an installable package went out. */
export const packageRelease = z.object({
  packageName: z.string().min(1).max(PACKAGE_NAME_MAX),
  versionCode: z.int().min(1).max(VERSION_CODE_MAX),
});
export type PackageRelease = z.output<typeof packageRelease>;

export const packageMark = z.object({
  copyId: z.string().min(1).max(64),
  /** SHA-256 of the copy's text (`copyText`), hex digits. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
  /** Null where it is not installed as it is. */
  release: packageRelease.nullable(),
});
export type PackageMark = z.output<typeof packageMark>;

/** What a copy's packages are known by: the same text is built once (backend.md K2). */
export const copyText = (copy: FaceCopy): string => JSON.stringify(copy);
