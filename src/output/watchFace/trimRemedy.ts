// Whether cropping transparent edges would satisfy a size rule, and the remedy otherwise.
import { croppedBox } from '@/face/geometry/pictures';
import { imagesOf, pictureFitOf } from '@/face/nodes';
import { boxOf, withStyle } from '@/face/platforms/boxes';
import { type Finding, findings } from '@/face/platforms/findings';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { CheckFacts, CheckFinding } from './checkFinding';

/** The layer with its picture cropped; null if there are no transparent edges or they are unknown. */
function trimmed(node: FaceNode, { pictures }: CheckFacts): FaceNode | null {
  const box = boxOf(node);
  const [image] = pictureFitOf(node) === null ? [] : imagesOf(node);
  const file = image && pictures[image.url];
  if (!box || !file?.drawn) return null;
  return withStyle(node, croppedBox(box, file, { x: 0, y: 0, ...file.drawn }));
}

/** Whether the rule is satisfied once the layer's picture is cropped. */
function curesIt({ refusal, mode, uuid }: Finding, copy: FaceCopy, facts: CheckFacts): boolean {
  const list = mode === null ? null : copy[mode];
  const node = list?.nodeList.find((one) => one.uuid === uuid);
  const smaller = node && trimmed(node, facts);
  if (!list || !smaller || mode === null) return false;
  const nodeList = list.nodeList.map((one) => (one === node ? smaller : one));
  const left = findings({ ...copy, [mode]: { ...list, nodeList } });
  return !left.some((one) => one.mode === mode && one.uuid === uuid && one.refusal.messageKey === refusal.messageKey);
}

/** The remedy for a rule that transparent edges may violate: cropping if that satisfies it, else advice. */
export function remedyOf(finding: Finding, copy: FaceCopy, facts: CheckFacts): Pick<CheckFinding, 'remedy' | 'mends'> {
  const { remedy, field } = finding.refusal;
  if (remedy !== 'trim') return { ...(remedy && { remedy }), mends: [] };
  if (curesIt(finding, copy, facts)) return { remedy, mends: [{ kind: 'trim' }] };
  return { remedy: field === 'style.rotation' ? 'turned' : 'smaller', mends: [] };
}
