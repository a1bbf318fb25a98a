// Faces with one planted fault each, and sound ones beside them: the check finds every fault and nothing else.
import { expect, it } from 'vitest';
import { CLOSED, copyNow, currentCopy, openDesign } from '@/editor/document/editorState';
import type { MomentName } from '@/face/seen/moments';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS, type QuickFixKind } from '@/output/watchFace/checkFinding';
import { checkSeen } from '@/output/watchFace/checkSeen';
import { createSeenWork } from '@/packaging/check/seenWork';
import { type FaceCopy, platform as platformSchema } from '@/schemas/design';
import { designOf, rootLayer, Session } from '../../editor/support/documents';
import { MEND_ACTS } from '../../editor/support/mendActs';
import { faceOf, type RawLayer, raw, ref } from '../../support/brokenFaces';
import { drawnSeen } from '../../support/drawnSeen';
import { solid as solidPng } from '../../support/images';

type Style = Record<string, unknown>;
const SHORT = { timeout: 60_000 };

/** A time of 88 px in the middle of the face. */
const time = (style: Style = {}, rest: Style = {}) =>
  raw(
    'text',
    'time',
    {
      text: '08:59',
      fontSize: 88,
      fill: '#ffffff',
      x: 100,
      y: 190,
      width: 300,
      height: 120,
      align: 'center',
      ...style,
    },
    rest,
  );
const words = (uuid: string, style: Style = {}, rest: Style = {}) =>
  raw(
    'text',
    uuid,
    { text: 'Noon', fontSize: 40, fill: '#ffffff', x: 150, y: 100, width: 200, height: 60, align: 'center', ...style },
    rest,
  );
const plate = (style: Style = {}, rest: Style = {}) =>
  raw(
    'shape',
    'plate',
    { x: 90, y: 180, width: 320, height: 140, fill: { kind: 'solid', color: '#ffffff' }, ...style },
    rest,
  );
const ring = (style: Style = {}) =>
  raw('progress', 'ring', {
    ...{ x: 60, y: 60, width: 380, height: 380, ringWidth: 24, fillRate: '(#BLP#/100)' },
    ...{ fillColor: '#63e6c8', bgColor: '#26323f', ...style },
  });
const hand = (style: Style = {}, rest: Style = {}) =>
  raw(
    'shape',
    'hand',
    {
      ...{ kind: 'rectangle', x: 244, y: 60, width: 12, height: 190, offset: { x: 6, y: 190 }, rotate: '#DWFM#' },
      ...{ ...solid('#ffffff'), ...style },
    },
    rest,
  );
const slot = (style: Style = {}) =>
  raw('google_complication', 'slot', {
    ...{ x: 190, y: 190, width: 120, height: 120, supportTypeDefault: 'short_text', systemProviderValue: 2 },
    ...style,
  });
/** A picture that is red throughout, and how a face shows it. */
const RED_REF = ref('red');
const RED = `data:image/png;base64,${Buffer.from(solidPng(8, 8, '#e03030')).toString('base64')}`;
const icon = (style: Style = {}) =>
  raw('image', 'icon', { url: RED_REF, x: 220, y: 220, width: 60, height: 60, ...style }, { type: 'icon' });
const solid = (color: string) => ({ fill: { kind: 'solid', color } });

const FULL = { x: -10, y: -10, width: 520, height: 520 };

interface Case {
  name: string;
  layers: readonly RawLayer[];
  moments?: readonly MomentName[];
  /** Data URLs by reference. */
  pictures?: ReadonlyMap<string, string>;
  /** Keys and layers of the findings; none for a sound face. */
  expectedFinding?: readonly [key: string, layer: string][];
}

const ICONS = { pictures: new Map([[RED_REF, RED]]) };

