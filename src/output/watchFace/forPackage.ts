// Adjusts findings for packages that are installed on a watch.
import type { WatchFinding } from '@/face/nodes/faceSheet';

/** A watch rejects names without files; sources may be exported, so that the files can be added. */
const STOPS_PACKAGES: ReadonlySet<string> = new Set(['partFiles', 'restFiles']);

/** The same findings, with those that prevent packaging raised to errors. */
export const forPackage = (findings: readonly WatchFinding[]): readonly WatchFinding[] =>
  findings.map((finding) => (STOPS_PACKAGES.has(finding.key) ? { ...finding, severity: 'error' } : finding));
