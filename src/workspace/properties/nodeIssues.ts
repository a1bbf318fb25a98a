// Problems of a layer by field, from the layer itself and from its platform, and the fields that rules close.

import { restyled } from '@/editor/commands/changeLayers';
import { styleOf } from '@/editor/commands/layerFacts';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { issuesOf } from '@/face/nodes/issues';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { NodeIssue } from '@/face/nodes/nodeIssue';
import { canBeChosen } from '@/face/nodes/shownFor';
import { type PlatformPolicy, type Refusal, refusalFor } from '@/face/platforms/platformPolicy';
import type { FaceNode } from '@/schemas/nodes';

/** An issue, listed under its field. */
export type LayerIssue = Omit<NodeIssue, 'path'> & Pick<Refusal, 'remedy'>;

/** By path, such as `style.textTag`. */
export type NodeIssues = Readonly<Record<string, LayerIssue>>;

/** The platform's notes on fields of any layer: the minimum delay between frames. */
export const platformNotes = ({ minFrameDelayMs }: PlatformPolicy): NodeIssues => ({
  'style.delayTime': { key: 'fields:notes.minSeconds', params: { seconds: minFrameDelayMs / 1000 } },
});

/** Fields that a rule can close, and a non-default value that tests whether it does. */
const PROBES = [
  { field: 'rotation', probe: 90, isAtRest: (value: unknown) => typeof value === 'number' && value % 360 === 0 },
  { field: 'rotate', probe: '#DWFM#', isAtRest: (value: unknown) => value === '' },
] as const;

/**
 * While data rotates a layer, its resting angle is not visible (docs/rules/product.md): the field is closed and shows
 * the reason.
 */
const turnedByData = (rotate: string): LayerIssue => ({
  key: 'editor:properties.turnedByData',
  params: { tags: tagsOfExpression(rotate).join(' ') || rotate },
});

/** Fields of a motion that other watches lack; those of a spring depend on the first. */
const MOTIONS = ['kind', 'round'] as const;
const TILT_REFUSED: LayerIssue = { key: 'editor:properties.tiltRefused', params: {} };
const MOTION_REFUSED: LayerIssue = { key: 'editor:properties.motionRefused', params: {} };

/** A refusal in the form of a field issue, with its possible fix. */
const issueOf = ({ messageKey, params = {}, remedy }: Refusal): LayerIssue => ({
  key: `rules:refusals.${messageKey}`,
  params,
  ...(remedy ? { remedy } : {}),
});

/**
 * Why a field with its default value cannot be changed. A field that breaks the rule stays open, so the user can fix
 * it.
 */
function closed(node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy): NodeIssues {
  const style = styleOf(node);
  const reasons: Record<string, LayerIssue> = {};
  for (const { field, probe, isAtRest } of PROBES) {
    if (!isAtRest(style[field])) continue;
    const subject = restyled(node, { [field]: probe });
    const refusal = refusalFor(policy, 'change', { canvas, mode: 'normal', nodes: [node], subjects: [subject] });
    if (refusal && refusal.field === `style.${field}`) {
      reasons[`style.${field}`] = issueOf(refusal);
    }
  }
  if (policy.packaging !== 'watchFace') reasons['style.tilt.isOn'] = TILT_REFUSED;
  if (policy.packaging !== 'watchFace') for (const field of MOTIONS) reasons[`style.motion.${field}`] = MOTION_REFUSED;
  if (policy.packaging !== 'watchFace') reasons.shownFor = { key: 'editor:properties.noChoices', params: {} };
  else if (!canBeChosen(node)) reasons.shownFor = { key: 'editor:properties.slotAlways', params: {} };
  if (typeof style.rotate === 'string' && style.rotate !== '') reasons['style.rotation'] = turnedByData(style.rotate);
  return reasons;
}

function issuesIn(node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy): NodeIssues {
  const issues: Record<string, LayerIssue> = {};
  const refusal = refusalFor(policy, 'change', { canvas, mode: 'normal', nodes: [], subjects: [node] });
  if (refusal?.field) issues[refusal.field] = issueOf(refusal);
  for (const { path, ...issue } of issuesOf(node, policy)) issues[path] = issue;
  return issues;
}

type FindIssues = (node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy) => NodeIssues;

/** Cached per layer object. A changed layer is another object. */
function remembered(find: FindIssues): FindIssues {
  const cache = new WeakMap<FaceNode, { canvas: CanvasFacts; policy: PlatformPolicy; issues: NodeIssues }>();
  return (node, canvas, policy) => {
    const last = cache.get(node);
    if (last && last.canvas === canvas && last.policy === policy) return last.issues;
    const issues = find(node, canvas, policy);
    cache.set(node, { canvas, policy, issues });
    return issues;
  };
}

/** Issues by field. */
export const nodeIssues = remembered(issuesIn);
/** Fields that cannot be changed, with the reason. */
export const closedFields = remembered(closed);
