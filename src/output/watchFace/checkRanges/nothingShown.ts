// A face that shows nothing for some values of its data, because every layer depends on them.
import { MISSING } from '@/face/dataTags/expression/evaluate';
import { isGroup, isPinnedFirst, isRoot, isSlot, wordsOf } from '@/face/nodes';
import { isShownLive, liveOf, liveOpacity } from '@/face/nodes/live';
import { liveNumber, liveText, type ReadableWatch, tagsOfExpression } from '@/face/nodes/liveValue';
import { isBoxed, isVisible } from '@/face/nodes/seen';
import { valueBoundsOf } from '@/face/nodes/valueBounds';
import type { FaceNode } from '@/schemas/nodes';
import { outward } from '../checkLayers';
import type { FaceRangeRule } from './rangeRule';

/** Whether the layer's own values let it draw something. */
function drawsAt(node: FaceNode, watch: ReadableWatch): boolean {
  if (!isBoxed(node) || !isShownLive(node, watch) || liveOpacity(node, watch) === 0) return false;
  const words = wordsOf(node);
  if (words) return (words.textTag === '' ? words.text : liveText(words.textTag, watch, node.uuid)).trim() !== '';
  const bounds = valueBoundsOf(node);
  if (bounds?.kind === 'digits') return !liveText(bounds.source, watch, node.uuid).includes(MISSING);
  return bounds?.kind !== 'index' || liveNumber(bounds.source, watch, node.uuid) !== null;
}

/** The expressions whose values can hide the layer. A text is empty only by a condition. */
function hidingSources(node: FaceNode): readonly string[] {
  const { visible, opacity } = liveOf(node);
  const textTag = wordsOf(node)?.textTag ?? '';
  const bounds = valueBoundsOf(node);
  const own = [
    ...(textTag.includes('$') ? [textTag] : []),
    ...(bounds && bounds.kind !== 'share' ? [bounds.source] : []),
  ];
  return [visible, opacity, ...own].filter((source) => source !== undefined);
}

export const nothingShown: FaceRangeRule = ({ nodes, readings }) => {
  const layers = nodes
    .filter((node) => !isRoot(node) && !isGroup(node) && !isPinnedFirst(node))
    .map((node) => outward(node, nodes))
    .filter((all) => all.every((node) => isBoxed(node) && isVisible(node)));
  if (
    layers.length === 0 ||
    layers.some((all) => all.every((node) => isSlot(node) || hidingSources(node).length === 0))
  )
    return [];
  const tags = [...new Set(layers.flat().flatMap(hidingSources).flatMap(tagsOfExpression))];
  const isEmpty = (watch: ReadableWatch) => !layers.some((all) => all.every((node) => drawsAt(node, watch)));
  const watch = readings.watches(tags).find(isEmpty);
  return watch ? [{ key: 'nothingShown', at: { tags, state: watch.state() } }] : [];
};