const FAULTS: readonly Case[] = [
  {
    name: 'a ring in the color of its ground',
    layers: [ring({ fillColor: '#1b2530' })],
    expectedFinding: [['contrastLow', 'ring']],
  },
  {
    name: 'a ring that is dark where it is full',
    layers: [plate({ x: 0, y: 0, width: 500, height: 500, ...solid('#5fd9be') }), ring()],
    moments: ['longEnglish'],
    expectedFinding: [['contrastLow', 'ring']],
  },
  {
    name: 'a shape that data stretches, in the color of its ground',
    layers: [
      plate(),
      raw(
        'shape',
        'bar',
        { x: 100, y: 240, width: 200, height: 20, ...solid('#eeeeee') },
        { live: { width: '(#BLP#*2)' } },
      ),
    ],
    expectedFinding: [['contrastLow', 'bar']],
  },
  {
    name: 'a hand in the color of the dial',
    layers: [plate({ ...FULL }), hand()],
    expectedFinding: [['contrastLow', 'hand']],
  },
  { name: 'a hand of 15% opacity', layers: [hand({ opacity: 0.15 })], expectedFinding: [['contrastLow', 'hand']] },
  {
    name: 'an icon tinted like its ground',
    layers: [plate({ ...FULL, ...solid('#e03030') }), icon()],
    ...ICONS,
    expectedFinding: [['contrastLow', 'icon']],
  },
  {
    name: 'a plate over an icon',
    layers: [icon(), plate(solid('#202020'))],
    ...ICONS,
    expectedFinding: [['coveredBy', 'icon']],
  },
  {
    name: 'a slot with dark text',
    layers: [slot({ textColor: '#202020', titleColor: '#202020', iconColor: '#202020' })],
    expectedFinding: [['contrastLow', 'slot']],
  },
  { name: 'a slot under a plate', layers: [slot(), plate(solid('#202020'))], expectedFinding: [['coveredBy', 'slot']] },
  { name: 'a slot beyond the edge', layers: [slot({ x: 430, width: 100 })], expectedFinding: [['cutByEdge', 'slot']] },
  { name: 'dark text on black', layers: [time({ fill: '#111111' })], expectedFinding: [['contrastLow', 'time']] },
  { name: 'white text on a white plate', layers: [plate(), time()], expectedFinding: [['contrastLow', 'time']] },
  {
    name: 'white text with a black outline on a white plate',
    layers: [plate(), time({ outline: { isOn: true } })],
    expectedFinding: [],
  },
  {
    name: 'white text with a white outline on a white plate',
    layers: [plate(), time({ outline: { isOn: true, color: '#ffffff' } })],
    expectedFinding: [['contrastLow', 'time']],
  },
  {
    name: 'text with a glow of its own colour on a white plate',
    layers: [plate(), time({ glow: { isOn: true } })],
    expectedFinding: [['contrastLow', 'time']],
  },
  { name: 'text of 15% opacity', layers: [time({ opacity: 0.15 })], expectedFinding: [['contrastLow', 'time']] },
  {
    name: 'text half on a plate of its own colour',
    layers: [plate({ width: 160 }), time()],
    expectedFinding: [['contrastLow', 'time']],
  },
  { name: 'a plate over text', layers: [time(), plate(solid('#202020'))], expectedFinding: [['coveredBy', 'time']] },
  {
    name: 'two texts on one spot',
    layers: [time(), words('date', { text: 'WED 30', fontSize: 60, x: 100, y: 220, width: 300 })],
    expectedFinding: [
      ['coveredBy', 'time'],
      ['contrastLow', 'date'],
    ],
  },
  {
    name: 'the same text twice in the same place',
    layers: [time(), time({}, { uuid: 'again' })],
    expectedFinding: [['doubled', 'time']],
  },
  {
    name: 'the same dark text twice in the same place',
    layers: [time({ fill: '#111111' }), time({ fill: '#111111' }, { uuid: 'again' })],
    expectedFinding: [
      ['doubled', 'time'],
      ['contrastLow', 'again'],
    ],
  },
  {
    name: 'text at the left edge',
    layers: [words('date', { x: -60, y: 220 })],
    expectedFinding: [['cutByEdge', 'date']],
  },
  {
    name: 'text in the corner of a round face',
    layers: [words('date', { x: 250, y: 20, width: 250, height: 40, fontSize: 24, align: 'right' })],
    expectedFinding: [['outsideShape', 'date']],
  },
  {
    name: 'text that only its longest value brings to the edge',
    layers: [
      words('steps', {
        text: '',
        textTag: '#ZSC#',
        fontSize: 60,
        align: 'left',
        x: 380,
        y: 220,
        width: 60,
        height: 60,
      }),
    ],
    moments: ['sample', 'longEnglish'],
    expectedFinding: [['cutByEdge', 'steps']],
  },
  {
    name: 'text that a turned group brings to the edge',
    layers: [
      words('date', { x: 150, y: 220 }, { parentId: 'group' }),
      raw('group', 'group', { x: 100, y: 200, width: 300, height: 100, rotation: 90, offset: { x: 0, y: 0 } }),
    ],
    expectedFinding: [['cutByEdge', 'date']],
  },
  { name: 'small capitals', layers: [words('date', { fontSize: 12 })], expectedFinding: [['textSmall', 'date']] },
  {
    name: 'small Chinese characters, in Chinese only',
    layers: [words('day', { text: '', textTag: '#DOW#', fontSize: 18 })],
    moments: ['longEnglish', 'longChinese'],
    expectedFinding: [['textSmall', 'day']],
  },
  {
    name: 'text that a group makes small',
    layers: [
      words('date', { x: 150, y: 220 }, { parentId: 'group' }),
      raw('group', 'group', { x: 100, y: 200, width: 300, height: 100, scaleX: 0.3, scaleY: 0.3 }),
    ],
    expectedFinding: [['textSmall', 'date']],
  },
  {
    name: 'text on a photo without a file',
    layers: [raw('image', 'photo', { url: ref('gone'), x: 100, y: 80, width: 300, height: 100 }), words('date')],
    expectedFinding: [['notMeasured', 'date']],
  },
  {
    name: 'text under a photo without a file',
    layers: [words('date'), raw('image', 'photo', { url: ref('gone'), x: 100, y: 80, width: 300, height: 100 })],
    expectedFinding: [['notMeasured', 'date']],
  },
];

