// Findings about how layers look and about the ranges of data, which a designer may accept because the face is meant to be so.
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { MeantFinding } from '@/schemas/nodes/common';
import type { AcceptedFinding, CheckFinding, RawFinding } from './checkFinding';
import { SPOKEN_GAPS } from './checkSpoken';

type Lists = Pick<FaceCopy, 'normal' | 'ambient'>;

/** Kinds of findings that can be accepted. All are warnings about a layer. */
const ACCEPTABLE: ReadonlySet<string> = new Set([
  ...['contrastLow', 'coveredBy', 'cutByEdge', 'outsideShape', 'doubled', 'textSmall', 'hanSmall', 'digitsSmall'],
  ...['hidden', 'outside'],
  ...['dividesByZero', 'fillPastFull', 'fillBelowEmpty', 'pictureAbsent', 'pictureEmpty', 'digitAbsent', 'minusAbsent'],
  ...['textOverflows', 'tapSmall'],
  ...SPOKEN_GAPS,
]);

/** Whether a designer may accept the finding. */
export const isAcceptable = ({ words, key, severity, uuid }: CheckFinding): boolean =>
  words === 'check' && severity === 'warning' && uuid !== null && ACCEPTABLE.has(key);

export const meantOf = (node: FaceNode | undefined): readonly MeantFinding[] =>
  node && isKnown(node) ? (node.meant ?? []) : [];

/** Whether a stored acceptance is about the finding: the same kind with the same cause. */
export const isAbout = (meant: Pick<MeantFinding, 'key' | 'by'>, finding: Pick<MeantFinding, 'key' | 'by'>): boolean =>
  meant.key === finding.key && meant.by === finding.by;

/** The acceptance of a finding that the copy stores. */
function acceptanceOf(
  copy: Lists,
  finding: Pick<CheckFinding, 'mode' | 'uuid' | 'key' | 'by'>,
): MeantFinding | undefined {
  const list = finding.mode === null ? [] : (copy[finding.mode]?.nodeList ?? []);
  return meantOf(list.find(({ uuid }) => uuid === finding.uuid)).find((one) => isAbout(one, finding));
}

/** Separates the findings that the copy's layers accept from the others. */
export function splitMeant(
  copy: Lists,
  findings: readonly CheckFinding[],
): { findings: readonly CheckFinding[]; meant: readonly AcceptedFinding[] } {
  const left: CheckFinding[] = [];
  const meant: AcceptedFinding[] = [];
  for (const finding of findings) {
    const acceptance = isAcceptable(finding) ? acceptanceOf(copy, finding) : undefined;
    if (acceptance) meant.push({ ...finding, note: acceptance.note });
    else left.push(finding);
  }
  return { findings: left, meant };
}

/** The findings about how layers look that the layers of the copy do not accept. */
export const unaccepted = (copy: Lists, findings: readonly RawFinding[]): readonly RawFinding[] =>
  findings.filter((finding) => !ACCEPTABLE.has(finding.key) || !acceptanceOf(copy, finding));
