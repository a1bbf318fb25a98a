// Estimates the package size of a copy before it is built (docs/rules/backend.md K7).
import type { FaceCopy } from '@/schemas/design';
import { FALCON_PACKAGE_BYTES } from '@/schemas/limits';
import { copyBytes } from './fileSize';
import { policyOf } from './index';
import type { Refusal } from './platformPolicy';

const KILOBYTE = 1024;

/** Whole KB, rounded up, so that a size over the limit never looks equal to it. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);

/**
 * Pictures plus a third for base64, which also covers the two previews, plus the uncompressed layers. An upper bound
 * for a copy that stays within its picture budget.
 */
const packageBytes = (copy: FaceCopy): number =>
  Math.ceil(copyBytes(copy) / 3) * 4 + new TextEncoder().encode(JSON.stringify(copy)).length;

/**
 * The refusal if a package of this size is too large for the copy's platform; null if it is not or there is no limit.
 */
export function overPackageBytes(bytes: number, copy: Pick<FaceCopy, 'platform'>): Refusal | null {
  if (policyOf(copy.platform).budgetBytes === null || bytes < FALCON_PACKAGE_BYTES) return null;
  const params = { size: kilobytes(bytes), limit: kilobytes(FALCON_PACKAGE_BYTES) };
  return { messageKey: 'packageOver', severity: 'warning', params };
}

/** The refusal if the package would be too large for its platform; null if it would not or there is no limit. */
export const overPackage = (copy: FaceCopy): Refusal | null => overPackageBytes(packageBytes(copy), copy);