const SOUND: readonly Case[] = [
  { name: 'a ring at 5%', layers: [ring()], moments: ['empty'] },
  { name: 'a ring without data', layers: [ring({ fillRate: '(#ZHR#/200)' })], moments: ['noData'] },
  { name: 'a hand on a light dial', layers: [plate({ ...FULL }), hand(solid('#101010'))] },
  {
    name: 'a white hand over a white hand',
    layers: [hand(), hand({ height: 150, y: 100 }, { uuid: 'other' })],
    moments: ['midnight'],
  },
  { name: 'a hand over an icon', layers: [icon(solid('#ffffff')), hand()], ...ICONS, moments: ['midnight'] },
  { name: 'a faint shape that is decoration', layers: [plate(solid('#0a0a0a'))] },
  {
    name: 'a faint picture that is decoration',
    layers: [raw('image', 'art', { url: RED_REF, x: 100, y: 100, width: 300, height: 300, opacity: 0.1 })],
    ...ICONS,
  },
  { name: 'a slot on black', layers: [slot()] },
  { name: 'a slot with a plate of its own', layers: [slot({ bgColor: '#101010' })] },
  { name: 'a hidden icon', layers: [icon({ visible: false, x: -40 })], ...ICONS },
  { name: 'white text on black', layers: [time()] },
  { name: 'black text on a white plate', layers: [plate(), time({ fill: '#000000' })] },
  { name: 'gray 20 px text of 4.5:1', layers: [words('date', { fontSize: 22, fill: '#8d99a5' })] },
  { name: 'large gray text of 3:1', layers: [time({ fill: '#6a6a6a' })] },
  { name: 'a plate under text', layers: [plate(solid('#202020')), time()] },
  { name: 'a gloss of 2% over text', layers: [time(), plate({ opacity: 0.02 })] },
  {
    name: 'a hand over text',
    layers: [time(), plate({ x: 245, y: 20, width: 20, height: 240, rotate: '#DWFSA#' })],
  },
  {
    name: 'a faint text twice, which is readable together',
    layers: [time({ opacity: 0.3 }), time({ opacity: 0.3 }, { uuid: 'again' })],
  },
  {
    name: 'a text over its own shadow',
    layers: [words('shadow', { fill: '#222222', x: 152, y: 102 }), words('date')],
  },
  { name: 'texts whose boxes touch without ink', layers: [time(), words('date', { y: 150 })] },
  { name: 'turned text inside the face', layers: [words('date', { x: 150, y: 220, rotation: 90 })] },
  {
    name: 'text beside a photo without a file',
    layers: [raw('image', 'photo', { url: ref('gone'), x: 100, y: 300, width: 300, height: 100 }), words('date')],
  },
  { name: 'a hidden text outside', layers: [words('date', { x: -60, y: 220, visible: false })] },
  {
    name: 'art beyond the edge',
    layers: [plate({ x: -50, y: -50, width: 600, height: 600, ...solid('#101010') }), time()],
  },
];

const keysIn = (copy: FaceCopy, seen: Awaited<ReturnType<typeof drawnSeen>>['seen']) =>
  checkSeen(copy, seen).map(({ key, uuid }) => [key, uuid] as const);

const keysOf = async ({ layers, moments = ['sample'], pictures }: Case) => {
  const copy = faceOf(layers);
  return keysIn(copy, (await drawnSeen(copy, { moments, ...(pictures && { pictures }) })).seen);
};

it.each(FAULTS)('finds $name', SHORT, async (one) => {
  expect(await keysOf(one)).toEqual(one.expectedFinding);
});

it.each(SOUND)('finds nothing in $name', SHORT, async (one) => {
  expect(await keysOf(one)).toEqual([]);
});

