// Decides which findings prevent an export: shared by the export dialog, publishing and the command line.
import type { FindingSeverity, WatchFinding } from '@/face/nodes/faceSheet';
import type { CheckFinding, DescribedFinding } from './checkFinding';

/**
 * Kind of export. `package`: for a watch, its manufacturer or the store. `sources`: for further editing; exported
 * despite errors.
 */
export type LeavingAs = 'package' | 'sources';

/** Findings that prevent this export: no package is built from a face with errors. */
export const stopping = <T extends { readonly severity: FindingSeverity }>(
  as: LeavingAs,
  findings: readonly T[],
): readonly T[] => (as === 'package' ? findings.filter(({ severity }) => severity === 'error') : []);

/**
 * The findings of the check, followed by those found only while building: files that are not valid pictures or fonts.
 */
export function withMade(checked: readonly CheckFinding[], made: readonly WatchFinding[]): readonly DescribedFinding[] {
  const isTold = ({ key, uuid }: WatchFinding) =>
    checked.some((one) => one.key === key && (uuid === null || one.uuid === uuid));
  return [...checked, ...made.filter((finding) => !isTold(finding))];
}
