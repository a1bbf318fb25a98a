// The zip entry with a package's provenance.
import type { ZipEntry } from '@/bytes/zip/writeZip';
import { PACKAGE_MARK, type PackageMark } from '@/schemas/packageMark';

export const markEntries = (mark: PackageMark | undefined): readonly ZipEntry[] =>
  mark ? [{ name: PACKAGE_MARK, bytes: new TextEncoder().encode(JSON.stringify(mark)) }] : [];
