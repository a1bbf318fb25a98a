// Where a row held over another one goes: its group and position, with the levels that the neighbouring rows allow.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleLock } from '@/editor/commands/flags';
import { group } from '@/editor/commands/groups';
import { moveTo } from '@/editor/commands/order';
import { parentIdOf, withDescendants, withParent } from '@/face/nodes/layerTree';
import { newGroup } from '@/face/nodes/newGroup';
import { GROUP_DEPTH_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { backgroundLayer, rootLayer, Session, textLayer } from '@/tests/editor/support/documents';
import { dropTarget } from '@/workspace/layers/dropTarget';
import { treeRows } from '@/workspace/layers/treeRows';

const box = (uuid: string, parentId: string | null = null) =>
  newGroup({ uuid, label: uuid, parentId, bounds: { x: 0, y: 0, width: 100, height: 100 } });
const inside = (uuid: string, parentId: string) => withParent(textLayer(uuid), parentId);

const flat = () => [rootLayer(), backgroundLayer(), ...['a', 'b', 'c', 'd'].map((uuid) => textLayer(uuid))];
/** From the top: brand; hands with cap, minute (blade, lume) and hour; dial; the photo; the background. */
const nested = (): FaceNode[] => [
  rootLayer(),
  backgroundLayer(),
  textLayer('dial'),
  inside('hour', 'hands'),
  inside('lume', 'minute'),
  inside('blade', 'minute'),
  box('minute', 'hands'),
  inside('cap', 'hands'),
  box('hands'),
  textLayer('brand'),
];

interface Held {
  collapsed?: readonly string[];
  uuids?: readonly string[];
}

const targetIn = (face: Session, dragged: string, over: string, deeper: number, held: Held = {}) => {
  const { collapsed = [], uuids = [dragged] } = held;
  return dropTarget(face.nodes, treeRows(face.nodes, new Set(collapsed)), { dragged, uuids, over, deeper });
};

/** The rows after the drop, each indented by its level, or the refusal. */
function drop(face: Session, dragged: string, over: string, deeper = 0, held: Held = {}): string {
  const target = targetIn(face, dragged, over, deeper, held);
  if (!target) return 'none';
  const { index, parentId } = target;
  const refusal = face.run(moveTo, { uuids: held.uuids ?? [dragged], index, parentId });
  if (refusal) return refusal.messageKey;
  return treeRows(face.nodes, new Set())
    .map(({ uuid, level }) => '.'.repeat(level - 1) + uuid)
    .join(' ');
}

describe('in a list without groups', () => {
  const order = (moved: string[], dragged: string, over: string) => {
    const face = new Session(flat());
    drop(face, dragged, over, 3, { uuids: moved });
    return face.order.slice(2).join('');
  };
  it.each([
    ['one up', ['a'], 'a', 'c', 'bcad'],
    ['one down', ['d'], 'd', 'b', 'adbc'],
    ['onto the next', ['b'], 'b', 'c', 'acbd'],
    ['several as a block, up', ['a', 'b'], 'a', 'd', 'cdab'],
    ['several as a block, down', ['b', 'd'], 'd', 'a', 'bdac'],
    ['onto the background image', ['c'], 'c', 'photo', 'cabd'],
    ['onto the root', ['c'], 'c', 'root', 'cabd'],
    ['several onto the root', ['b', 'd'], 'd', 'root', 'bdac'],
  ] as const)('%s', (_, moved, dragged, over, result) => {
    expect(order([...moved], dragged, over)).toBe(result);
  });

  it('there is no target on a missing row', () => {
    expect(targetIn(new Session(flat()), 'a', 'x', 0)).toBeNull();
    expect(targetIn(new Session(flat()), 'x', 'a', 0)).toBeNull();
  });
});

describe('the level', () => {
  it.each([
    // dragged, over, levels deeper → level, allowed from to, group, place of count
    ['at the top', 'dial', 'brand', 0, [1, 1, 1], null, '1/5'],
    ['at the top, far right', 'dial', 'brand', 5, [1, 1, 1], null, '1/5'],
    ['between a group and its first layer', 'dial', 'cap', 0, [2, 2, 2], 'hands', '1/4'],
    ['between a group and its first layer, left', 'dial', 'cap', -3, [2, 2, 2], 'hands', '1/4'],
    ['above a nested group', 'dial', 'minute', 0, [2, 2, 2], 'hands', '2/4'],
    ['in a nested group', 'dial', 'lume', 0, [3, 3, 3], 'minute', '2/3'],
    ['after the nested group, as held', 'dial', 'hour', 0, [2, 2, 3], 'hands', '3/4'],
    ['after the nested group, deeper', 'dial', 'hour', 2, [3, 2, 3], 'minute', '3/3'],
    ['in its own place below the group', 'dial', 'dial', 0, [1, 1, 2], null, '3/5'],
    ['in its own place, one level deeper', 'dial', 'dial', 1, [2, 1, 2], 'hands', '4/4'],
    ['in its own place, far right', 'dial', 'dial', 9, [2, 1, 2], 'hands', '4/4'],
    ['from above onto an open group', 'brand', 'hands', 0, [2, 2, 2], 'hands', '1/4'],
    ['from above to the end of the group', 'brand', 'hour', 0, [1, 1, 2], null, '2/5'],
    ['from above to the end of the group, right', 'brand', 'hour', 1, [2, 1, 2], 'hands', '4/4'],
    ['out of the group at its end', 'hour', 'hour', -1, [1, 1, 3], null, '3/6'],
    ['two levels out at the end of both', 'lume', 'hour', -2, [1, 1, 2], null, '3/6'],
    ['one level out at the end of both', 'lume', 'hour', -1, [2, 1, 2], 'hands', '4/4'],
    ['in the middle of its group, left', 'cap', 'minute', -1, [3, 3, 3], 'minute', '1/3'],
    ['on the background image', 'cap', 'photo', 0, [1, 1, 1], null, '4/6'],
    ['on the background colour', 'cap', 'root', 1, [1, 1, 1], null, '4/6'],
  ] as const)('%s', (_, dragged, over, deeper, [level, highest, deepest], parentId, place) => {
    const target = targetIn(new Session(nested()), dragged, over, deeper)!;
    expect([target.level, target.highest, target.deepest]).toEqual([level, highest, deepest]);
    expect([target.parentId, `${target.place}/${target.count}`]).toEqual([parentId, place]);
  });

  it('is not inside a collapsed group, which is named', () => {
    const target = targetIn(new Session(nested()), 'dial', 'dial', 2, { collapsed: ['hands'] });
    expect(target).toMatchObject({ level: 1, deepest: 1, parentId: null, closed: 'hands' });
  });
});

describe('a drop', () => {
  it.each([
    ['into a group', 'dial', 'minute', 0, 'brand hands .cap .dial .minute ..blade ..lume .hour photo root'],
    ['into a nested group', 'dial', 'lume', 0, 'brand hands .cap .minute ..blade ..dial ..lume .hour photo root'],
    ['to the end of a group', 'dial', 'dial', 1, 'brand hands .cap .minute ..blade ..lume .hour .dial photo root'],
    ['to the top of a group', 'brand', 'hands', 0, 'hands .brand .cap .minute ..blade ..lume .hour dial photo root'],
    ['out below the group', 'hour', 'hour', -1, 'brand hands .cap .minute ..blade ..lume hour dial photo root'],
    ['out to the top', 'cap', 'brand', -1, 'cap brand hands .minute ..blade ..lume .hour dial photo root'],
    ['a group into another place', 'minute', 'dial', -1, 'brand hands .cap .hour dial minute .blade .lume photo root'],
    ['a group on a layer in it', 'hands', 'lume', 0, 'brand hands .cap .minute ..blade ..lume .hour dial photo root'],
    ['on the background', 'cap', 'root', 0, 'brand hands .minute ..blade ..lume .hour dial cap photo root'],
  ] as const)('%s', (_, dragged, over, deeper, rows) => {
    const face = new Session(nested());
    const before = face.undos;
    expect(drop(face, dragged, over, deeper)).toBe(rows);
    expect(face.undos - before).toBe(dragged === 'hands' ? 0 : 1);
  });

  it('of selected layers of several groups puts all of them in one', () => {
    const face = new Session(nested());
    expect(drop(face, 'dial', 'lume', 0, { uuids: ['dial', 'cap', 'brand'] })).toBe(
      'hands .minute ..blade ..brand ..cap ..dial ..lume .hour photo root',
    );
  });

  it('of the last layer of a group removes the group', () => {
    const face = new Session([rootLayer(), inside('a', 'g'), box('g'), textLayer('b')]);
    expect(drop(face, 'a', 'b', -1)).toBe('a b root');
  });

  it('keeps the layer where it is on the canvas, also in a turned group', () => {
    const turned = { ...box('g'), style: { ...box('g').style, rotation: 90 } } as FaceNode;
    const face = new Session([rootLayer(), textLayer('a', { x: 10, y: 20 }), inside('b', 'g'), turned]);
    drop(face, 'a', 'b');
    expect(parentIdOf(face.node('a'))).toBe('g');
    expect(face.style('a')).not.toMatchObject({ x: 10, y: 20 });
    drop(face, 'a', 'g', -1);
    expect(face.style('a')).toMatchObject({ x: 10, y: 20, rotation: 0 });
  });

  it('that nests groups too deep, or moves a locked layer into a group, is refused', () => {
    const face = new Session([rootLayer(), textLayer('low'), box('other'), inside('x', 'other'), textLayer('deep')]);
    face.select('deep');
    for (let depth = 0; depth < GROUP_DEPTH_MAX; depth += 1) face.run(group, undefined);
    expect(drop(face, 'other', 'deep')).toBe('groupsTooDeep');
    expect(drop(new Session(face.nodes), 'low', 'deep')).toContain(`${'.'.repeat(GROUP_DEPTH_MAX)}low`);
    face.run(toggleLock, { uuids: ['low'] });
    expect(drop(face, 'low', 'deep')).toBe('locked');
    face.run(toggleLock, { uuids: ['low'] });
    face.run(toggleLock, { uuids: ['other'] });
    expect(drop(face, 'low', 'x')).toBe('lockedGroup');
  });

  it('with the background image among the selected layers is refused', () => {
    expect(drop(new Session(nested()), 'dial', 'cap', 0, { uuids: ['dial', 'photo'] })).toBe('backgroundStays');
  });

  it('goes where the target says, whatever is held where', () => {
    const ids = nested().map(({ uuid }) => uuid);
    const movable = ids.filter((uuid) => uuid !== 'root' && uuid !== 'photo');
    fc.assert(
      fc.property(
        fc.constantFrom(...movable),
        fc.constantFrom(...ids),
        fc.integer({ min: -4, max: 4 }),
        (dragged, over, deeper) => {
          const face = new Session(nested());
          const target = targetIn(face, dragged, over, deeper)!;
          const within = withDescendants(face.nodes, [dragged]);
          expect(target.highest).toBeLessThanOrEqual(target.deepest);
          expect(within.has(target.parentId ?? '')).toBe(false);
          drop(face, dragged, over, deeper);
          const row = treeRows(face.nodes, new Set()).find(({ uuid }) => uuid === dragged)!;
          const { level, place } = target;
          expect([row.level, row.place]).toEqual([level, place]);
          expect(parentIdOf(face.node(dragged))).toBe(target.parentId);
        },
      ),
    );
  });
});

it('on a watch that keeps layers with data above those without, a drop on the background goes as low as allowed', () => {
  const live = (uuid: string, textTag: string) => textLayer(uuid, { textTag });
  const face = new Session(
    [rootLayer(), textLayer('a'), textLayer('b'), live('c', '#Db#'), live('d', '#BLP#')],
    'falcon',
  );
  for (const [dragged, order] of [
    ['d', 'root a b c d'],
    ['c', 'root a b c d'],
    ['b', 'root b a c d'],
  ] as const) {
    const { index, parentId } = targetIn(face, dragged, 'root', 0)!;
    const refusal = face.run(moveTo, { uuids: [dragged], index, parentId });
    expect([refusal, face.order.join(' ')]).toEqual([null, order]);
  }
});
