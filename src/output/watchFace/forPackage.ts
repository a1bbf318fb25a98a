// Findings as they count for a package that goes onto a watch.
import type { WatchFinding } from '@/face/nodes/faceSheet';

/** A watch refuses what names files that it does not hold; as sources the face may leave, so that somebody adds them. */
const STOPS_PACKAGES: ReadonlySet<string> = new Set(['partFiles', 'restFiles']);

/** The same findings, errors where a package cannot be made of the face. */
export const forPackage = (findings: readonly WatchFinding[]): readonly WatchFinding[] =>
  findings.map((finding) => (STOPS_PACKAGES.has(finding.key) ? { ...finding, severity: 'error' } : finding));
