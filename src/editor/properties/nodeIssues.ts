// What is wrong with a layer beyond its schema, by field, and which fields the platform's rules close.
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { type PlatformPolicy, refusalFor } from '@/face/platforms/policy';
import type { FaceNode } from '@/schemas/nodes';
import { restyled } from '../commands/changeLayers';
import { type Style, styleOf } from '../commands/layerFacts';
import { faultPlace } from './faultWords';

/** Key with its namespace, and values for the sentence. */
export interface NodeIssue {
  key: string;
  params: Readonly<Record<string, string | number>>;
  /** Which character of an expression is wrong, from 1. */
  position?: number;
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

/** Fields a rule can close, and a value beside the resting one that shows whether it does. */
const PROBES = [
  { field: 'rotation', probe: 90, isAtRest: (value: unknown) => typeof value === 'number' && value % 360 === 0 },
  { field: 'rotate', probe: '#DWFM#', isAtRest: (value: unknown) => value === '' },
] as const;

/** Why a field that is at rest can only stay so. One that breaks the rule stays open, so that it can be mended. */
function closed(node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy): NodeIssues {
  const style = styleOf(node);
  const reasons: Record<string, NodeIssue> = {};
  for (const { field, probe, isAtRest } of PROBES) {
    if (!isAtRest(style[field])) continue;
    const subject = restyled(node, { [field]: probe });
    const refusal = refusalFor(policy, 'change', { canvas, nodes: [node], subjects: [subject] });
    if (refusal && RULED_FIELDS[refusal.messageKey]?.(styleOf(subject)) === `style.${field}`) {
      reasons[`style.${field}`] = { key: `messages:refusals.${refusal.messageKey}`, params: refusal.params ?? {} };
    }
  }
  return reasons;
}

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
    if (!fault) continue;
    const position = faultPlace(text(style[field]), fault);
    issues[`style.${field}`] = { key: `errors:expression.${fault.key}`, params: fault.params, position };
  }
  return issues;
}

type Found = (node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy) => NodeIssues;

/** Remembered per layer as it is; a changed layer is another object. */
function remembered(find: Found): Found {
  const known = new WeakMap<FaceNode, { canvas: CanvasFacts; policy: PlatformPolicy; issues: NodeIssues }>();
  return (node, canvas, policy) => {
    const last = known.get(node);
    if (last && last.canvas === canvas && last.policy === policy) return last.issues;
    const issues = find(node, canvas, policy);
    known.set(node, { canvas, policy, issues });
    return issues;
  };
}

/** Problems by field. */
export const nodeIssues = remembered(found);
/** Fields that cannot be changed, and why. */
export const closedFields = remembered(closed);
