// A text that is larger than its box for one of the values that its tags can have.
import { wordsOf } from '@/face/nodes';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { QuickFix } from '../checkFinding';
import type { LayerRangeRule } from './rangeRule';

export const textOverflows: LayerRangeRule = ({ node, text, hasSources }) => {
  const words = wordsOf(node);
  if (!text || !words || !hasSources(words.textTag)) return [];
  const { width, height, fontSize, box, shown, state } = text;
  const mends: QuickFix[] = [
    ...(fontSize === null ? [] : [{ kind: 'fitTextSize' as const, fontSize }]),
    ...(box === null ? [] : [{ kind: 'fitTextBox' as const, box }]),
  ];
  const params = { width: Math.ceil(width), height: Math.ceil(height) };
  const tags = words.textTag === '' ? [] : tagsOfExpression(words.textTag);
  if (tags.length === 0) return [{ key: 'textOverflows', params, mends }];
  return [{ key: 'textOverflows', params: { ...params, shown }, at: { tags, state }, mends }];
};
