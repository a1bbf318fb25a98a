// Whether a picture that a rule finds too large would do without its clear edges, and what else helps where it would not.
import { croppedBox } from '@/face/geometry/pictures';
import { imagesOf, pictureFitOf } from '@/face/nodes';
import { boxOf, withStyle } from '@/face/platforms/boxes';
import { type Finding, findings } from '@/face/platforms/findings';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { CheckFacts, CheckFinding } from './checkFinding';

/** The layer as its picture without clear edges leaves it; null where there are none, or nobody looked. */
function trimmed(node: FaceNode, { pictures }: CheckFacts): FaceNode | null {
  const box = boxOf(node);
  const [image] = pictureFitOf(node) === null ? [] : imagesOf(node);
  const file = image && pictures[image.url];
  if (!box || !file?.drawn) return null;
  return withStyle(node, croppedBox(box, file, { x: 0, y: 0, ...file.drawn }));
}

/** Whether the rule has nothing to say of the layer once its picture is trimmed. */
function curesIt({ refusal, mode, uuid }: Finding, copy: FaceCopy, facts: CheckFacts): boolean {
  const list = mode === null ? null : copy[mode];
  const node = list?.nodeList.find((one) => one.uuid === uuid);
  const smaller = node && trimmed(node, facts);
  if (!list || !smaller || mode === null) return false;
  const nodeList = list.nodeList.map((one) => (one === node ? smaller : one));
  const left = findings({ ...copy, [mode]: { ...list, nodeList } });
  return !left.some((one) => one.mode === mode && one.uuid === uuid && one.refusal.messageKey === refusal.messageKey);
}

/** What helps against a rule that clear edges may break: trimming where that cures it, else what a person can do. */
export function remedyOf(finding: Finding, copy: FaceCopy, facts: CheckFacts): Pick<CheckFinding, 'remedy' | 'mends'> {
  const { remedy, field } = finding.refusal;
  if (remedy !== 'trim') return { ...(remedy && { remedy }), mends: [] };
  if (curesIt(finding, copy, facts)) return { remedy, mends: [{ kind: 'trim' }] };
  return { remedy: field === 'style.rotation' ? 'turned' : 'smaller', mends: [] };
}
