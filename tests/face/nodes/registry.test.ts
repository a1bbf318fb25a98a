// Every node type implements every member, and every catalogue button makes a valid layer with words in both languages.
import { describe, expect, it } from 'vitest';
import {
  catalogueItem,
  catalogueItems,
  definitionOf,
  expressionsOf,
  handlesOf,
  iconOf,
  imagesNeeded,
  imagesOf,
  isDrawnNode,
  isDynamicNode,
  isFixed,
  isPinnedFirst,
  keepsRatio,
  tagsOf,
} from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import { CATALOGUE_CATEGORIES, NO_HANDLES } from '@/face/nodes/defineNode';
import { LATE_DRAWINGS } from '@/face/nodes/lateDrawings';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { NODE_ENTRIES } from '@/face/nodes/nodeEntries';
import { policyOf } from '@/face/platforms';
import { refusalFor } from '@/face/platforms/platformPolicy';
import { type KnownNode, knownNode, type NodeType, nodeSchemas } from '@/schemas/nodes';
import { wordsOf } from '../../../build/nodeWords.mjs';
import { bare, CANVAS, PICTURE, sampleOf, startPlace } from './sampleNodes';

const types = Object.keys(nodeSchemas) as NodeType[];

describe.each(types)('node type %s', (type) => {
  const node = sampleOf(type);

  it('parses its default and survives JSON', () => {
    expect(knownNode.parse(JSON.parse(JSON.stringify(node)))).toEqual(node);
  });

  it('implements every member', () => {
    const definition = definitionOf(node);
    expect(definition?.type).toBe(type);
    expect(iconOf(node)).toMatch(/^[a-zA-Z]+$/);
    expect(typeof isDynamicNode(node)).toBe('boolean');
    expect(expressionsOf(node).every(({ source }) => source !== '')).toBe(true);
    if (!isDrawnNode(node)) {
      expect(definition?.items).toEqual([]);
      expect(handlesOf(node, CANVAS)).toEqual(NO_HANDLES);
    }
  });

  it('frozen or locked it offers no handle', () => {
    expect(handlesOf({ ...node, freeze: true }, CANVAS)).toEqual(NO_HANDLES);
    expect(isFixed({ ...node, freeze: true })).toBe(true);
    if ('isLock' in node.style) {
      const locked = { ...node, style: { ...node.style, isLock: true } } as typeof node;
      expect(handlesOf(locked, CANVAS)).toEqual(NO_HANDLES);
    }
  });
});

describe('a type unknown to this version', () => {
  const opaque = { uuid: 'o', label: 'Later', nodeType: 'hologram', style: { isLock: true } };
  it('can be asked without errors', () => {
    expect(definitionOf(opaque)).toBeNull();
    expect(handlesOf(opaque, CANVAS)).toEqual(NO_HANDLES);
    expect([isFixed(opaque), isPinnedFirst(opaque), isDynamicNode(opaque), isDrawnNode(opaque)]).toEqual(
      Array(4).fill(false),
    );
    expect(tagsOf(opaque)).toEqual([]);
    expect(iconOf(opaque)).toBe('unknown');
  });
});

const added = catalogueItems.filter((item) => !item.opensRoot);

