// One number for how well a face can be read: 100 for a face without findings and hints.
import { ERROR_COST, HINT_POINTS_MAX, WARNING_COST } from '@/face/seen/limits';
import type { CheckFinding, FaceCheck } from './checkFinding';

const COST: Readonly<Record<CheckFinding['severity'], number>> = { error: ERROR_COST, warning: WARNING_COST };

/**
 * The score of findings and a number of hints, a whole number from 0 to 100:
 * `100 × 0.75^errors × 0.92^warnings − min(hints, 5)`, rounded. Each further finding takes less than the one before it, so
 * that the score still shows the difference between a few findings and many.
 */
export function scoreOf(findings: readonly Pick<CheckFinding, 'severity'>[], hints = 0): number {
  const share = findings.reduce((product, { severity }) => product * (1 - COST[severity]), 1);
  return Math.max(0, Math.round(100 * share) - Math.min(hints, HINT_POINTS_MAX));
}

/** The score of a checked copy. Accepted findings do not count. */
export const faceScore = ({ findings, hints }: Pick<FaceCheck, 'findings' | 'hints'>): number =>
  scoreOf(findings, hints.length);
