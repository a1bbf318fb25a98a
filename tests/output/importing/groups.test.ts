// Groups of a document become groups of layers: ours as they were, those of other tools in px of the canvas.
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { type Point, turned } from '@/face/geometry/bounds';
import { isGroup, isRoot, isSlot } from '@/face/nodes';
import { type Branch, branchesOf, settledTree } from '@/face/nodes/layerTree';
import { inMode } from '@/face/nodes/modeShown';
import { readFace } from '@/output/importing/readFace';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { GROUP_DEPTH_MAX } from '@/schemas/limits';
import { type FaceNode, isKnown, type NodeOf } from '@/schemas/nodes';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';
import fc from '../../support/property';
import { faceOf } from '../watchFace/faces';
import { deepFace, groupNode } from '../watchFace/groupedFaces';
import { documentAlone, filesOf, portsFor, readBack, saidByMode, sourceOf } from './readBack';

const MODES = ['normal', 'ambient'] as const;

const inGroup = (parentId: string | null) => (parentId === null ? {} : { parentId });

const picture = (name: string, parentId: string | null, style: object = {}): FaceNode =>
  bare(
    'image',
    { url: PICTURE.url, x: 100, y: 200, width: 40, height: 30, ...style },
    { uuid: name, label: name, ...inGroup(parentId) },
  );
const words = (name: string, parentId: string | null, style: object = {}): FaceNode =>
  bare(
    'text',
    { text: name, x: 60, y: 90, width: 120, height: 40, fontSize: 28, ...style },
    { uuid: name, label: name, ...inGroup(parentId) },
  );

const listOf = (copy: FaceCopy, mode: ModeName): readonly FaceNode[] =>
  copy[mode]?.nodeList.filter((node) => !isRoot(node)) ?? [];

/** What a designer can read of a group: its name, angle, opacity and pivot, and its layers by name. */
function described({ node, children }: Branch): unknown {
  if (!isKnown(node) || !('x' in node.style)) throw new Error('A layer has a box.');
  const { rotation, rotate, opacity, visible, x, y, offset } = node.style;
  if (node.nodeType !== 'group') return [node.nodeType, node.label];
  const pivot = offset && { x: (x + offset.x).toFixed(1), y: (y + offset.y).toFixed(1) };
  return { name: node.label, rotation, rotate, opacity, visible, pivot, layers: children.map(described) };
}

const describedOf = (copy: FaceCopy, mode: ModeName) => branchesOf(listOf(copy, mode)).map(described);

/** Without the layers that no export contains: hidden ones, and groups without any visible layer. */
const shown = (nodes: readonly FaceNode[]): readonly FaceNode[] => {
  const seen = (branches: readonly Branch[]): readonly FaceNode[] =>
    branches.flatMap(({ node, children }) => {
      if (!isKnown(node) || !('visible' in node.style) || !node.style.visible) return [];
      return [...seen(children), node];
    });
  return settledTree(seen(branchesOf(nodes)));
};

/** The groups and layers that an export of this list contains. */
const describedList = (nodes: readonly FaceNode[]) => branchesOf(shown(nodes)).map(described);

/** The copy after an import, once it is the same in the document again. */
function restored(copy: FaceCopy): FaceCopy {
  const { read, first, second } = readBack(copy);
  expect(writeXml(second.document)).toBe(writeXml(first.document));
  expect(read.notes.filter(({ kind }) => kind !== 'recognised')).toEqual([]);
  return read.copy;
}

