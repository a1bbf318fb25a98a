// Errors and warnings for publishing a design: the check of its copies, and the server's findings. Pure.

import type { Refusal } from '@/face/platforms/platformPolicy';
import { ruleFinding, ruleFindings } from '@/output/watchFace/checkCopy';
import type { CheckFinding, FaceCheck } from '@/output/watchFace/checkFinding';
import { type Design, type FaceCopy, isServed, type ModeName, type WatchSystem } from '@/schemas/design';
import { LIT_SHARE_MAX } from '@/simulator/litShare';
import type { BrokenRule } from './sendFace';

export interface FaceProblem {
  key: string;
  copy: FaceCopy;
  finding: CheckFinding;
  /** Label of the layer; empty for the whole copy. */
  layer: string;
}

/** Share of lit pixels in always-on, by copy id. Missing if it is not known yet. */
export type LitShares = ReadonlyMap<string, number>;

/** Checks by copy id. Missing while a check is running. */
export type FaceChecks = ReadonlyMap<string, FaceCheck>;

const KILOBYTE = 1024;
const kilobytes = (bytes: unknown): number => Math.ceil(Number(bytes) / KILOBYTE);

const labelOf = (copy: FaceCopy, mode: ModeName | null, uuid: string | null): string =>
  (mode && copy[mode]?.nodeList.find((node) => node.uuid === uuid)?.label) ?? '';

const problem = (copy: FaceCopy, finding: CheckFinding): FaceProblem => ({
  key: `${copy.id} ${finding.id}`,
  copy,
  finding,
  layer: labelOf(copy, finding.mode, finding.uuid),
});

/** Copies that are offered to the chosen watches. */
export const offeredCopies = ({ copies }: Design, range: WatchSystem): FaceCopy[] =>
  copies.filter(({ platform }) => isServed(platform, range));

/** The rules of its platform, until the copy's check has finished. */
const findingsIn = (copy: FaceCopy, checks: FaceChecks): readonly CheckFinding[] =>
  checks.get(copy.id)?.findings ?? ruleFindings(copy);

/** The server measures the images itself, in bytes, and names no layers. */
function asRefusal({ key, params }: BrokenRule): Refusal {
  if (key !== 'overBudget' || 'layers' in params) return { messageKey: key, severity: 'warning', params };
  const { size, limit } = params;
  return { messageKey: 'storedOver', severity: 'warning', params: { size: kilobytes(size), limit: kilobytes(limit) } };
}

/** All errors in the layers of the offered copies, including the server's findings. */
export function faceProblems(
  design: Design,
  range: WatchSystem,
  broken: readonly BrokenRule[],
  checks: FaceChecks,
): FaceProblem[] {
  const offered = offeredCopies(design, range);
  const ruleProblems = broken.flatMap((rule) => {
    const copy = offered.find(({ id }) => id === rule.copyId);
    const { mode, uuid } = rule;
    return copy ? [problem(copy, ruleFinding({ refusal: asRefusal(rule), severity: 'error', mode, uuid }))] : [];
  });
  const findings = offered.flatMap((copy) =>
    findingsIn(copy, checks)
      .filter(({ severity }) => severity === 'error')
      .map((finding) => problem(copy, finding)),
  );
  return [...new Map([...findings, ...ruleProblems].map((one) => [one.key, one])).values()];
}

/** Warnings of the offered copies. */
export const faceNotes = (design: Design, range: WatchSystem, checks: FaceChecks): FaceProblem[] =>
  offeredCopies(design, range).flatMap((copy) =>
    findingsIn(copy, checks)
      .filter(({ severity }) => severity === 'warning')
      .map((finding) => problem(copy, finding)),
  );

/**
 * The offered copy with the highest lit share in always-on. Null if none has always-on, and until all are known, unless
 * a known one already exceeds the limit.
 */
export function mostLit(offered: readonly FaceCopy[], lit: LitShares): { copy: FaceCopy; share: number } | null {
  const resting = offered.filter(({ ambient }) => ambient !== null);
  const checks = resting.flatMap((copy) => {
    const share = lit.get(copy.id);
    return share === undefined ? [] : [{ copy, share }];
  });
  const [most = null] = checks.toSorted((a, b) => b.share - a.share);
  return checks.length === resting.length || (most && most.share > LIT_SHARE_MAX) ? most : null;
}

/** The URL of a layer, or of the whole copy, in the editor. */
export function placeInEditor(design: Pick<Design, 'id'>, { copy, finding: { mode, uuid } }: FaceProblem): string {
  const place = new URLSearchParams({ copy: copy.id });
  if (mode) place.set('mode', mode);
  if (uuid) place.set('layer', uuid);
  return `/dial/${design.id}?${place}`;
}
