// Any commands in any order on any layers: undo all restores the start, redo all restores the end, and the document stays valid.

import { expect, it } from 'vitest';
import { COMMANDS } from '@/editor/commands';
import { ACCEPT_COMMANDS } from '@/editor/commands/acceptFindings';
import { type EditCommand, isRunnable } from '@/editor/commands/defineCommand';
import { OPTION_COMMANDS } from '@/editor/commands/options';
import { QUICK_FIX_COMMANDS } from '@/editor/commands/quickFixes';
import { THEME_COMMANDS } from '@/editor/commands/themes';
import { mode } from '@/schemas/design';
import { HISTORY_STATES } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import fc from '@/tests/support/property';
import {
  backgroundLayer,
  designOf,
  imageLayer,
  ringLayer,
  rootLayer,
  Session,
  textLayer,
  unknownLayer,
} from '../support/documents';

const RUNS = process.env.LONG ? 2000 : 150;
const number = fc.oneof(
  fc.integer({ min: -600, max: 600 }),
  fc.double({ min: -20_000, max: 20_000 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e308, -0),
);
const flags = fc.record({ isLock: fc.boolean(), visible: fc.boolean(), x: fc.integer({ min: -600, max: 600 }) });

const makers = [
  (uuid: string, style: object) => textLayer(uuid, { ...style }),
  (uuid: string, style: object) => imageLayer(uuid, { ...style, width: 300, height: 300 }),
  (uuid: string, style: object) => ringLayer(uuid, { ...style }),
  (uuid: string) => unknownLayer(uuid),
  (uuid: string, style: object) => textLayer(uuid, { ...style, textTag: '#Db#' }, { freeze: true }),
];
const layers = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(fc.nat(makers.length - 1), flags), { maxLength: 7 }))
  .map(([withBackground, list]): FaceNode[] => [
    rootLayer(),
    ...(withBackground ? [backgroundLayer()] : []),
    ...list.map(([kind, style], index) => makers[kind]!(`n${index}`, style)),
  ]);

