// What is wrong with a layer beyond its schema, by field, and which fields the platform's rules close.
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';
import { definitionOf, imagesNeeded, imagesOf } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { type PlatformPolicy, refusalFor } from '@/face/platforms/policy';
import { valueAt } from '@/forms/fieldSource';
import { givesWhatIsAsked, SLOT_TYPES } from '@/schemas/complications';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { restyled } from '../../commands/changeLayers';
import { styleOf } from '../../commands/layerFacts';
import { pictureListOf } from '../../commands/replaceImages';
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

const NUMBER_EXPRESSIONS = ['style.rotate', 'style.fillRate', 'style.imageIndexRate', 'activeWhen'] as const;

/** What the platform says about fields of any layer: the least delay between frames it plays. */
export const platformNotes = ({ minFrameDelayMs }: PlatformPolicy): NodeIssues => ({
  'style.delayTime': { key: 'fields:notes.minSeconds', params: { seconds: minFrameDelayMs / 1000 } },
});

/** Fields a rule can close, and a value beside the resting one that shows whether it does. */
const PROBES = [
  { field: 'rotation', probe: 90, isAtRest: (value: unknown) => typeof value === 'number' && value % 360 === 0 },
  { field: 'rotate', probe: '#DWFM#', isAtRest: (value: unknown) => value === '' },
] as const;

/** While data turns a layer, its resting angle is not what is seen (product.md): the field stands still and says why. */
const TURNED_BY_DATA: NodeIssue = { key: 'editor:properties.turnedByData', params: {} };

/** Why a field that is at rest can only stay so. One that breaks the rule stays open, so that it can be mended. */
function closed(node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy): NodeIssues {
  const style = styleOf(node);
  const reasons: Record<string, NodeIssue> = {};
  for (const { field, probe, isAtRest } of PROBES) {
    if (!isAtRest(style[field])) continue;
    const subject = restyled(node, { [field]: probe });
    const refusal = refusalFor(policy, 'change', { canvas, mode: 'normal', nodes: [node], subjects: [subject] });
    if (refusal && refusal.field === `style.${field}`) {
      reasons[`style.${field}`] = { key: `messages:refusals.${refusal.messageKey}`, params: refusal.params ?? {} };
    }
  }
  if (text(style.rotate) !== '') reasons['style.rotation'] = TURNED_BY_DATA;
  return reasons;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A slot whose provider gives nothing of its type: it stays empty on the watch. */
function hasMuteProvider(node: FaceNode): boolean {
  const { supportTypeDefault, systemProviderValue: code } = styleOf(node);
  const type = SLOT_TYPES.find((slotType) => slotType === supportTypeDefault);
  return type !== undefined && typeof code === 'number' && !givesWhatIsAsked(code, type);
}

function found(node: FaceNode, canvas: CanvasFacts, policy: PlatformPolicy): NodeIssues {
  const style = styleOf(node);
  const issues: Record<string, NodeIssue> = {};
  const refusal = refusalFor(policy, 'change', { canvas, mode: 'normal', nodes: [], subjects: [node] });
  if (refusal?.field)
    issues[refusal.field] = { key: `messages:refusals.${refusal.messageKey}`, params: refusal.params ?? {} };
  const needed = imagesNeeded(node);
  const count = imagesOf(node).length;
  if (needed !== null && count !== needed)
    issues[`style.${pictureListOf(node)}`] = { key: 'errors:images.count', params: { needed, count } };
  const least = (isKnown(node) && definitionOf(node)?.imagesLeast) || 0;
  if (count < least) issues['style.imgs'] = { key: 'errors:images.least', params: { least, count } };
  if (hasMuteProvider(node)) issues['style.systemProviderValue'] = { key: 'errors:slot.provider', params: {} };
  const faults = [
    ['style.textTag', textTagFault(text(style.textTag), policy.textTagsMax)] as const,
    ...NUMBER_EXPRESSIONS.map((path) => [path, numberFault(text(valueAt(node, path)))] as const),
  ];
  for (const [path, fault] of faults) {
    if (!fault) continue;
    const position = faultPlace(text(valueAt(node, path)), fault);
    issues[path] = { key: `errors:expression.${fault.key}`, params: fault.params, position };
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
