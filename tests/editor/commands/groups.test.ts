// Groups in the editor: made, entered, moved, turned, resized, reordered, copied, dissolved. Each act is one undo step.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy, cut, duplicate, paste } from '@/editor/commands/clipboard';
import { type Command, reasonOfDisabled } from '@/editor/commands/defineCommand';
import { toggleLock } from '@/editor/commands/flags';
import { enterGroup, group, leaveGroup, ungroup } from '@/editor/commands/groups';
import { NUDGES } from '@/editor/commands/nudge';
import { moveTo, ORDER_COMMANDS, toBottom, toTop } from '@/editor/commands/order';
import { moveIntoGroup, moveOutOfGroup } from '@/editor/commands/regroup';
import { removeNodes } from '@/editor/commands/removeNodes';
import { select, selectAll, selectNext, selectNone } from '@/editor/commands/select';
import { setField } from '@/editor/commands/setField';
import { moveNodes, resizeNodes, rotateNodes } from '@/editor/commands/transformNodes';
import { type Box, boundsOf } from '@/face/geometry/bounds';
import { isGroup } from '@/face/nodes';
import { flattened, hasGroups, parentIdOf, settledTree, turnedBox, turnsOf, withParent } from '@/face/nodes/layerTree';
import { newGroup } from '@/face/nodes/newGroup';
import { GROUP_DEPTH_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { bare } from '../../face/nodes/sampleNodes';
import { backgroundLayer, rootLayer, Session, textLayer } from '../support/documents';

const at = (x: number, y: number) => ({ x, y, width: 40, height: 20 });
const three = () => [
  rootLayer(),
  backgroundLayer(),
  textLayer('a', at(100, 100)),
  textLayer('b', at(200, 100)),
  textLayer('c', at(300, 300)),
];
const ids = (session: Session) => session.nodes.map(({ uuid }) => uuid);
const styleOf = (session: Session, uuid: string) => session.style(uuid) as Record<string, number>;
const whyDisabled = (session: Session, command: Command) => reasonOfDisabled(command, session.situation)?.messageKey;

/** A session in which 'a' and 'b' are grouped, and the uuid of the group. */
function grouped(): [session: Session, id: string] {
  const session = new Session(three()).select('a', 'b');
  expect(session.run(group, undefined)).toBeNull();
  return [session, session.state.selection[0] ?? ''];
}

/** Where every layer without layers of its own is drawn, with its opacity. */
const looks = (nodes: readonly FaceNode[]) =>
  Object.fromEntries(
    flattened(nodes).nodes.map((node) => {
      const { opacity, ...box } = node.style as Box & { opacity?: number };
      const bounds = boundsOf(box);
      const rounded = Object.values(bounds).map((value) => Math.round(value));
      return [node.uuid, [...rounded, opacity ?? 1]];
    }),
  );

describe('a new group', () => {
  it('contains the selected layers, lies in the place of the topmost one, and is selected', () => {
    const [session, id] = grouped();
    expect(ids(session)).toEqual(['root', 'photo', 'a', 'b', id, 'c']);
    expect(session.nodes.map(parentIdOf)).toEqual([null, null, id, id, null, null]);
    expect(styleOf(session, id)).toMatchObject({ x: 100, y: 100, width: 140, height: 20, offset: { x: 70, y: 10 } });
    session.undo();
    expect(ids(session)).toEqual(['root', 'photo', 'a', 'b', 'c']);
    session.redo();
    expect(ids(session)).toEqual(['root', 'photo', 'a', 'b', id, 'c']);
  });

  it('takes layers that are not adjacent together, in their order', () => {
    const session = new Session(three()).select('a', 'c');
    session.run(group, undefined);
    expect(ids(session)).toEqual(['root', 'photo', 'b', 'a', 'c', session.state.selection[0]]);
  });

  it('does not take the background image, locked layers, or more levels than the maximum', () => {
    const session = new Session(three());
    expect(whyDisabled(session.select('photo', 'a'), group)).toBe('backgroundStays');
    session.select('a').run(toggleLock, { uuids: ['a'] });
    expect(whyDisabled(session, group)).toBe('locked');
    session.select('b');
    for (let depth = 0; depth < GROUP_DEPTH_MAX; depth += 1) expect(session.run(group, undefined)).toBeNull();
    expect(whyDisabled(session, group)).toBe('groupsTooDeep');
  });
});

describe('the layers of a group', () => {
  it.each([
    [
      'moved on the canvas',
      (s: Session, id: string) => s.run(moveNodes, { patches: new Map([[id, { x: 110, y: 130 }]]) }),
    ],
    [
      'moved by a field',
      (s: Session, id: string) => [
        s.run(setField, { uuids: [id], path: 'x', value: 110 }),
        s.run(setField, { uuids: [id], path: 'y', value: 130 }),
      ],
    ],
  ])('follow when it is %s', (_, move) => {
    const [session, id] = grouped();
    move(session, id);
    expect(styleOf(session, 'a')).toMatchObject({ x: 110, y: 130 });
    expect(styleOf(session, 'b')).toMatchObject({ x: 210, y: 130 });
    expect(styleOf(session, id)).toMatchObject({ x: 110, y: 130, width: 140, height: 20, offset: { x: 70, y: 10 } });
  });

  it('follow the arrow keys', () => {
    const [session] = grouped();
    for (const nudge of NUDGES) session.press(nudge);
    expect(styleOf(session, 'a')).toMatchObject({ x: 100, y: 100 });
    session.press(NUDGES.find(({ name }) => name === 'nudgeRight')!);
    expect(styleOf(session, 'a')).toMatchObject({ x: 101, y: 100 });
  });

  it('that are kept parts move with its scale, and keep their size and the place that they were read at', () => {
    const read = { width: 40, height: 20, fromX: 300, fromY: 200 };
    const xml = '<PartDraw x="300" y="200" width="40" height="20"/>';
    const part = bare('watch_part', { ...read, x: 300, y: 200, xml }, { uuid: 'part', label: 'part' });
    const session = new Session([...three(), part]).select('a', 'part');
    session.run(group, undefined);
    const [id] = session.state.selection as [string];
    expect(styleOf(session, id)).toMatchObject({ x: 100, y: 100, width: 240, height: 120 });
    const patch = { x: 100, y: 100, width: 480, height: 240 };
    session.run(resizeNodes, { patches: new Map([[id, patch]]) });
    expect(styleOf(session, 'a')).toMatchObject({ x: 100, y: 100, width: 80, height: 40 });
    expect(styleOf(session, 'part')).toMatchObject({ ...read, x: 500, y: 300 });
  });

  it('scale with it, letters included', () => {
    const [session, id] = grouped();
    const size = styleOf(session, 'a').fontSize ?? 0;
    const patch = { x: 100, y: 100, width: 280, height: 40, offset: { x: 140, y: 20 } };
    session.run(resizeNodes, { patches: new Map([[id, patch]]) });
    expect(styleOf(session, 'b')).toMatchObject({ x: 300, y: 100, width: 80, height: 40 });
    expect(styleOf(session, 'b').fontSize).toBe(size * 2);
  });

  it('are locked and unlocked with it', () => {
    const [session, id] = grouped();
    session.run(toggleLock, { uuids: [id] });
    expect(session.node('a').style).toMatchObject({ isLock: true });
    expect(session.run(removeNodes, { uuids: [id] })?.messageKey).toBe('lockedDelete');
    session.run(toggleLock, { uuids: [id] });
    expect(session.node('b').style).toMatchObject({ isLock: false });
  });

  it('change its box, and not its pivot, when they move', () => {
    const [session, id] = grouped();
    session.run(rotateNodes, { patches: new Map([[id, { rotation: 90 }]]) });
    session.select('a').run(moveNodes, { patches: new Map([['a', { x: 60, y: 100 }]]) });
    const { x, width, offset } = styleOf(session, id) as never as { x: number; width: number; offset: { x: number } };
    expect([x, width, x + offset.x]).toEqual([60, 180, 170]);
  });

  it('are deleted with it, and an empty group goes', () => {
    const [session, id] = grouped();
    session.run(removeNodes, { uuids: [id] });
    expect(ids(session)).toEqual(['root', 'photo', 'c']);
    session.undo();
    session.run(removeNodes, { uuids: ['a'] });
    session.run(removeNodes, { uuids: ['b'] });
    expect(ids(session)).toEqual(['root', 'photo', 'c']);
  });

  it('move in the direction of the arrow in a turned group', () => {
    const [session, id] = grouped();
    session.run(rotateNodes, { patches: new Map([[id, { rotation: 90 }]]) });
    const before = turnedBox(session.node('a').style as never, turnsOf(session.nodes, session.node('a'))) as {
      x: number;
      y: number;
    };
    session.select('a').press(NUDGES.find(({ name }) => name === 'nudgeRight')!);
    const after = turnedBox(session.node('a').style as never, turnsOf(session.nodes, session.node('a'))) as {
      x: number;
      y: number;
    };
    expect([after.x - before.x, after.y - before.y].map((value) => Math.round(value * 100) / 100)).toEqual([1, 0]);
  });
});

describe('selecting', () => {
  it('goes into a group and out of it', () => {
    const [session, id] = grouped();
    session.press(enterGroup);
    expect(session.state.selection).toEqual(['b']);
    session.press(selectNext);
    expect(session.state.selection).toEqual(['a']);
    session.press(selectAll);
    expect([...session.state.selection].sort()).toEqual(['a', 'b']);
    session.press(leaveGroup);
    expect(session.state.selection).toEqual([id]);
    session.press(selectNone);
    expect(session.state.selection).toEqual([]);
  });

  it('never holds a layer together with its group', () => {
    const [session, id] = grouped();
    session.run(select, { mode: 'replace', uuids: ['a', id, 'c'] });
    expect([...session.state.selection].sort()).toEqual(['c', id].sort());
  });
});

describe('undo', () => {
  it('selects the group that it moved back, or the layer of a group', () => {
    const [session, id] = grouped();
    session.run(moveNodes, { patches: new Map([[id, { x: 110 }]]) });
    session.select().undo();
    expect(session.state.selection).toEqual([id]);
    session.select('a').run(moveNodes, { patches: new Map([['a', { x: 60 }]]) });
    session.select().undo();
    expect(session.state.selection).toEqual(['a']);
  });
});

describe('order', () => {
  it('moves a group with its layers, and a layer inside its group', () => {
    const [session, id] = grouped();
    session.press(toTop);
    expect(ids(session)).toEqual(['root', 'photo', 'c', 'a', 'b', id]);
    session.select('b').press(toBottom);
    expect(ids(session)).toEqual(['root', 'photo', 'c', 'b', 'a', id]);
  });

  it('moves a layer out of a group and back where it was on the canvas', () => {
    const [session, id] = grouped();
    session.run(rotateNodes, { patches: new Map([[id, { rotation: 30 }]]) });
    const before = looks(session.nodes);
    session.run(moveTo, { uuids: ['a'], index: 5, parentId: null });
    expect(ids(session)).toEqual(['root', 'photo', 'b', id, 'c', 'a']);
    expect(looks(session.nodes)).toEqual(before);
    session.run(moveTo, { uuids: ['a'], index: 2, parentId: id });
    expect(ids(session)).toEqual(['root', 'photo', 'a', 'b', id, 'c']);
    expect(looks(session.nodes)).toEqual(before);
  });

  it('refuses a group in itself', () => {
    const [session, id] = grouped();
    session.press(group);
    const [outer = ''] = session.state.selection;
    expect(session.run(moveTo, { uuids: [outer], index: 2, parentId: id })?.messageKey).toBe('invalidValue');
  });
});

describe('the clipboard', () => {
  it('copies a group with its layers, each with a new id', () => {
    const [session, id] = grouped();
    session.run(copy, undefined);
    session.run(paste, session.state.clipboard);
    const [pasted = ''] = session.state.selection;
    expect(pasted).not.toBe(id);
    const inside = session.nodes.filter((node) => parentIdOf(node) === pasted);
    expect(inside.map(({ style }) => (style as { x: number }).x)).toEqual([110, 210]);
    session.undo();
    session.select(id).run(duplicate, undefined);
    expect(session.nodes.filter(isGroup)).toHaveLength(2);
    expect(session.nodes).toHaveLength(9);
  });

  it('cuts and pastes a layer into the entered group', () => {
    const [session, id] = grouped();
    session.select('c').run(cut, undefined);
    session.select('a').run(paste, session.state.clipboard);
    expect(parentIdOf(session.node(session.state.selection[0] ?? ''))).toBe(id);
  });
});

describe('ungrouping', () => {
  it('leaves every layer where it is, turned and as opaque as it was', () => {
    const [session, id] = grouped();
    session.run(rotateNodes, { patches: new Map([[id, { rotation: 30 }]]) });
    session.run(setField, { uuids: [id], path: 'opacity', value: 0.5 });
    const before = looks(session.nodes);
    session.press(ungroup);
    expect(hasGroups(session.nodes)).toBe(false);
    expect([...session.state.selection].sort()).toEqual(['a', 'b']);
    expect(looks(session.nodes)).toEqual(before);
  });

  it('keeps the live rotation of the group in each layer, and refuses two rotations', () => {
    const [session, id] = grouped();
    session.run(setField, { uuids: [id], path: 'rotate', value: '#DWFS#' });
    session.press(ungroup);
    expect(session.node('a').style).toMatchObject({ rotate: '#DWFS#', offset: { x: 70, y: 10 } });
    session.undo();
    session.run(setField, { uuids: ['a'], path: 'rotate', value: '#DWFM#' });
    expect(session.select(id).run(ungroup, undefined)).toMatchObject({ messageKey: 'bothTurn' });
  });
});

describe('the list', () => {
  const arbitraryList = fc
    .array(fc.record({ isGroup: fc.boolean(), parent: fc.nat(30) }), { maxLength: 30 })
    .map((rows) =>
      rows.map(({ isGroup: groups, parent }, index): FaceNode => {
        const more = parent < 28 ? { parentId: `n${parent}` } : {};
        const plain = textLayer(`n${index}`, at(index * 10, index * 7), more);
        return groups
          ? ({ ...plain, nodeType: 'group', style: { ...(plain.style as object), rotation: 0, rotate: '' } } as never)
          : plain;
      }),
    );

  it('is settled at once: a second time changes nothing', () => {
    fc.assert(
      fc.property(arbitraryList, (list) => {
        const once = settledTree([rootLayer(), ...list]);
        expect(settledTree(once)).toBe(once);
        // Only groups may be gone.
        const rest = (nodes: readonly FaceNode[]) =>
          nodes
            .filter((node) => !isGroup(node))
            .map(({ uuid }) => uuid)
            .sort();
        expect(rest(once)).toEqual(rest([rootLayer(), ...list]));
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the layers that no act names through any acts and their undo', () => {
    const acts = fc.array(fc.record({ act: fc.nat(9), pick: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(acts, (list) => {
        const session = new Session([
          ...three(),
          ...['d', 'e', 'f'].map((uuid, index) => textLayer(uuid, at(50 * index, 400))),
        ]);
        const start = session.nodes;
        for (const { act, pick } of list) {
          const uuids = pick.map((index) => session.nodes[index % session.nodes.length]?.uuid ?? '');
          session.select(...uuids);
          if (act < 3) session.run(group, undefined);
          else if (act === 3) session.run(ungroup, undefined);
          else if (act === 4) session.run(duplicate, undefined);
          else if (act === 5) session.run(moveTo, { uuids, index: pick[0]! });
          else session.run(ORDER_COMMANDS[act % 4]!, undefined);
          expect(settledTree(session.nodes)).toBe(session.nodes);
          for (const uuid of ['a', 'b', 'c', 'd', 'e', 'f']) expect(ids(session)).toContain(uuid);
        }
        while (session.undos > 0) session.undo();
        if (list.length < 20) expect(session.nodes).toEqual(start);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      'cycles',
      [
        ['x', 'y'],
        ['y', 'x'],
      ],
    ],
    ['a group in itself', [['x', 'x']]],
    ['2,000 groups in each other', Array.from({ length: 2000 }, (_, n) => [`g${n}`, `g${n + 1}`])],
  ])('opens with %s', (_, pairs) => {
    const groups = pairs.map(([uuid, parentId]) => ({
      ...textLayer(uuid ?? '', at(0, 0), { parentId }),
      ...{
        nodeType: 'group',
        style: { ...at(0, 0), opacity: 1, rotation: 0, rotate: '', visible: true, isLock: false },
      },
    })) as never as FaceNode[];
    const list = settledTree([rootLayer(), textLayer('a', at(0, 0), { parentId: pairs[0]?.[0] }), ...groups]);
    expect(list.map(({ uuid }) => uuid)).toContain('a');
    expect(settledTree(list)).toBe(list);
  });
});

describe('moving into the group above and out of the group', () => {
  const box = (uuid: string, parentId: string | null = null, style = {}) => {
    const made = newGroup({ uuid, label: uuid, parentId, bounds: { x: 0, y: 0, width: 10, height: 10 } });
    return { ...made, style: { ...made.style, ...style } } as FaceNode;
  };
  const inside = (uuid: string, parentId: string) => withParent(textLayer(uuid, at(100, 100)), parentId);
  /** From the top: top; hands with cap and minute (blade); beside; low; the photo; the root. */
  const face = (style = {}) =>
    new Session([
      rootLayer(),
      backgroundLayer(),
      textLayer('low', at(50, 60)),
      textLayer('beside'),
      inside('blade', 'minute'),
      box('minute', 'hands'),
      inside('cap', 'hands'),
      box('hands', null, style),
      textLayer('top'),
    ]);
  /** The list from the top, each layer with its group. */
  const tree = (session: Session) =>
    [...session.nodes]
      .reverse()
      .map((node) => `${parentIdOf(node) ?? ''}/${node.uuid}`)
      .join(' ')
      .replace(' /photo /root', '');
  const START = '/top /hands hands/cap hands/minute minute/blade /beside /low';
  const sentencesOf = (session: Session) =>
    session.userMessages.flatMap((one) => (one.kind === 'announce' ? [one.sentence] : []));

  it.each([
    [
      'in, below everything in the group',
      moveIntoGroup,
      ['beside'],
      '/top /hands hands/cap hands/minute minute/blade hands/beside /low',
    ],
    [
      'in, over a layer between',
      moveIntoGroup,
      ['low'],
      '/top /hands hands/cap hands/minute minute/blade hands/low /beside',
    ],
    [
      'in, several',
      moveIntoGroup,
      ['low', 'beside'],
      '/top /hands hands/cap hands/minute minute/blade hands/beside hands/low',
    ],
    [
      'out, directly below the group',
      moveOutOfGroup,
      ['cap'],
      '/top /hands hands/minute minute/blade /cap /beside /low',
    ],
    [
      'out, of the nested group only, which disappears',
      moveOutOfGroup,
      ['blade'],
      '/top /hands hands/cap hands/blade /beside /low',
    ],
    ['out, several of two groups', moveOutOfGroup, ['cap', 'blade'], '/top /hands hands/blade /cap /beside /low'],
    ['out, a group', moveOutOfGroup, ['minute'], '/top /hands hands/cap /minute minute/blade /beside /low'],
  ] as const)('%s', (_, command, uuids, result) => {
    const session = face().select(...uuids);
    const before = session.undos;
    expect(session.run(command, undefined)).toBeNull();
    expect(tree(session)).toBe(result);
    expect(session.undos).toBe(before + 1);
    session.undo();
    expect(tree(session)).toBe(START);
  });

  it('announces the group and the place in it', () => {
    const session = face().select('low');
    session.run(moveIntoGroup, undefined);
    expect(sentencesOf(session)).toContainEqual({
      key: 'movedIn',
      params: { label: 'low', group: 'hands', i: 3, n: 3 },
    });
    session.run(moveOutOfGroup, undefined);
    expect(sentencesOf(session)).toContainEqual({ key: 'movedOut', params: { label: 'low', i: 3, n: 6 } });
    session.select('low', 'beside').run(moveIntoGroup, undefined);
    expect(sentencesOf(session)).toContainEqual({ key: 'movedInMany', params: { n: 2, group: 'hands' } });
    session.run(moveOutOfGroup, undefined);
    expect(sentencesOf(session)).toContainEqual({ key: 'movedOutMany', params: { n: 2 } });
  });

  it.each([
    ['no group above', moveIntoGroup, ['top'], 'noGroupAbove'],
    ['no group above in the same group', moveIntoGroup, ['minute'], 'noGroupAbove'],
    ['in no group', moveOutOfGroup, ['low'], 'notInGroup'],
    ['the background image', moveIntoGroup, ['photo'], 'backgroundStays'],
    ['nothing selected', moveOutOfGroup, [], 'selectFirst'],
  ] as const)('gives the reason: %s', (_, command, uuids, reason) => {
    expect(whyDisabled(face().select(...uuids), command)).toBe(reason);
  });

  it('gives the reason: locked', () => {
    const session = face();
    session.run(toggleLock, { uuids: ['low'] });
    expect(whyDisabled(session.select('low'), moveIntoGroup)).toBe('locked');
    session.run(toggleLock, { uuids: ['hands'] });
    expect(whyDisabled(session.select('beside'), moveIntoGroup)).toBe('lockedGroup');
    expect(whyDisabled(session.select('cap'), moveOutOfGroup)).toBe('locked');
  });

  it('keeps the place on the canvas, also in a turned group', () => {
    const session = face({ rotation: 90 }).select('low');
    const place = styleOf(session, 'low');
    session.run(moveIntoGroup, undefined);
    expect(styleOf(session, 'low')).not.toMatchObject({ x: 50, y: 60 });
    session.run(moveOutOfGroup, undefined);
    expect(styleOf(session, 'low')).toMatchObject({ x: place.x, y: place.y, rotation: place.rotation });
  });
});
