// Burn-in: what always-on lights in one place all day.
import { expressionsOf, isGroup, isSlot } from '@/face/nodes';
import { STILL_LIT_MAX } from '@/face/seen/limits';
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { CheckFacts, RawFinding } from './checkFinding';
import { outward } from './checkLayers';

/** Whether neither data nor the wearer changes it. Always-on draws no motion but that of hands, which follow data. */
const isStill = (node: FaceNode): boolean => expressionsOf(node).length === 0 && !isSlot(node);

/** The layers that look the same all day, with the groups around them. */
export const stillLayers = (nodes: readonly FaceNode[]): readonly FaceNode[] =>
  nodes.filter((node) => isGroup(node) || outward(node, nodes).every(isStill));

/** The finding about a copy whose still layers light too much in always-on. */
export function checkStill({ ambient }: FaceCopy, { still }: CheckFacts): RawFinding[] {
  if (!ambient || still === undefined || still === null || still <= STILL_LIT_MAX) return [];
  const most = Math.round(STILL_LIT_MAX * 100);
  const params = { share: Math.max(Math.round(still * 100), most + 1), most };
  return [{ key: 'ambientStill', severity: 'warning', mode: 'ambient', uuid: null, params }];
}
