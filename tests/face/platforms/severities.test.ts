// Which violations in the editor are errors and which are warnings (spec 8).
import { expect, it } from 'vitest';
import { policyOf } from '@/face/platforms';
import { type RuledAct, refusalFor } from '@/face/platforms/platformPolicy';
import type { FaceNode, NodeType } from '@/schemas/nodes';
import { bare } from '../nodes/sampleNodes';

const root = bare('root');
const small = { width: 60, height: 60, delayTime: 200 };
const large = { width: 400, height: 400, delayTime: 200 };
const named = (node: FaceNode, uuid: string): FaceNode => ({ ...node, uuid });
const many = (type: NodeType, count: number) =>
  Array.from({ length: count }, (_, index) => named(bare(type, small), `${type}-${index}`));
const minute = (uuid: string) => named(bare('text', { textTag: '#DmZ#', text: '' }), uuid);
const still = named(bare('image', small), 'still');

it.each<[string, 'error' | 'warning', RuledAct, FaceNode[], FaceNode[], FaceNode[]?]>([
  ['copyComplicationFailed', 'error', 'paste', [bare('google_complication', small)], many('google_complication', 8)],
  ['copySequenceFailed', 'error', 'paste', [bare('animation', small)], many('animation', 3)],
  ['copyTextFailed', 'error', 'paste', [minute('new')], [minute('old')]],
  ['moveTip', 'error', 'reorder', [still], [still, minute('live')], [root, minute('live'), still]],
  ['imgAreaTip', 'warning', 'add', [bare('image', { ...large, rotation: 20 })], []],
  ['asrImgAreaTip', 'warning', 'add', [bare('image', { ...large, rotate: '#DWFS#' })], []],
  ['aniAreaTip', 'warning', 'add', [bare('animation', large)], []],
])('%s is of the kind %s', (messageKey, severity, act, subjects, layers, order) => {
  const policy = policyOf('falcon');
  const situation = { canvas: policy.canvas, mode: 'normal' as const, nodes: [root, ...layers], subjects };
  expect(refusalFor(policy, act, order ? { ...situation, order } : situation)).toMatchObject({ messageKey, severity });
});