/** Faults with a fix by one click, and its kind. */
const FIXED: readonly [name: string, kind: QuickFixKind][] = [
  ['dark text on black', 'readableColor'],
  ['white text on a white plate', 'readableColor'],
  ['text of 15% opacity', 'readableColor'],
  ['text at the left edge', 'moveInside'],
  ['text in the corner of a round face', 'moveInside'],
  ['text that a turned group brings to the edge', 'moveInside'],
  ['small capitals', 'enlargeText'],
  ['small Chinese characters, in Chinese only', 'enlargeText'],
  ['text that a group makes small', 'enlargeText'],
  ['the same text twice in the same place', 'remove'],
];

it.each(FIXED)('fixes %s by %s with one click and one undo step, and leaves no finding', SHORT, async (name, kind) => {
  const { layers, moments = ['sample'] } = FAULTS.find((one) => one.name === name)!;
  const session = new Session([rootLayer()]);
  session.state = openDesign(CLOSED, { ...designOf([rootLayer()]), copies: [faceOf(layers)] }, 0);
  const copyOf = () => copyNow(session.state, currentCopy(session.state)!);
  const before = session.nodes;
  const findingsAt = async () => checkSeen(copyOf(), (await drawnSeen(copyOf(), { moments })).seen);
  const [finding] = await findingsAt();
  const mend = finding!.mends!.find((one) => one.kind === kind)!;
  expect(MEND_ACTS[mend.kind](session, finding!.uuid!, mend as never)).toBeNull();
  expect(await findingsAt()).toEqual([]);
  session.undo();
  expect(session.nodes).toEqual(before);
});

const PLATED = [plate(), time()] as const;

it.each(platformSchema.options)('warns in both modes of a face for %s, and stops nothing', SHORT, async (platform) => {
  const copy = { ...faceOf([...PLATED], [...PLATED]), platform };
  const { seen } = await drawnSeen(copy, { moments: ['sample'] });
  const findings = checkCopy(copy, { ...NO_FACTS, seen }).findings.filter(({ key }) => key === 'contrastLow');
  expect(findings.map(({ severity, mode, uuid }) => [severity, mode, uuid])).toEqual([
    ['warning', 'normal', 'time'],
    ['warning', 'ambient', 'time'],
  ]);
});

it('judges the corner of a square face as inside', SHORT, async () => {
  const corner = words('date', { x: 250, y: 20, width: 240, height: 40, fontSize: 24, align: 'right' });
  const copy = faceOf([corner]);
  const findingsAt = async (shape: FaceCopy['shape']) => {
    const face = { ...copy, shape };
    return keysIn(face, (await drawnSeen(face, { moments: ['sample'] })).seen);
  };
  expect(await findingsAt('circle')).toEqual([['outsideShape', 'date']]);
  expect(await findingsAt('rectangle')).toEqual([]);
});

it(
  'names the moment that shows a fault and what the layer says then, and no moment for a constant one',
  SHORT,
  async () => {
    const steps = { text: '', textTag: '#ZSC#', fontSize: 60, align: 'left', x: 380, y: 220, width: 60, height: 60 };
    const copy = faceOf([words('steps', steps), plate({ y: 320 }), time({ y: 330 })]);
    const { seen } = await drawnSeen(copy, { moments: ['sample', 'longEnglish'] });
    expect(checkSeen(copy, seen).map(({ key, moment, params }) => [key, moment, params.shown])).toEqual([
      ['cutByEdge', 'longEnglish', '99999'],
      ['contrastLow', undefined, undefined],
    ]);
  },
);

it('draws again only what an edit changes', SHORT, async () => {
  const work = createSeenWork();
  const many = Array.from({ length: 12 }, (_, at) =>
    words(`text${at}`, { text: `Row ${at}`, y: 60 + at * 30, fontSize: 24 }),
  );
  const face = (style: Style) => faceOf([...many, plate({ y: 430, height: 40 }), time({ y: 200, ...style })]);
  const draw = async (style: Style) =>
    (await drawnSeen(face(style), { moments: ['sample', 'midnight'] }, work)).drawnTiles;
  expect(await draw({})).toBeGreaterThan(14);
  expect(await draw({})).toBe(0);
  expect(await draw({ fill: '#ff0000' })).toBe(1);
});

it('says that a layer that cannot be drawn was not measured, nor the layers that it may meet', SHORT, async () => {
  const bad = words('bad', { text: 'Bad', y: 300 });
  const copy = faceOf([time({ fill: '#111111', y: 60 }), bad]);
  const { seen } = await drawnSeen(copy, { moments: ['sample'], fails: (svg) => svg.includes('>Bad<') });
  expect(keysIn(copy, seen)).toEqual([
    ['notMeasured', 'time'],
    ['notDrawn', 'bad'],
  ]);
});
