// What the package of a copy will weigh, judged before it is made (backend.md K7).
import type { FaceCopy } from '@/schemas/design';
import { FALCON_PACKAGE_BYTES } from '@/schemas/limits';
import { copyBytes } from './fileSize';
import { policyOf } from './index';
import type { Refusal } from './policy';

const KILOBYTE = 1024;

/** Whole KB, rounded up, so that what is over a bound never looks like the bound. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);

/**
 * A third on top of the pictures, which the two previews stay within, and the layers before they are deflated: more than what
 * is made of a copy that keeps within its pictures' bound.
 */
const packageBytes = (copy: FaceCopy): number =>
  Math.ceil(copyBytes(copy) / 3) * 4 + new TextEncoder().encode(JSON.stringify(copy)).length;

/** That a package of these bytes is too large for the copy's platform; null where it is not, and where nothing bounds it. */
export function overPackageBytes(bytes: number, copy: Pick<FaceCopy, 'platform'>): Refusal | null {
  if (policyOf(copy.platform).budgetBytes === null || bytes < FALCON_PACKAGE_BYTES) return null;
  const params = { size: kilobytes(bytes), limit: kilobytes(FALCON_PACKAGE_BYTES) };
  return { messageKey: 'packageOver', severity: 'warning', params };
}

/** That the package would be too large for its platform; null where it would not, and where nothing bounds it. */
export const overPackage = (copy: FaceCopy): Refusal | null => overPackageBytes(packageBytes(copy), copy);