describe('the catalogue', () => {
  it.each([
    ['time', 'Hour, Minutes, Seconds, Tick, Digital time, Weekday, Date'],
    ['text', 'Text'],
    ['root', 'Background color'],
    ['icon', 'Icon'],
    ['image', 'Image'],
    ['background', 'Background'],
    ['animation', 'Sequence'],
    ['comp', 'Battery, Heart rate, Steps, Temperature, Weather, Moon phase, Tap area'],
    ['progress', 'Progress ring, Progress bar, Progress arc, Picture levels'],
    ['complication', 'Ranged value, Short text, Long text, Slot text, Slot icon, Slot title, Slot progress bar'],
  ])('%s has the buttons of the specification, in its order, with possible additions: %s', (category, names) => {
    const words = wordsOf('en', 'catalogue').items as Record<string, string>;
    const items = catalogueItems.filter((item) => item.category === category);
    const wanted = names.split(', ');
    expect(items.map((item) => words[item.key]).filter((name) => wanted.includes(name ?? ''))).toEqual(wanted);
  });

  it('leads to the background colour and adds nothing', () => {
    const color = catalogueItem('rootColor')!;
    expect(color).toMatchObject({ nodeType: 'root', opensRoot: true });
    expect(() => createNode(color, { uuid: 'u', label: 'L', place: startPlace(CANVAS) })).toThrow('not added');
    expect(catalogueItems.filter((item) => item.opensRoot)).toEqual([color]);
  });

  it.each(['zh', 'en'] as const)('has a unique name for each button and category: %s', (language) => {
    const words = wordsOf(language, 'catalogue');
    const items = words.items as Record<string, string>;
    const categories = words.categories as Record<string, string>;
    const names = catalogueItems.map((item) => items[item.key]);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    expect(CATALOGUE_CATEGORIES.every((category) => categories[category])).toBe(true);
  });

  it.each(added.map((item) => [item.key, item] as const))('%s makes a valid layer on every canvas', (_, item) => {
    for (const [width, height, shape] of [
      [500, 500, 'circle'],
      [390, 390, 'circle'],
      [320, 386, 'rectangle'],
      [100, 1000, 'rectangle'],
    ] as const) {
      const canvas = { width, height, shape };
      const made = createNode(item, {
        uuid: 'u-1',
        label: 'Name',
        place: startPlace(canvas, item.pictures ? [PICTURE] : []),
      });
      expect(knownNode.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
      expect(made).toMatchObject({ uuid: 'u-1', label: 'Name', nodeType: item.nodeType });
      for (const { source } of expressionsOf(made)) expect(tagsOfExpression(source).length).toBeGreaterThan(0);
      if (imagesNeeded(made) !== null) expect(imagesOf(made)).toHaveLength(imagesNeeded(made) ?? 0);
      const situation = { canvas, mode: 'normal' as const, nodes: [sampleOf('root')], subjects: [made] };
      expect(refusalFor(policyOf('android'), 'add', situation)).toBeNull();
      expect('width' in made.style && made.style.x + made.style.width / 2).toBeCloseTo(width / 2, 1);
    }
  });

  it('finds items by key', () => {
    expect(catalogueItem('battery')?.nodeType).toBe('text');
    expect(catalogueItem('flux')).toBeUndefined();
  });
});

const made = (key: string, image?: typeof PICTURE) => {
  const item = catalogueItem(key)!;
  return createNode(item, { uuid: 'u', label: 'L', place: startPlace(CANVAS, image ? [image] : []) });
};

describe('defaults of new layers', () => {
  it.each([
    ['hour', '#DWFKS#', 269.5, 'hour'],
    ['minutes', '#DWFM#', 354, 'minutes'],
    ['seconds', '#DWFS#', 48, 'seconds'],
  ])('%s: tag, default angle and its pivot on the dial centre', (key, rotate, rotation, kind) => {
    const hand = made(key);
    expect(hand).toMatchObject({ type: kind, style: { rotate, rotation, url: `art:starter/${key}.png` } });
    if (!('offset' in hand.style) || !hand.style.offset) throw new Error('a hand has a pivot');
    expect(hand.style.x + hand.style.offset.x).toBeCloseTo(250);
    expect(hand.style.y + hand.style.offset.y).toBeCloseTo(250);
    expect(isDynamicNode(hand)).toBe(true);
    expect(handlesOf(hand, CANVAS).rotate).toBe(false);
  });

  it.each([
    ['digitalTime', '#Db#:#DmZ#', ['Db', 'DmZ']],
    ['weekday', '#DEG#', ['DEG']],
    ['date', '#DMM#-#DdL#', ['DMM', 'DdL']],
    ['battery', '#BLP#%', ['BLP']],
    ['steps', '#ZSC#', ['ZSC']],
    ['heartRate', '#ZHR#', ['ZHR']],
    ['temperature', '#WCTS#', ['WCTS']],
  ])('%s shows %s', (key, textTag, tags) => {
    const text = made(key);
    expect(text).toMatchObject({ nodeType: 'text', style: { textTag, text: '', fontFamily: 'Roboto-Regular' } });
    expect(tagsOf(text)).toEqual(tags);
    expect(handlesOf(text, CANVAS)).toMatchObject({ resize: ['w', 'e'] });
  });

  it.each([
    ['android', 'zh', '#DEG#'],
    ['android', 'en', '#DEG#'],
    ['falcon', 'zh', '#DEzh#'],
    ['falcon', 'en', '#DE#'],
    ['falcon', undefined, '#DE#'],
  ] as const)(
    "the weekday on %s, made in %s, follows the watch's language or otherwise the designer's: %s",
    (platform, language, textTag) => {
      const place = { ...startPlace(CANVAS, [], platform), ...(language && { language }) };
      const node = createNode(catalogueItem('weekday')!, { uuid: 'u', label: 'L', place });
      expect(node).toMatchObject({ style: { textTag, text: '' } });
    },
  );

  it('text is literal, 32 px, white and centred', () => {
    const style = { textTag: '', text: 'Text', fontSize: 32, fill: '#ffffff', align: 'center' };
    expect(made('text')).toMatchObject({ style });
    expect(isDynamicNode(made('text'))).toBe(false);
  });

  it.each([
    ['fillCircular', 'Circular', 124, 124],
    ['fillLinear', 'Linear', 124, 16],
    ['fillArc', 'Arc', 124, 124],
  ])('%s', (key, progressType, width, height) => {
    expect(made(key)).toMatchObject({ style: { progressType, width, height, ringWidth: 16 } });
    const corners = ['nw', 'ne', 'se', 'sw'];
    const circular = { resize: corners, keepRatio: true };
    if (progressType === 'Linear') expect(handlesOf(made(key), CANVAS).resize).toHaveLength(8);
    else expect(handlesOf(made(key), CANVAS)).toMatchObject(circular);
  });

  it('a picture keeps its size, centred', () => {
    const style = { x: 210, y: 235, width: 80, height: 30, url: PICTURE.url, fileSize: 1234 };
    expect(made('image', PICTURE)).toMatchObject({ type: 'image', style });
  });

  it('a picture larger than the canvas is scaled to fit', () => {
    const style = { x: 0, y: 125, width: 500, height: 250 };
    expect(made('image', { ...PICTURE, width: 4000, height: 2000 })).toMatchObject({ style });
  });

  it('the background covers the canvas in its own proportions, pinned first', () => {
    const background = made('background', PICTURE);
    expect(background).toMatchObject({ type: 'background', style: { y: 0, height: 500 } });
    if (!('width' in background.style)) throw new Error('a background has a box');
    expect(background.style.width / 500).toBeCloseTo(80 / 30);
    expect(background.style.x + background.style.width).toBeGreaterThanOrEqual(500);
    expect(isPinnedFirst(background)).toBe(true);
    expect(isPinnedFirst(made('image', PICTURE))).toBe(false);
  });

  it('a foreign reference is not a picture', () => {
    expect(() => made('image', { ...PICTURE, url: 'https://elsewhere.example/x.png' })).toThrow();
  });
});

it.each(types)('%s with locked proportions offers only corners: a side of a thin box would make it huge', (type) => {
  const { style, ...node } = bare(type, { ratio: true });
  const rules = handlesOf({ ...node, style } as KnownNode, CANVAS);
  if (rules.keepRatio) expect(rules.resize).toEqual(['nw', 'ne', 'se', 'sw']);
  if (type === 'image') expect(rules.keepRatio).toBe(true);
});

it('a typed side changes the other with locked proportions', () => {
  expect(keepsRatio(bare('text', { ratio: true }), CANVAS)).toBe(true);
  expect(keepsRatio(bare('text'), CANVAS)).toBe(false);
  expect(keepsRatio(bare('image', { ratio: true }), CANVAS)).toBe(true);
  expect(keepsRatio(made('fillCircular'), CANVAS)).toBe(true);
  expect(keepsRatio(made('fillLinear'), CANVAS)).toBe(false);
  expect(keepsRatio(bare('root'), CANVAS)).toBe(false);
});

describe('an image and the 30 percent rule', () => {
  it('exactly 30 percent rotates, a hundredth more does not', () => {
    const image = (width: number) => bare('image', { width, height: 250 });
    expect(handlesOf(image(300), CANVAS).rotate).toBe(true);
    expect(handlesOf(image(300.01), CANVAS).rotate).toBe(false);
  });
});

it('the registry contains exactly the types of the schema', () => {
  expect(Object.keys(NODE_ENTRIES).sort()).toEqual([...types].sort());
});

it('every type that is drawn late has its drawing, and no other', () => {
  const late = Object.values(NODE_ENTRIES).flatMap(({ definition }) =>
    definition.isDrawnLate ? [definition.type] : [],
  );
  expect(Object.keys(LATE_DRAWINGS).toSorted()).toEqual(late.toSorted());
});