describe('a group of an export', () => {
  it('is the same group in both modes, nested, with its name, angle, opacity and pivot', () => {
    const { normal, ambient } = deepFace();
    const withoutSlot = settledTree(normal.nodeList.filter((node) => !isSlot(node)));
    const list = withoutSlot.filter((node) => !isRoot(node));
    const copy = restored(faceOf(list, { ambient: list }));
    expect(ambient).not.toBeNull();
    for (const mode of MODES) expect(describedOf(copy, mode)).toEqual(describedList(list));
  });

  it('that is cut around a slot is a group on each side of it, and the same document again', () => {
    const { read, first, second } = readBack(deepFace());
    expect(writeXml(second.document)).toBe(writeXml(first.document));
    const names = branchesOf(listOf(read.copy, 'normal')).map(({ node }) => node.label);
    expect(names).toEqual(['top', 'outer', 'slot', 'outer', 'turning']);
  });

  it('with another look in always-on is a group in each mode', () => {
    const [a, b, group] = [
      picture('a', 'g'),
      words('b', 'g'),
      groupNode('g', { rotation: 20, offset: { x: 3, y: 4 } }),
    ];
    const dim = { ...group, style: { ...group.style, opacity: 0.4 } };
    const [day, night] = [settledTree([a, b, group]), settledTree([b, dim])];
    const copy = restored(faceOf(day, { ambient: night }));
    expect(describedOf(copy, 'normal')).toEqual(describedList(day));
    expect(describedOf(copy, 'ambient')).toEqual(describedList(night));
  });

  it('of one layer, or of the name of a mode, is a group', () => {
    const list = settledTree([
      picture('a', 'one'),
      groupNode('one'),
      picture('b', 'normal', { x: 300 }),
      groupNode('normal'),
    ]);
    expect(describedOf(restored(faceOf(list)), 'normal')).toEqual(describedList(list));
    const dayOnly = restored(faceOf(list, { ambient: [] }));
    expect(describedOf(dayOnly, 'normal')).toEqual(describedList(list));
    expect(describedOf(dayOnly, 'ambient')).toEqual([]);
  });

  it('has layers outside the canvas that it turns into view', () => {
    const list = settledTree([
      picture('a', 'g', { x: 480, y: -60 }),
      picture('b', 'g', { x: 10, y: 20 }),
      groupNode('g', { rotation: 45 }),
    ]);
    expect(describedOf(restored(faceOf(list)), 'normal')).toEqual(describedList(list));
  });

  it('is read at the greatest depth', () => {
    const names = Array.from({ length: GROUP_DEPTH_MAX }, (_, index) => `g${index}`);
    const groups = names.map((name, index) => groupNode(name, { rotation: 5 * index + 1 }, names[index - 1]));
    const list = settledTree([picture('a', names.at(-1) ?? null), words('b', names[0] ?? null), ...groups.reverse()]);
    expect(describedOf(restored(faceOf(list)), 'normal')).toEqual(describedList(list));
  });
});

/** A document with these elements in its scene. */
const documentOf = (...scene: readonly XmlElement[]) =>
  xml('WatchFace', { width: 450, height: 450, clipShape: 'CIRCLE' }, [xml('Scene', {}, scene)]);

const box = { x: 10, y: 20, width: 60, height: 40 };
const hello = (name: string, values: object = {}, facts: readonly XmlElement[] = []) =>
  xml('PartText', { name, ...box, ...values }, [
    ...facts,
    xml('Text', {}, [xml('Font', { family: 'SYNC_TO_DEVICE', size: 20, color: '#ffffff' }, [name])]),
  ]);
const unknown = (name: string) =>
  xml('PartDraw', { name, ...box }, [
    xml('Ellipse', { ...box, x: 0, y: 0 }, [xml('Fill', { color: '[CONFIGURATION.color.0]' })]),
  ]);
const group = (values: object, ...children: readonly XmlElement[]) =>
  xml('Group', { name: 'Foreign', x: 100, y: 150, width: 200, height: 100, ...values }, children);

/** The import of a document, once it is the same in the document that is written again. */
function taken(...scene: readonly XmlElement[]) {
  const files = documentAlone(documentOf(...scene));
  const read = readFace(files, portsFor());
  if (!read.ok) throw new Error(read.reason);
  const written = writeFace(read.copy);
  expect(saidByMode(filesOf(written))).toEqual(saidByMode(files));
  return { ...read, written };
}

const outlineOf = ({ node, children }: Branch): string =>
  children.length > 0 ? `${node.label}[${children.map(outlineOf).join(' ')}]` : `${node.nodeType} ${node.label}`;
const outlinesOf = (copy: FaceCopy, mode: ModeName = 'normal') =>
  branchesOf(listOf(copy, mode)).map(outlineOf).join(' ');

