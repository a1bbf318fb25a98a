// The chip platform's area rule: each of its elements covers at most 30 percent of 217156 px²; a copy scales larger ones.
import { describe, expect, it } from 'vitest';
import { catalogueItems, isDynamicNode, isForeign } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { policyOf } from '@/face/platforms';
import type { LayerChoice } from '@/face/platforms/conversion';
import { convertCopy } from '@/face/platforms/convert';
import { areaBound } from '@/face/platforms/fitArea';
import { type RuledAct, refusalFor } from '@/face/platforms/platformPolicy';
import { copy as copySchema } from '@/schemas/design';
import { type FaceNode, isKnown, type NodeType, nodeSchemas } from '@/schemas/nodes';
import { bare, PICTURE, sampleOf, startPlace } from '../nodes/sampleNodes';

const chip = policyOf('falcon');
const SLOW = { delayTime: 200 };
/** 260.59 x 250 is 65147.5 px², a little over; 260.58 x 250 is 65145, within 65146.8. */
const OVER = { width: 260.59, height: 250, ...SLOW };
const WITHIN = { width: 260.58, height: 250, ...SLOW };

const sized = (node: FaceNode, style: object): FaceNode =>
  ({ ...node, uuid: 'one', style: { ...('style' in node ? Object(node.style) : {}), ...style } }) as FaceNode;
const refused = (act: RuledAct, node: FaceNode, before: FaceNode[] = []) =>
  refusalFor(chip, act, { canvas: chip.canvas, mode: 'normal', nodes: [bare('root'), ...before], subjects: [node] })
    ?.messageKey ?? null;

const types = (Object.keys(nodeSchemas) as NodeType[]).filter((type) => {
  const node = sampleOf(type);
  return isDynamicNode(node) && !isForeign(node);
});

describe.each(types)('a dynamic %s on the chip platform', (type) => {
  const node = (style: object) => sized(sampleOf(type), { rotate: '', ...style, textTag: '#Db#' });
  it('is accepted up to 65146.8 px² and no further, by add, paste and change', () => {
    const element = type === 'image' ? sized(sampleOf(type), WITHIN) : node(WITHIN);
    const over = sized(element, OVER);
    for (const act of ['add', 'paste', 'change'] as const) {
      expect(refused(act, element)).toBeNull();
      expect(refused(act, over)).toMatch(/AreaTip$/);
    }
    expect(refused('change', sized(over, { opacity: 0.5 }), [over])).toBeNull();
    expect(areaBound(element, chip)?.area).toBeCloseTo(65146.8);
    expect(areaBound(over, chip)).toBeNull();
  });
});

it('a static layer may have any size', () => {
  for (const node of [bare('image', { width: 466, height: 466 }), bare('text', { width: 466, height: 466 })]) {
    expect(refused('add', node)).toBeNull();
    expect(areaBound(node, chip)).toBeNull();
  }
});

it('on the smartwatch platform a large fill is allowed', () => {
  const watch = policyOf('android');
  const ring = bare('progress', { width: 480, height: 480 });
  expect(refusalFor(watch, 'add', { canvas: watch.canvas, mode: 'normal', nodes: [], subjects: [ring] })).toBeNull();
});

it.each(catalogueItems.filter((item) => !item.opensRoot).map((item) => [item.key, item] as const))(
  '%s of the catalogue starts within it',
  (_, item) => {
    const place = startPlace(chip.canvas, item.pictures ? [PICTURE] : [], 'falcon');
    expect(refused('add', createNode(item, { uuid: 'u', label: 'L', place }))).toBeNull();
  },
);

/** The result of one layer of a 500 px face in a copy for the chip platform. */
function converted(node: FaceNode, choices: Record<string, LayerChoice> = {}) {
  const source = copySchema.parse({
    ...{ id: 'source', platform: 'android', shape: 'circle', ratio: '500*500' },
    normal: { nodeList: [bare('root'), { ...node, uuid: 'one' }] },
  });
  const options = { id: 'made', newId: () => crypto.randomUUID(), choices: new Map(Object.entries(choices)) };
  const { copy, report, messages } = convertCopy(source, chip, options);
  const made = copy.normal.nodeList[1];
  const line = report[1]!;
  return {
    made,
    style: made && isKnown(made) ? Object(made.style) : {},
    line,
    messageKeys: messages.map((m) => m.messageKey),
  };
}

