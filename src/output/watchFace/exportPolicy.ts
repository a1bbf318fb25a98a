// What keeps a face from leaving: one answer for the export dialog, for publishing and for the command line.
import type { FindingSeverity, WatchFinding } from '@/face/nodes/faceSheet';
import type { CheckFinding, ToldFinding } from './checkFinding';

/**
 * What a face leaves as. `package`: what a watch or its maker takes as it is, by hand or for the store. `sources`: what somebody
 * goes on working on; they leave with every error told.
 */
export type LeavingAs = 'package' | 'sources';

/** The findings for which it does not leave like this: no package is made of a face with errors. */
export const stopping = <T extends { readonly severity: FindingSeverity }>(
  as: LeavingAs,
  findings: readonly T[],
): readonly T[] => (as === 'package' ? findings.filter(({ severity }) => severity === 'error') : []);

/** What the check found, and behind it what only the making showed: files that turned out to be no pictures or fonts. */
export function withMade(checked: readonly CheckFinding[], made: readonly WatchFinding[]): readonly ToldFinding[] {
  const isTold = ({ key, uuid }: WatchFinding) =>
    checked.some((one) => one.key === key && (uuid === null || one.uuid === uuid));
  return [...checked, ...made.filter((finding) => !isTold(finding))];
}