describe('a group of another tool', () => {
  it('has its layers in px of the canvas, its angle, its opacity and its pivot', () => {
    const { copy } = taken(
      group({ angle: 30, alpha: 128, pivotX: 0.25, pivotY: 1.5 }, hello('a'), hello('b', { x: 80 }), unknown('c')),
    );
    expect(outlinesOf(copy)).toBe('Foreign[text a text b watch_part c]');
    const [a, , , own] = listOf(copy, 'normal') as NodeOf<'text' | 'group'>[];
    const { style } = own as NodeOf<'group'>;
    expect(style).toMatchObject({ rotation: 30, opacity: 0.5 });
    expect([style.x + (style.offset?.x ?? 0), style.y + (style.offset?.y ?? 0)]).toEqual([150, 300]);
    const { x, width } = (a as NodeOf<'text'>).style;
    expect(x + width / 2).toBeCloseTo(140, 0);
  });

  it('with another opacity and angle in always-on is one group with a look for each mode', () => {
    const variants = [
      xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 51 }),
      xml('Variant', { mode: 'AMBIENT', target: 'angle', value: 90 }),
    ];
    const { copy } = taken(group({}, ...variants, hello('a'), hello('b')));
    const looks = MODES.map((mode) => listOf(copy, mode).at(-1) as NodeOf<'group'>);
    expect(looks.map(({ style: { rotation, opacity } }) => [rotation, opacity])).toEqual([
      [0, 1],
      [90, 0.2],
    ]);
    expect(new Set(looks.map(({ uuid }) => uuid)).size).toBe(1);
    expect(outlinesOf(copy)).toBe(outlinesOf(copy, 'ambient'));
  });

  it('that live data turns keeps its formula as an expression', () => {
    const { copy } = taken(
      group({}, xml('Transform', { target: 'angle', value: '[MINUTE] * 6' }), hello('a'), hello('b')),
    );
    expect((listOf(copy, 'normal').at(-1) as NodeOf<'group'>).style.rotate).toBe('#DWFM#');
  });

  it.each([
    [
      'only selects a mode',
      group({ alpha: 0 }, xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 255 }), hello('a'), hello('b')),
      '',
      'text a text b',
    ],
    ['only moves one layer', group({}, hello('a')), 'text a', 'text a'],
    [
      'only moves several layers',
      group({}, hello('a'), hello('b')),
      'Foreign[text a text b]',
      'Foreign[text a text b]',
    ],
    ['has no layer to edit', group({ angle: 20 }, unknown('a')), 'watch_part Foreign', 'watch_part Foreign'],
    [
      'covers the whole face',
      group({ x: 0, y: 0, width: 450, height: 450 }, unknown('a')),
      'Foreign[watch_part a]',
      'Foreign[watch_part a]',
    ],
    [
      'is in a group',
      group({ angle: 5 }, group({ angle: 6, name: 'Inner' }, hello('a')), hello('b')),
      'Foreign[Inner[text a] text b]',
      'Foreign[Inner[text a] text b]',
    ],
  ])('that %s', (_, element, normal, ambient) => {
    const { copy } = taken(element);
    expect([outlinesOf(copy), outlinesOf(copy, 'ambient')]).toEqual([normal, ambient]);
  });

  it('is a group around a layer that cannot be moved', () => {
    const moving = hello('a', {}, [xml('Transform', { target: 'x', value: '[SECOND]' })]);
    const jumping = hello('b', {}, [xml('Variant', { mode: 'AMBIENT', target: 'x', value: 40 })]);
    const { copy, written } = taken(group({ angle: 10 }, moving, jumping, hello('c')));
    expect(outlinesOf(copy)).toBe('Foreign[watch_part a text b text c]');
    expect(writeXml(written.document)).toContain('<Group name="a" x="100" y="150" width="200" height="100">');
    const places = MODES.map((mode) => (listOf(copy, mode)[1] as NodeOf<'text'>).style);
    expect(places.map(({ x, width }) => Math.round(x + width / 2))).toEqual([140, 170]);
  });

  const transform = (target: string, value: string, more: object = {}) => xml('Transform', { target, value, ...more });
  const unmodelled: readonly [what: string, values: object, facts: readonly XmlElement[]][] = [
    ['a tint', { tintColor: '#ff0000' }, []],
    ['a mask', { renderMode: 'MASK' }, []],
    ['a scale', { scaleX: 1.5 }, []],
    ['a blend mode', { blendMode: 'SCREEN' }, []],
    ['an opacity between two of ours', { alpha: 127.5 }, []],
    ['an angle beyond ours', { angle: 700 }, []],
    ['a pivot beyond ours', { angle: 20, pivotX: 1e6 }, []],
    ['a tilt', {}, [xml('Gyro', { x: '[ACCELEROMETER_ANGLE_X]' })]],
    ['a tap', {}, [xml('Launch', { target: 'ALARM' })]],
    ['an opacity by data', {}, [transform('alpha', '[SECOND]')]],
    ['a place by data', {}, [transform('x', '[SECOND]')]],
    ['an angle added by data', {}, [transform('angle', '[SECOND]', { mode: 'BY' })]],
    ['two angles by data', {}, [transform('angle', '[SECOND]'), transform('angle', '[MINUTE]')]],
    ['an angle by data that we do not have', {}, [transform('angle', '[ACCELEROMETER_ANGLE_X]')]],
    ['a slow change', {}, [xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: 100, duration: 1 })]],
    ['another place in always-on', {}, [xml('Variant', { mode: 'AMBIENT', target: 'x', value: 5 })]],
    ['another language', {}, [xml('Localization', { locales: 'de_DE' })]],
    ['words for screen readers', {}, [xml('ScreenReader', { stringId: 'words' })]],
    ['a published angle', {}, [xml('Reference', { name: 'turn', source: 'angle', defaultValue: 0 })]],
  ];

  it.each(unmodelled)('with %s stays in one piece, unchanged', (_, values, facts) => {
    const element = group(values, ...facts, hello('a'), hello('b'));
    const { copy, written } = taken(element);
    expect(outlinesOf(copy)).toBe('watch_part Foreign');
    const [again] = elementsOf(written.document, 'Scene').flatMap((scene) => elementsOf(scene));
    expect(writeXml(again as XmlElement)).toBe(writeXml(element));
  });

  it('with a mask for its other layers stays in one piece', () => {
    const { copy } = taken(group({ angle: 20 }, hello('a'), hello('b', { renderMode: 'MASK' })));
    expect(outlinesOf(copy)).toBe('watch_part Foreign');
  });
});