describe('a copy for the chip platform', () => {
  it('scales a large ring about its centre, with its width, and reports it', () => {
    const { style, line, messageKeys } = converted(
      bare('progress', { x: 50, y: 30, width: 400, height: 400, ringWidth: 40 }),
    );
    expect(style.width).toBe(style.height);
    expect(style.width * style.height * 10).toBeLessThanOrEqual(651_468);
    expect(style.width).toBeGreaterThan(255);
    expect(style.x + style.width / 2).toBeCloseTo(250 * 0.932, 1);
    expect(style.y + style.height / 2).toBeCloseTo(230 * 0.932, 1);
    expect(style.ringWidth / style.width).toBeCloseTo(0.1, 2);
    expect(line.notes.map(({ messageKey }) => messageKey)).toEqual(['elementScaled']);
    expect(messageKeys).toContain('elementAreaTip');
  });
  it('scales a large time with its letters', () => {
    const { style } = converted(bare('text', { textTag: '#Db#', text: '', width: 480, height: 200, fontSize: 160 }));
    expect(style.fontSize / style.height).toBeCloseTo(0.8, 2);
    expect(style.x + style.width / 2).toBeCloseTo(240 * 0.932, 1);
  });
  it('does not change a large static picture', () => {
    expect(converted(bare('image', { width: 500, height: 500 })).line.fate).toBe('kept');
  });
  it('exactly 30 percent on the smartwatch is exactly 30 percent here, without a message', () => {
    expect(converted(bare('progress', { width: 250, height: 300 })).line).toMatchObject({ fate: 'kept', notes: [] });
  });
});

describe('a text that the chip platform cannot show', () => {
  const text = (textTag: string) => bare('text', { textTag, text: '' });
  it.each([
    ['#Db#:#DmZ#:#DsZ#', ['#Db#:#DmZ#', '#Db#', '#DmZ#', '#DsZ#'], '#Db#:#DmZ#'],
    ['$#DmZ#>30?#Db#:#DmZ#$', ['#DmZ#', '#Db#'], null],
    ['(#ZSC#/10)', ['#ZSC#'], null],
    ['#ZSC# / #ZSCG#', ['#ZSC#'], null],
    ['#DH#:#Dm#:#Ds#', ['#Db#:#DmZ#', '#Db#', '#DmZ#', '#DsZ#'], '#Db#:#DmZ#'],
  ])('%s offers similar tags, and quotes the text as it was written', (from, sources, now) => {
    const { line } = converted(text(from));
    expect(line.choice).toEqual({ kind: 'texts', from, sources, now });
    const quoted = line.notes.flatMap(({ params }) => (params?.from === undefined ? [] : [params.from]));
    for (const quote of quoted) expect(quote).toBe(from);
  });
  it('shows the chosen one, still offers the others, or is left out', () => {
    const from = '$#DH#>=12?PM:AM$ #ZSC#';
    const chosen = converted(text(from), { one: { kind: 'text', source: '#ZSC#' } });
    expect(chosen.style.textTag).toBe('#ZSC#');
    expect(chosen.line).toMatchObject({
      fate: 'changed',
      choice: { sources: ['#Db#', '#ZSC#'], now: '#ZSC#' },
      notes: [{ messageKey: 'tagReplaced', params: { from, to: '#ZSC#' } }],
    });
    const skipped = converted(text(from), { one: { kind: 'skip' } });
    expect(skipped.made).toBeUndefined();
    expect(skipped.line).toMatchObject({ fate: 'lost', choice: { now: null }, notes: [{ messageKey: 'textSkipped' }] });
  });
  it('asks nothing if there is at most one option', () => {
    expect(converted(text('#BLP#%'))).toMatchObject({ line: { fate: 'changed' }, style: { textTag: '#BLP#' } });
    for (const source of ['#BLP#%', '#DEG#', '#NC#', '#Db#:#DmZ#'])
      expect(converted(text(source)).line.choice).toBeUndefined();
  });
  it('quotes a calculation as it was written, even if one of its tags was replaced', () => {
    const { line } = converted(text('( #DH# + 1 )'));
    expect(line.notes).toMatchObject([{ messageKey: 'combinationLost', params: { from: '( #DH# + 1 )' } }]);
  });
});
