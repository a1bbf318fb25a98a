// Changes style values of layers: keeps unchanged objects, and refuses invalid values or violations of platform rules.
import { followingStyle } from '@/face/nodes';
import { patchedStyle } from '@/face/nodes/patchedStyle';
import { type Refusal, refusalFor } from '@/face/platforms/platformPolicy';
import { type FaceNode, isKnown, nodeSchemas } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';
import type { ActSubjects } from '../document/history';
import { sameValue } from '../document/sameValue';
import { defineEdit, type EditCommand, type EditSituation } from './defineCommand';
import { isLocked, type Style, styleOf } from './layerFacts';
import { refuse } from './refuse';

/** New style values by uuid. */
export type Patches = ReadonlyMap<string, Style>;

/** The list after a change, and the changed layers in their new state. */
export interface LayerChange {
  nodes: LayerList;
  after: LayerList;
}

/** Applies `edit` to the layers; unchanged ones keep their identity. Null if nothing changed. */
export function mapLayers(nodes: LayerList, edit: (node: FaceNode) => FaceNode): LayerChange | null {
  const after: FaceNode[] = [];
  const next = nodes.map((node) => {
    const edited = edit(node);
    if (edited !== node) after.push(edited);
    return edited;
  });
  return after.length > 0 ? { nodes: next, after } : null;
}

/** A layer with style values replaced; the same object if nothing changes. `undefined` removes a field. */
export function restyled(node: FaceNode, patch: Style): FaceNode {
  const style = styleOf(node);
  const next = patchedStyle(style, patch);
  if (Object.keys(patch).every((key) => sameValue(style[key], next[key]))) return node;
  const changed = withStyle(node, next);
  const follows = followingStyle(changed);
  return Object.keys(follows).length === 0 ? changed : withStyle(changed, { ...styleOf(changed), ...follows });
}

/** The layer with this style, without undefined fields. */
function withStyle(node: FaceNode, style: Style): FaceNode {
  const defined = Object.entries(style).filter(([, value]) => value !== undefined);
  return { ...node, style: Object.fromEntries(defined) } as FaceNode;
}

/** Applies patches. Layers of unknown types are not changed. */
export function patchLayers(nodes: LayerList, patches: Patches): LayerChange | null {
  return mapLayers(nodes, (node) => {
    const patch = patches.get(node.uuid);
    return patch && isKnown(node) ? restyled(node, patch) : node;
  });
}

/** Whether the layer satisfies its schema; unknown types always do. */
export function isValidLayer(node: FaceNode): boolean {
  if (!isKnown(node)) return true;
  const parsed = nodeSchemas[node.nodeType].safeParse(node);
  return parsed.success && Object.keys(parsed.data.style).every((key) => key in node.style);
}

/** Why a change is refused: an invalid value, or a platform rule. */
export function refusalOfChange(situation: EditSituation, change: LayerChange): Refusal | null {
  if (!change.after.every(isValidLayer)) return refuse('invalidValue');
  const { canvas, mode, nodes, policy } = situation;
  return refusalFor(policy, 'change', { canvas, mode, nodes, subjects: change.after });
}

/** Layers that a change may affect. Locked layers are skipped; refused if all are locked. */
export function freeLayers(layers: LayerList): LayerList | Refusal {
  const free = layers.filter((node) => !isLocked(node));
  return free.length === 0 && layers.length > 0 ? refuse('locked') : free;
}

export const isRefusal = (value: object): value is Refusal => 'messageKey' in value;

/** Patches of the unlocked layers; stops at the first refusal. */
export function patchesFor(layers: LayerList, patchOf: (node: FaceNode) => Style | Refusal): Patches | Refusal {
  const free = freeLayers(layers);
  if (isRefusal(free)) return free;
  const patches = new Map<string, Style>();
  for (const node of free) {
    const patch = patchOf(node);
    if (isRefusal(patch)) return patch as Refusal;
    patches.set(node.uuid, patch as Style);
  }
  return patches;
}

/** A field that was set in these layers, for the names in undo and redo. */
export const fieldOf = ({ after }: LayerChange, field: string): ActSubjects => ({
  layers: after.map(({ uuid }) => uuid),
  field,
});

interface StyleEdit<P> extends Omit<EditCommand<P>, 'kind' | 'check' | 'apply'> {
  /** New style values, or a refusal. Pure. */
  patches(situation: EditSituation, payload: P): Patches | Refusal;
  /** Path of the field that the designer sets, without `style`; undo and redo name it. */
  field?(payload: P): string;
}

/** A command that only changes style values: validated by schema and platform; unchanged layers keep their identity. */
export function defineStyleEdit<P = void>({ patches, field, ...command }: StyleEdit<P>): EditCommand<P> {
  return defineEdit<P>({
    ...command,
    check(situation, payload) {
      const wanted = patches(situation, payload);
      if (isRefusal(wanted)) return wanted;
      const change = patchLayers(situation.nodes, wanted);
      return change && refusalOfChange(situation, change);
    },
    apply(situation, payload) {
      const wanted = patches(situation, payload);
      const change = isRefusal(wanted) ? null : patchLayers(situation.nodes, wanted);
      return change && { nodes: change.nodes, ...(field ? { subjects: fieldOf(change, field(payload)) } : {}) };
    },
  });
}