/** Groups one in another, each with a text of its own. */
const nested = (depth: number, values: (level: number) => object): XmlElement =>
  Array.from({ length: depth }, (_, index) => depth - 1 - index).reduce<XmlElement>(
    (inner, level) =>
      group(
        { x: level === 0 ? 150 : 1, y: level === 0 ? 150 : 1, name: `g${level}`, ...values(level) },
        inner,
        hello(`t${level}`),
      ),
    hello('core'),
  );

const outlineOfNested = (depth: number, core: string): string =>
  Array.from({ length: depth }, (_, index) => depth - 1 - index).reduce(
    (inner, level) => `g${level}[${inner} text t${level}]`,
    core,
  );

describe('groups deeper than our groups can be', () => {
  it('are kept in one piece below that depth, with a note, if they turn their layers', () => {
    const { copy, notes } = taken(nested(GROUP_DEPTH_MAX + 2, (level) => ({ angle: level + 1 })));
    expect(outlinesOf(copy)).toBe(outlineOfNested(GROUP_DEPTH_MAX, `watch_part g${GROUP_DEPTH_MAX}`));
    const preserved = notes.filter(({ kind }) => kind === 'kept');
    expect(preserved).toMatchObject([
      { key: 'keptDepth', what: `g${GROUP_DEPTH_MAX}`, params: { most: GROUP_DEPTH_MAX } },
    ]);
  });

  it('are only their layers below that depth if they only move them', () => {
    const { copy, notes } = taken(nested(GROUP_DEPTH_MAX + 2, () => ({})));
    const [a, b] = [GROUP_DEPTH_MAX + 1, GROUP_DEPTH_MAX].map((level) => `text t${level}`);
    expect(outlinesOf(copy)).toBe(outlineOfNested(GROUP_DEPTH_MAX, `text core ${a} ${b}`));
    expect(notes.filter(({ kind }) => kind === 'kept')).toEqual([]);
  });
});

describe('limits of groups', () => {
  const readOf = (...scene: readonly XmlElement[]) => readFace(documentAlone(documentOf(...scene)), portsFor());

  it('2,000 groups one in another are refused as too deep', () => {
    expect(readOf(nested(2000, () => ({ angle: 1 })))).toMatchObject({ ok: false, reason: 'tooDeep' });
  });

  it('a face with too many layers for a design because of its groups has the layers without the groups', () => {
    const pair = (index: number) => group({ x: index % 200 }, hello('a'), hello('b'));
    const { copy } = taken(...Array.from({ length: 700 }, (_, index) => pair(index)));
    expect(copy.normal.nodeList).toHaveLength(1401);
    expect(copy.normal.nodeList.some(isGroup)).toBe(false);
  });

  /** How many layers were tried: each asks for an id. */
  function tried(...scene: readonly XmlElement[]): number {
    let count = 0;
    const newId = () => {
      count += 1;
      return `new-${count}`;
    };
    readFace(documentAlone(documentOf(...scene)), { ...portsFor(), newId });
    return count;
  }

  it.each([
    [
      'side by side',
      (count: number) => Array.from({ length: count }, () => group({ angle: 9 }, unknown('a'), hello('b'))),
    ],
    ['one in another', (count: number) => [nested(count / 4, () => ({ angle: 9 }))]],
    [
      'without a layer to edit',
      (count: number) => [group({ angle: 9 }, ...Array(count).fill(group({}, unknown('a'))))],
    ],
  ])('twice as many groups %s take twice as many steps', (_, scene) => {
    expect(tried(...scene(200))).toBeLessThanOrEqual(2 * tried(...scene(100)));
  });
});