/** Payloads of the commands that keys do not give, made from the current layers. */
const uuids = fc.uniqueArray(fc.nat(8), { maxLength: 4 });
const pick = (nodes: readonly FaceNode[], places: number[]) => places.flatMap((place) => nodes[place]?.uuid ?? []);
/** A theme with a role for each color, and two choices. */
const themeOfColors = (colors: readonly string[]) => ({
  id: 'themeColor',
  roles: colors.map((_, index) => ({ id: `role${index}`, name: `Role ${index}` })),
  choices: [
    { id: 'a', name: 'A', colors: [...colors] },
    { id: 'b', name: 'B', colors: colors.map(() => '#aa0000') },
  ],
});
/** As many options with two choices each. */
const optionsOfCount = (count: number) => ({
  list: Array.from({ length: count }, (_, n) => ({
    ...{ id: `option${n}`, kind: 'list', name: `Option ${n}`, default: 'a' },
    choices: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
  })),
});
type Payload = (nodes: readonly FaceNode[]) => unknown;
const field = fc.constantFrom(
  'x',
  'width',
  'rotation',
  'opacity',
  'text',
  'fill',
  'tintColor',
  'caseStyle',
  'offset.x',
);
const value = fc.oneof(number, fc.string(), fc.constantFrom(undefined, null, '#12ab34', true));
const patch = fc.record({ x: number, y: number, width: number, rotation: number }, { requiredKeys: [] });
const transformed = fc.tuple(uuids, patch).map(
  ([places, style]): Payload =>
    (nodes) => ({
      patches: new Map(pick(nodes, places).map((uuid) => [uuid, style])),
    }),
);
const fitted = fc.tuple(fc.nat(8), fc.record({ x: number, width: number, fontSize: number }, { requiredKeys: [] })).map(
  ([place, style]): Payload =>
    (nodes) => ({ uuid: nodes[place]?.uuid ?? '', patch: style }),
);
const size = fc.record({ width: fc.integer({ min: 1, max: 4096 }), height: fc.integer({ min: 1, max: 4096 }) });
const PAYLOADS: Readonly<Record<string, fc.Arbitrary<Payload>>> = {
  addNode: fc.tuple(fc.nat(2), flags).map(([kind, style]) => () => ({ nodes: [makers[kind]!('added', style)] })),
  removeNodes: uuids.map((places) => (nodes) => ({ uuids: pick(nodes, places) })),
  select: fc.tuple(fc.constantFrom('replace', 'toggle', 'range'), uuids).map(([how, places]) => (nodes) => ({
    mode: how,
    uuids: pick(nodes, places),
  })),
  rename: fc.tuple(fc.nat(8), fc.string({ maxLength: 120 })).map(([place, label]) => (nodes) => ({
    uuid: nodes[place]?.uuid ?? '',
    label,
  })),
  renameDesign: fc.string({ maxLength: 60 }).map((name) => () => ({ name })),
  setThemeColors: fc
    .array(fc.constantFrom('#12ab34', '#ffffff', '#00000080', 'red'), { maxLength: 18 })
    .map((colors) => () => ({ colors })),
  changeTheme: fc
    .option(fc.array(fc.constantFrom('#12ab34', '#ffffff', '#00000080'), { minLength: 1, maxLength: 6 }))
    .map((colors) => () => ({ theme: colors && themeOfColors(colors) })),
  makeRole: fc
    .tuple(fc.constantFrom('#12ab34', '#ffffff', '#000000'), fc.option(fc.nat(8)))
    .map(([color, place]) => (nodes) => ({
      roles: [{ color, name: 'Main' }],
      choiceName: 'First',
      ...(place === null ? {} : { only: { uuids: pick(nodes, [place]), path: 'style.fill' } }),
    })),
  setColorRole: fc.tuple(uuids, fc.constantFrom('role0', 'role1', null)).map(([places, role]) => (nodes) => ({
    uuids: pick(nodes, places),
    path: 'style.fill',
    role,
  })),
  changeOptions: fc
    .option(fc.nat(22))
    .map((count) => () => ({ options: count === null ? null : optionsOfCount(count) })),
  makeOption: fc.constantFrom('Hands', 'Dial').map((name) => () => ({ name })),
  fitTextSize: fitted,
  fitTextBox: fitted,
  setField: fc.tuple(uuids, field, value).map(([places, path, to]) => (nodes) => ({
    uuids: pick(nodes, places),
    path,
    value: to,
  })),
  toggleGlow: uuids.map((places) => (nodes) => ({ uuids: pick(nodes, places) })),
  toggleOutline: uuids.map((places) => (nodes) => ({ uuids: pick(nodes, places) })),
  toggleShadow: uuids.map((places) => (nodes) => ({ uuids: pick(nodes, places) })),
  moveTo: fc.tuple(uuids, number).map(([places, index]) => (nodes) => ({ uuids: pick(nodes, places), index })),
  moveNodes: transformed,
  resizeNodes: transformed,
  rotateNodes: transformed,
  replaceImages: fc.tuple(uuids, fc.nat(12)).map(([places, count]) => (nodes) => ({
    uuids: pick(nodes, places),
    images: Array.from({ length: count }, (_, at) => ({
      url: `art:digits-bold/${at % 10}.png`,
      width: 30,
      height: 40,
      fileSize: 9,
    })),
  })),
  ...Object.fromEntries(
    ['pivotToDial', 'moveToDial', 'pivotToMiddle'].map((name) => [name, fc.constant(() => undefined)]),
  ),
  ...Object.fromEntries(
    ['setPivot', 'nudgePivot'].map((name) => [
      name,
      fc.tuple(fc.nat(8), number, number).map(
        ([place, x, y]): Payload =>
          (nodes) => ({
            uuid: nodes[place]?.uuid ?? '',
            to: { x, y },
          }),
      ),
    ]),
  ),
  replacePicture: fc.tuple(uuids, size, fc.option(size)).map(([places, file, whole]) => (nodes) => ({
    uuids: pick(nodes, places),
    picture: { url: '', fileSize: 7, ...file, ...(whole ? { trim: { whole, crop: { x: 1, y: 2, ...file } } } : {}) },
  })),
  trimPicture: fc.tuple(uuids, size).map(([places, file]) => (nodes) => ({
    trims: pick(nodes, places).map((uuid) => ({
      ...{ uuid, from: '', url: '', fileSize: 9 },
      ...{ whole: { width: 500, height: 500 }, crop: { x: 3, y: 4, ...file } },
    })),
  })),
  removeBackground: fc.nat(8).map((place) => (nodes) => ({
    ...{ copyId: 'copy', mode: 'normal', uuid: nodes[place]?.uuid ?? '' },
    ...{ from: '', url: '', fileSize: 9 },
  })),
  untrimPicture: fc.tuple(uuids, size).map(([places, file]) => (nodes) => ({
    ...{ uuids: pick(nodes, places), from: '', url: '', fileSize: 9 },
    trim: { whole: { width: 500, height: 500 }, crop: { x: 3, y: 4, ...file } },
  })),
  naturalSize: fc.tuple(uuids, size).map(([places, file]) => (nodes) => ({
    sizes: new Map(pick(nodes, places).map((uuid) => [uuid, file])),
  })),
  replaceTag: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '' })),
  fixTag: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', path: 'style.textTag', tag: 'DH' })),
  hideSeconds: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '' })),
  acceptFinding: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', key: 'hidden', note: 'so' })),
  judgeAgain: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', key: 'hidden' })),
  halveFrames: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '' })),
  useDefaultFont: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', family: 'Fancy' })),
  speakLayer: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', en: '#BLP#', zh: '电量 #BLP#' })),
  moveInside: fc.tuple(fc.nat(8), number, number).map(([place, dx, dy]) => (nodes) => ({
    uuid: nodes[place]?.uuid ?? '',
    dx,
    dy,
  })),
  useReadableColor: fc.nat(8).map((place) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', fill: '#12ab34' })),
  enlargeText: fc.tuple(fc.nat(8), fc.integer({ min: 8, max: 200 })).map(([place, fontSize]) => (nodes) => ({
    uuid: nodes[place]?.uuid ?? '',
    fontSize,
  })),
  useExpression: fc
    .tuple(fc.nat(8), fc.constantFrom('style.textTag', 'style.rotate', 'live.visible'))
    .map(([place, path]) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', path, source: '(#BLP#/100)' })),
  enlargeTap: fc.tuple(fc.nat(8), size).map(([place, box]) => (nodes) => ({ uuid: nodes[place]?.uuid ?? '', box })),
  addListedPictures: fc.nat(8).map((place) => (nodes) => ({
    uuid: nodes[place]?.uuid ?? '',
    images: [{ url: 'art:digits-bold/0.png', fileSize: 9 }],
  })),
  setHand: fc.tuple(uuids, fc.constantFrom('image', 'hour', 'seconds', 'icon')).map(([places, hand]) => (nodes) => ({
    hands: new Map(pick(nodes, places).map((uuid) => [uuid, hand])),
  })),
  setFact: fc
    .tuple(uuids, fc.constantFrom('icon', 'activeIcon', 'style', 'uuid'), value)
    .map(([places, path, to]) => (nodes) => ({
      uuids: pick(nodes, places),
      path,
      value: to,
    })),
};
const edits = [...COMMANDS, ...QUICK_FIX_COMMANDS, ...ACCEPT_COMMANDS, ...THEME_COMMANDS, ...OPTION_COMMANDS].filter(
  (command): command is EditCommand<unknown> => command.kind === 'edit',
);
const act = fc.nat(edits.length - 1).chain((at) => {
  const command = edits[at]!;
  const own = PAYLOADS[command.name];
  return fc.tuple(fc.constant(command), own ?? fc.constant(null), fc.constantFrom(10, 1000));
});

it('has a payload for every command that neither keys nor menus run', () => {
  const lacking = edits.filter((command) => !isRunnable(command) && !PAYLOADS[command.name]);
  expect(lacking.map((command) => command.name)).toEqual([]);
});

it('undoes everything and redoes it', () => {
  fc.assert(
    fc.property(layers, fc.array(act, { maxLength: HISTORY_STATES - 1 }), (start, acts) => {
      const face = new Session(start);
      const first = structuredClone(designOf(start).copies[0]!.normal.nodeList);
      for (const [command, payload, ms] of acts) {
        if (payload) face.run(command, payload(face.nodes), ms);
        else face.run(command, command.fromKeys?.(face.situation), ms);
        expect(mode.safeParse({ nodeList: face.nodes }).error).toBeUndefined();
        expect(face.nodes[0]?.nodeType).toBe('root');
        expect(face.state.selection.every((uuid) => face.order.includes(uuid) && uuid !== 'root')).toBe(true);
      }
      const last = face.nodes;
      const steps = face.undos;
      for (let step = 0; step < steps; step += 1) face.undo();
      expect(face.nodes).toEqual(first);
      for (let step = 0; step < steps; step += 1) face.redo();
      expect(face.nodes).toStrictEqual(last);
      // Only a change of the options makes new layers in every state of the history: those with other marks.
      if (!acts.some(([command]) => OPTION_COMMANDS.some(({ name }) => name === command.name)))
        expect(face.nodes).toBe(last);
    }),
    { numRuns: RUNS },
  );
}, 120_000);
