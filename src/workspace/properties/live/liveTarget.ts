// Where the expression of a field is stored, and whether the field can have one.

import { expressionsOf, isSlot } from '@/face/nodes';
import type { Packaging } from '@/face/nodes/defineNode';
import { liveClosed, liveFieldsOf } from '@/face/nodes/live';
import { type LiveField, storedLive } from '@/face/nodes/liveFields';
import { withExpression } from '@/face/platforms/expressions';
import type { FaceNode } from '@/schemas/nodes';

/** A property of `live`, or the rotation, whose expression is a field of its own. */
export type LiveTarget = LiveField | 'rotate';

const TARGETS: Readonly<Record<string, LiveTarget>> = {
  'style.x': 'x',
  'style.y': 'y',
  'style.width': 'width',
  'style.height': 'height',
  'style.rotation': 'rotate',
  'style.opacity': 'opacity',
  'style.visible': 'visible',
  'style.startAngle': 'startAngle',
  'style.endAngle': 'endAngle',
  'style.stroke.width': 'strokeWidth',
};

/** What the expression of a field sets; null for a field that never has one. */
export const targetOf = (path: string): LiveTarget | null => TARGETS[path] ?? null;

const ROTATE = 'style.rotate';

/** Whether the layer's type turns by data. */
const turns = (node: FaceNode): boolean =>
  expressionsOf(withExpression(node, ROTATE, '#DWFM#')).some(({ path }) => path === ROTATE);

export interface TargetState {
  /** The stored expression; empty if there is none. */
  source: string;
  /** Why it has no effect now: a key of `live:closed`; empty if it has. */
  closed: string;
}

/** The property's own value, which it has without data; null for visibility. */
export function restOf(node: FaceNode, target: LiveTarget): number | null {
  const style = node.style as Readonly<Record<string, unknown>>;
  const stroke = style.stroke as { width?: number } | undefined;
  const value = target === 'strokeWidth' ? stroke?.width : style[target === 'rotate' ? 'rotation' : target];
  return typeof value === 'number' ? value : null;
}

/** Null for a layer whose type does not offer the property. */
export function stateOf(node: FaceNode, target: LiveTarget, packaging: Packaging): TargetState | null {
  if (target === 'rotate') {
    const { rotate = '' } = node.style as { rotate?: string };
    return turns(node) ? { source: rotate, closed: '' } : null;
  }
  const source = storedLive(node)[target] ?? '';
  if (isSlot(node)) return target === 'visible' ? null : { source, closed: 'slot' };
  if (!liveFieldsOf(node).includes(target)) return null;
  return { source, closed: packaging === 'watchFace' ? (liveClosed(node, target) ?? '') : 'chip' };
}