const hundredths = (min: number, max: number): Arbitrary<number> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

const groupStyle = fc.record({
  rotation: fc.oneof(fc.constant(0), hundredths(1, 359)),
  rotate: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom('#DWFM#', '(#BLP#*3)')),
  opacity: fc.oneof(fc.constant(1), hundredths(0.01, 1)),
  visible: fc.integer({ min: 0, max: 9 }).map((value) => value > 0),
  offset: fc.oneof(fc.constant(null), fc.record({ x: hundredths(-50, 400), y: hundredths(-50, 400) })),
});

const layerStyle = fc.record({
  x: fc.integer({ min: 100, max: 340 }),
  y: fc.integer({ min: 100, max: 360 }),
  visible: fc.integer({ min: 0, max: 9 }).map((value) => value > 0),
});

/** An index below `count`, or none. */
const among = (count: number, choice: number): number | null =>
  choice % (count + 1) === count ? null : choice % (count + 1);

/** A list of groups and layers, each in an earlier group or in none, and what always-on has of it. */
const groupedFace: Arbitrary<FaceCopy> = fc
  .record({
    groups: fc.array(fc.tuple(groupStyle, fc.nat()), { minLength: 1, maxLength: 14 }),
    layers: fc.array(fc.tuple(layerStyle, fc.nat(), fc.boolean()), { minLength: 1, maxLength: 20 }),
    ambient: fc.array(fc.constantFrom('same', 'same', 'same', 'dim', 'none'), { minLength: 34, maxLength: 34 }),
  })
  .map(({ groups, layers, ambient }) => {
    const nameOf = (index: number | null) => (index === null ? undefined : `g${index}`);
    const list = settledTree([
      ...layers.map(([style, choice, isPicture], index) => {
        const parent = nameOf(among(groups.length, choice)) ?? null;
        return isPicture ? picture(`p${index}`, parent, style) : words(`w${index}`, parent, style);
      }),
      ...groups.map(([style, choice], index) => groupNode(`g${index}`, style, nameOf(among(index, choice)))).reverse(),
    ]);
    const night = list.flatMap((node, index): readonly FaceNode[] => {
      const chosen = ambient[index % ambient.length];
      if (chosen === 'same' || !isKnown(node) || !('opacity' in node.style)) return [node];
      return chosen === 'none' ? [] : [{ ...node, style: { ...node.style, opacity: 0.3 } } as FaceNode];
    });
    return faceOf(list, { ambient: settledTree(night) });
  });

/** The corners and the opacity of a drawn part on the canvas, by its name. */
interface Drawn {
  name: string;
  corners: readonly Point[];
  alpha: number;
}

const numberOf = ({ attributes }: XmlElement, name: string, otherwise: number) => Number(attributes[name] ?? otherwise);

/** A point of an element in px of its parent. */
function outwards(element: XmlElement, point: Point): Point {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(element, name, 0)) as [
    ...[number, number, number, number],
  ];
  const pivot = { x: numberOf(element, 'pivotX', 0.5) * width, y: numberOf(element, 'pivotY', 0.5) * height };
  const arm = turned({ x: point.x - pivot.x, y: point.y - pivot.y }, numberOf(element, 'angle', 0));
  return { x: x + pivot.x + arm.x, y: y + pivot.y + arm.y };
}

/** The drawn parts of a mode, bottom first, computed from the attributes of the document alone. */
function drawnIn(element: XmlElement, around: readonly XmlElement[] = []): readonly Drawn[] {
  const { name, attributes } = element;
  const path = [element, ...around];
  if (name === 'Group') return elementsOf(element).flatMap((child) => drawnIn(child, path));
  if (!name.startsWith('Part')) return [];
  const [width, height] = [numberOf(element, 'width', 0), numberOf(element, 'height', 0)];
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
  ].map((corner) => path.reduce((point, one) => outwards(one, point), corner));
  const alpha = path.reduce((product, one) => (product * numberOf(one, 'alpha', 255)) / 255, 1);
  return [{ name: attributes.name ?? '', corners, alpha }];
}

