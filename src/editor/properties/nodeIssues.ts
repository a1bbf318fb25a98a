// What is wrong with a layer beyond its schema, by field: expressions with faults, rules of the platform it breaks.
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { type PlatformPolicy, refusalFor } from '@/face/platforms/policy';
import type { FaceNode } from '@/schemas/nodes';
import { type Style, styleOf } from '../commands/layerFacts';

/** Key with its namespace, and values for the sentence. */
export interface NodeIssue {
  key: string;
  params: Readonly<Record<string, string | number>>;
}
/** By path, such as `style.textTag`. */
export type NodeIssues = Readonly<Record<string, NodeIssue>>;

const NUMBER_EXPRESSIONS = ['rotate', 'fillRate', 'imageIndexRate'] as const;

/** The field a rule's refusal belongs to. */
const RULED_FIELDS: Readonly<Record<string, (style: Style) => string>> = {
  imgAreaTip: ({ rotate }) => (rotate ? 'style.rotate' : 'style.rotation'),
  asrImgAreaTip: () => 'style.rotate',
  tooManyTextTags: () => 'style.textTag',
  tagNotShown: () => 'style.textTag',
  tagCombination: () => 'style.textTag',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function found(node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy): NodeIssues {
  const style = styleOf(node);
  const issues: Record<string, NodeIssue> = {};
  const refusal = refusalFor(policy, 'change', { canvas, nodes: [], subjects: [node] });
  const ruled = refusal && RULED_FIELDS[refusal.messageKey]?.(style);
  if (refusal && ruled)
    issues[ruled] = { key: `messages:refusals.${refusal.messageKey}`, params: refusal.params ?? {} };
  const faults = [
    ['textTag', textTagFault(text(style.textTag), policy.textTagsMax)] as const,
    ...NUMBER_EXPRESSIONS.map((field) => [field, numberFault(text(style[field]))] as const),
  ];
  for (const [field, fault] of faults) {
    if (fault) issues[`style.${field}`] = { key: `errors:expression.${fault.key}`, params: fault.params };
  }
  return issues;
}

const known = new WeakMap<FaceNode, { canvas: CanvasFacts; policy: PlatformPolicy; issues: NodeIssues }>();

/** Remembered per layer as it is; a changed layer is another object. */
export function nodeIssues(node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy): NodeIssues {
  const last = known.get(node);
  if (last && last.canvas === canvas && last.policy === policy) return last.issues;
  const issues = found(node, canvas, policy);
  known.set(node, { canvas, policy, issues });
  return issues;
}
