// The chip platform's levels, element types and order of layers; and which moves it refuses.

import { describe, expect, it } from 'vitest';
import { isDynamicNode } from '@/face/nodes';
import { policyOf } from '@/face/platforms';
import { ELEMENTS, elementTypeOf, levelOf } from '@/face/platforms/elements';
import { FALCON_TAGS } from '@/face/platforms/falcon';
import { refusalFor } from '@/face/platforms/platformPolicy';
import type { FaceNode } from '@/schemas/nodes';
import { arbitraryNodeList } from '@/tests/support/arbitraries';
import fc from '@/tests/support/property';
import { bare } from '../nodes/sampleNodes';

const { settle, canvas } = policyOf('falcon');
const text = (textTag: string, uuid = textTag) => ({ ...bare('text', { textTag }), uuid });
const named = (node: FaceNode, uuid: string): FaceNode => ({ ...node, uuid });
const root = bare('root');
const background = named(bare('image', {}, { type: 'background' }), 'background');
const picture = (uuid: string) => named(bare('image'), uuid);
const ids = (nodes: readonly FaceNode[]) => nodes.map(({ uuid }) => uuid).join(' ');

describe('levels and element types', () => {
  it.each<[string, number, number]>([
    ...['Dyy', 'Dyyyy', 'DMM', 'DMMM', 'DMMMM', 'DMMMzh', 'DMMMMzh', 'DdL'].map(
      (tag) => [tag, 6, 5] as [string, number, number],
    ),
    ...['DE', 'DEEEE', 'DES', 'DEzh', 'DEEEEzh', 'DESzh', 'DOW', 'DOWB'].map(
      (tag) => [tag, 5, 4] as [string, number, number],
    ),
    ['Db', 3, 2],
    ['DmZ', 3, 2],
    ['DsZ', 3, 2],
    ['Da', 4, 3],
    ['WCT', 7, 6],
    ['WCCT', 7, 6],
    ['ZSC', 8, 8],
    ['CAL', 9, 7],
    ['BLP', 10, 10],
    ['DIST', 11, 9],
    ['ZHR', 13, 13],
    ['BOV', 14, 14],
    ['SV', 14, 12],
    ['SQV', 14, 11],
    ['DWFKS', 0, 1],
    ['DWFM', 1, 1],
    ['DWFS', 2, 1],
    ['WCPM', 12, 15],
    ['NC', 12, 17],
  ])('%s has level %s and type %s in a text, a rotation and a fill', (tag, level, type) => {
    const layers = [
      text(`#${tag}#`),
      bare('image', { rotate: `(#${tag}#*2)` }),
      bare('progress', { fillRate: `(#${tag}#/9)` }),
      bare('image_sequence', { textTag: `#${tag}#` }),
    ];
    expect(layers.map(levelOf)).toEqual(Array(4).fill(level));
    expect(layers.map(elementTypeOf)).toEqual(Array(4).fill(type));
  });
  it('every tag of the platform has its own kind, never "other"', () => {
    expect(FALCON_TAGS.filter((tag) => elementTypeOf(text(`#${tag}#`)) === ELEMENTS.other.type)).toEqual([]);
  });
  it('counts 17 element types, 1 to 17, and levels from 0 to 14', () => {
    const types = new Set<number>(Object.values(ELEMENTS).map(({ type }) => type));
    expect([...types].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    const levels = Object.values(ELEMENTS).map(({ level }) => level as number);
    expect([Math.min(...levels), Math.max(...levels)]).toEqual([0, 14]);
  });
  it.each([
    ['an animation', bare('animation'), 12, 16],
    ['a turned animation', bare('animation', { rotate: '#DWFS#' }), 12, 16],
    ['a slot', bare('google_complication'), 12, 17],
    ['a rotated animation', bare('progress', { fillRate: '' }), 12, 17],
    ['an image sequence without a tag', bare('image_sequence'), 12, 17],
    ['a combination', text('#DMM#-#DdL#'), 6, 5],
    ['an invalid expression', text('#D'), 12, 17],
    [
      'an icon with two pictures',
      bare('image', {}, { type: 'icon', activeIcon: 'art:a/b.png', activeWhen: '(#BLP#<20)' }),
      10,
      10,
    ],
  ])('%s', (_, node, level, type) => {
    expect([levelOf(node), elementTypeOf(node), isDynamicNode(node)]).toEqual([level, type, true]);
  });
  it.each([
    ['the root', root],
    ['a still image', bare('image', { rotation: 30 })],
    ['a hand without rotation', bare('image', {}, { type: 'hour' })],
    ['a literal text', bare('text')],
    ['a tap area', bare('programmable')],
    ['an unknown layer', { uuid: 'u', label: 'U', nodeType: 'x_new' }],
  ])('%s is static', (_, node) => {
    expect([levelOf(node), elementTypeOf(node), isDynamicNode(node)]).toEqual([-1, null, false]);
  });
});

describe('settling', () => {
  it('puts static layers above root and background, dynamic ones above static by level, otherwise unchanged', () => {
    const list = [
      ...[root, text('#ZHR#'), picture('a'), named(text('#DIST#'), 'd1'), background, text('#DmZ#'), picture('b')],
      ...[named(text('#DIST#'), 'd2')],
    ];
    expect(ids(settle(list))).toBe(`${root.uuid} background a b #DmZ# d1 d2 #ZHR#`);
    expect(settle(list).map((node) => ('level' in node ? node.level : null))).toEqual([-1, -1, -1, -1, 3, 11, 11, 13]);
  });
  it('is stable and idempotent, and keeps each layer that is in place', () => {
    fc.assert(
      fc.property(arbitraryNodeList(12), (list) => {
        const once = settle(list);
        expect(settle(once)).toBe(once);
        expect([...once].map(({ uuid }) => uuid).sort()).toEqual(list.map(({ uuid }) => uuid).sort());
        for (const [index, node] of once.entries()) {
          const was = list.find(({ uuid }) => uuid === node.uuid)!;
          const isInPlace = was.level === (node as { level?: number }).level && !('shownFor' in was);
          if (isInPlace) expect(node).toBe(was);
          expect(node).not.toHaveProperty('shownFor');
          const above = once[index + 1];
          if (!above || index === 0) continue;
          expect(levelOf(above)).toBeGreaterThanOrEqual(Math.min(levelOf(node), levelOf(above)));
          const placeOf = (uuid: string) => list.findIndex((other) => other.uuid === uuid);
          if (levelOf(node) === levelOf(above) && !('type' in node) && !('type' in above)) {
            expect(placeOf(node.uuid)).toBeLessThan(placeOf(above.uuid));
          }
        }
      }),
    );
  });
  it('does nothing on the other platform', () => {
    const list = [root, text('#ZSC#'), picture('a')];
    expect(policyOf('android').settle(list)).toBe(list);
  });
});

describe('moving', () => {
  const [a, b] = [picture('a'), picture('b')];
  const [low, high, same] = [text('#DmZ#'), text('#ZHR#'), named(text('#DmZ#'), 'same')];
  const nodes = settle([root, background, a, b, low, same, high]);
  const moved = (order: readonly FaceNode[], platform: 'falcon' | 'android' = 'falcon', before = nodes) =>
    refusalFor(policyOf(platform), 'reorder', { canvas, mode: 'normal', nodes: before, subjects: [], order });
  const listed = (...names: string[]) => names.map((name) => nodes.find(({ uuid }) => uuid === name)!);
  const list = (...names: string[]) => [nodes[0]!, ...listed('background', ...names)];

  it.each([
    ['static among themselves', ['b', 'a', '#DmZ#', 'same', '#ZHR#'], null],
    ['dynamic of one level', ['a', 'b', 'same', '#DmZ#', '#ZHR#'], null],
    ['a static layer above a dynamic one', ['a', '#DmZ#', 'b', 'same', '#ZHR#'], 'moveTip'],
    ['a static layer to the top', ['a', '#DmZ#', 'same', '#ZHR#', 'b'], 'moveTip'],
    ['a dynamic layer to the bottom', ['#ZHR#', 'a', 'b', '#DmZ#', 'same'], 'moveTip'],
    ['a dynamic layer above one of a higher level', ['a', 'b', 'same', '#ZHR#', '#DmZ#'], 'levelOrderTip'],
  ])('%s', (_, names, key) => {
    const refusal = moved(list(...names));
    expect(refusal?.messageKey ?? null).toBe(key);
    expect(refusal?.severity ?? 'error').toBe('error');
    expect(moved(list(...names), 'android')).toBeNull();
  });
  it('a list that was already unordered is moved, and settled', () => {
    const disorder = list('#ZHR#', 'a', 'b', '#DmZ#', 'same');
    expect(moved(list('#ZHR#', 'b', 'a', '#DmZ#', 'same'), 'falcon', disorder)).toBeNull();
  });
});