const sceneIn = (document: XmlElement, mode: ModeName): readonly Drawn[] =>
  elementsOf(document, 'Scene').flatMap((scene) => {
    const shown = inMode(scene, mode);
    return shown ? elementsOf(shown).flatMap((element) => drawnIn(element)) : [];
  });

const FAR = 0.02;
const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < FAR;

const dial = (name: string, values: object) =>
  xml('PartImage', { name, width: 30, height: 20, ...values }, [xml('Image', { resource: 'dial' })]);

const place = { x: fc.integer({ min: -50, max: 300 }), y: fc.integer({ min: -50, max: 300 }) };
const part = fc
  .record({ ...place, angle: fc.constantFrom(0, 0, 30), isKnown: fc.boolean() })
  .map(({ isKnown, ...values }) => (name: string) => {
    const image = dial(name, values);
    return isKnown ? image : { ...image, attributes: { ...image.attributes, blendMode: 'SCREEN' } };
  });
const foreignGroup = fc.record({
  ...place,
  width: fc.integer({ min: 1, max: 450 }),
  height: fc.integer({ min: 1, max: 450 }),
  angle: fc.oneof(
    fc.constant(0),
    hundredths(-360, 360),
    hundredths(-360, 360),
    fc.double({ min: -1, max: 1, noNaN: true }),
  ),
  alpha: fc.oneof(fc.constant(255), fc.integer({ min: 0, max: 255 })),
  pivotX: hundredths(-2, 3),
  pivotY: fc.oneof(hundredths(-2, 3), fc.double({ min: -2, max: 3, noNaN: true })),
  ambient: fc.oneof(fc.constant(null), fc.constantFrom(0, 90, 255)),
});

/** Groups of another tool, each in an earlier one or in none, with their parts. */
const foreignScene: Arbitrary<readonly XmlElement[]> = fc
  .record({
    groups: fc.array(fc.tuple(foreignGroup, fc.nat()), { minLength: 1, maxLength: 12 }),
    parts: fc.array(fc.tuple(part, fc.nat()), { minLength: 1, maxLength: 16 }),
  })
  .map(({ groups, parts }) => {
    const inside = (parent: number | null): readonly XmlElement[] => [
      ...parts.flatMap(([make, choice], index) => (among(groups.length, choice) === parent ? [make(`p${index}`)] : [])),
      ...groups.flatMap(([{ ambient, ...values }, choice], index) => {
        if (among(index, choice) !== parent) return [];
        const variant = ambient === null ? [] : [xml('Variant', { mode: 'AMBIENT', target: 'alpha', value: ambient })];
        return [xml('Group', { name: `g${index}`, ...values }, [...variant, ...inside(index)])];
      }),
    ];
    return inside(null);
  });

describe('random groups of another tool', () => {
  it('draw each part in the same place and order with the same opacity after an import', { timeout: 120_000 }, () => {
    let turnedGroups = 0;
    const property = fc.property(foreignScene, (scene) => {
      const files = { ...documentAlone(documentOf(...scene)), pictures: new Map([['dial', sourceOf('dial')]]) };
      const read = readFace(files, portsFor());
      if (!read.ok) throw new Error(read.reason);
      const { document } = writeFace(read.copy);
      turnedGroups += read.copy.normal.nodeList.filter((node) => isGroup(node) && node.style.rotation !== 0).length;
      for (const mode of MODES) {
        const [before, after] = [sceneIn(files.document, mode), sceneIn(document, mode)];
        expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
        for (const [index, one] of before.entries()) {
          const other = after[index];
          expect([one.name, other?.corners.every((point, at) => isNear(point, one.corners[at] as Point))]).toEqual([
            one.name,
            true,
          ]);
          expect(other?.alpha).toBeCloseTo(one.alpha, 4);
        }
      }
    });
    fc.assert(property, { numRuns: Number(process.env.RUNS ?? 100) });
    expect(turnedGroups).toBeGreaterThan(30);
  });
});

describe('random groups', () => {
  it('are the same groups in both modes after an import, in the same document', { timeout: 120_000 }, () => {
    const property = fc.property(groupedFace, (copy) => {
      const again = restored(copy);
      for (const mode of MODES) expect(describedOf(again, mode)).toEqual(describedList(listOf(copy, mode)));
    });
    fc.assert(property, { numRuns: Number(process.env.RUNS ?? 60) });
  });
});
