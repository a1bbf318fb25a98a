// Making a copy for the other platform: layers kept, changed and lost, and the result obeys every rule there.

import { describe, expect, it } from 'vitest';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { sampleState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { shadowOfLayer } from '@/face/nodes';
import { liveNumber } from '@/face/nodes/liveValue';
import { compatiblePolicyOf, otherPlatforms, POLICIES, policyOf } from '@/face/platforms';
import type { Conversion, LayerChoice, LayerReport } from '@/face/platforms/conversion';
import { convertCopy } from '@/face/platforms/convert';
import { FALCON_TAGS } from '@/face/platforms/falcon';
import { findings } from '@/face/platforms/findings';
import { type RuledAct, refusalFor } from '@/face/platforms/platformPolicy';
import { REMEDIES } from '@/face/platforms/remedies';
import en from '@/locales/en/conversion.json';
import zh from '@/locales/zh/conversion.json';
import { copy as copySchema, type FaceCopy, type Platform } from '@/schemas/design';
import { type FaceNode, isKnown, nodeSchemas } from '@/schemas/nodes';
import { TEMPLATES } from '@/schemas/templates/index';
import { arbitraryDesign } from '@/tests/support/arbitraries';
import { i18nForTests } from '@/tests/support/i18nForTests';
import fc from '@/tests/support/property';
import { bare } from '../nodes/sampleNodes';

const platforms = Object.keys(POLICIES) as Platform[];
const url = (digit: number) => `asset:${String(digit).repeat(64)}`;
const frames = (count: number, fileSize = 100) =>
  Array.from({ length: count }, (_, index) => ({ url: url(index), fileSize }));

function faceOf(platform: Platform, layers: FaceNode[], more: Partial<FaceCopy> = {}): FaceCopy {
  const { canvas } = policyOf(platform);
  const nodeList = [bare('root'), ...layers.map((node, index) => ({ ...node, uuid: `l${index}` }))];
  return copySchema.parse({
    id: 'source',
    platform,
    shape: canvas.shape,
    ratio: `${canvas.width}*${canvas.height}`,
    normal: { nodeList },
    ...more,
  });
}

function converted(source: FaceCopy, to: Platform, choices: Record<string, LayerChoice> = {}): Conversion {
  let count = 0;
  return convertCopy(source, policyOf(to), {
    id: 'made',
    newId: () => `new-${++count}`,
    choices: new Map(Object.entries(choices)),
  });
}

/** A layer as a test reads it. */
interface Plain {
  uuid: string;
  nodeType: string;
  level?: number;
  type?: string;
  style: Record<string, number>;
}
const plain = (node: FaceNode | undefined) => node as unknown as Plain;

/** The outcome for one layer on the other platform. */
function one(node: FaceNode, to: Platform, choice?: LayerChoice) {
  const from = otherPlatforms(to)[0]!;
  const { copy, report, messages } = converted(faceOf(from, [node]), to, choice ? { l0: choice } : {});
  const made = plain(copy.normal.nodeList[1]);
  const { fate, notes, choice: offered } = report[1]!;
  const messageKeys = messages.map((message) => message.messageKey);
  return {
    made,
    style: made?.style ?? {},
    fate,
    notes: notes.map((n) => n.messageKey),
    messageKeys,
    offered,
    copy,
    report: report[1]!,
  };
}
const text = (textTag: string) => bare('text', { textTag, text: '' });

/** A group on a platform without groups is reported, and its layers are in the copy without it. */
const isInCopy = ({ fate, notes }: LayerReport) =>
  fate !== 'lost' && !notes.some(({ messageKey }) => messageKey === 'groupDissolved');

describe('any design', () => {
  it('is converted without an exception into a copy that obeys every rule, and each layer is reported once', () => {
    fc.assert(
      fc.property(arbitraryDesign, fc.constantFrom(...platforms), fc.nat(2), (design, to, kind) => {
        const source = design.copies[0]!;
        const policy = policyOf(to);
        const layers = [...source.normal.nodeList, ...(source.ambient?.nodeList ?? [])];
        const choice = [{ kind: 'scale' }, { kind: 'still', frame: 1 }, { kind: 'skip' }][kind] as LayerChoice;
        const { copy, report } = converted(source, to, Object.fromEntries(layers.map((n) => [n.uuid, choice])));
        expect(copySchema.parse(copy)).toEqual(copy);
        expect(report.map(({ uuid, mode }) => `${mode} ${uuid}`)).toEqual([
          ...source.normal.nodeList.map(({ uuid }) => `normal ${uuid}`),
          ...(source.ambient?.nodeList ?? []).map(({ uuid }) => `ambient ${uuid}`),
        ]);
        expect(findings(copy).filter(({ mode }) => mode !== null)).toEqual([]);
        for (const mode of ['normal', 'ambient'] as const) {
          const list = copy[mode]?.nodeList ?? [];
          expect(policy.settle(list)).toBe(list);
          const lines = report.filter((line) => line.mode === mode);
          expect(list.length).toBe(lines.filter(isInCopy).length);
          for (const act of ['change', 'paste'] as RuledAct[]) {
            list.forEach((node, index) => {
              const below = list.slice(0, index);
              expect(
                refusalFor(policy, act, { canvas: policy.canvas, mode, nodes: below, subjects: [node] }),
              ).toBeNull();
            });
          }
        }
        expect(copy.ambient === null).toBe(source.ambient === null);
      }),
      { numRuns: 150 },
    );
  });

  it('also with any mix of tags, sizes and delays near the limits', () => {
    const tag = fc.constantFrom(...DATA_TAGS.map(({ name }) => `#${name}#`));
    const source = fc.oneof(
      tag,
      fc.tuple(tag, fc.constantFrom(':', '-', '', ' '), tag).map((parts) => parts.join('')),
      tag.map((name) => `(${name}*2)`),
    );
    const side = fc.double({ min: 250, max: 310, noNaN: true }).map((value) => Math.round(value * 100) / 100);
    const box = fc.record({ width: side, height: side });
    const layer: fc.Arbitrary<FaceNode> = fc.oneof(
      source.map(text),
      fc.tuple(box, source).map(([size, rotate]) => bare('image', { ...size, rotate })),
      box.map((size) => bare('image', size, { type: 'hour' })),
      fc
        .tuple(box, fc.integer({ min: 10, max: 300 }))
        .map(([size, delayTime]) => bare('animation', { ...size, delayTime, imgs: frames(2) })),
      source.map((textTag) => bare('image_sequence', { textTag })),
      fc.tuple(box, source).map(([size, fillRate]) => bare('progress', { ...size, fillRate })),
      box.map((size) => bare('google_complication', size)),
    );
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 25 }), fc.constantFrom(...platforms), (layers, to) => {
        const { copy, report } = converted(faceOf(otherPlatforms(to)[0]!, layers), to);
        expect(findings(copy)).toEqual([]);
        expect(policyOf(to).settle(copy.normal.nodeList)).toBe(copy.normal.nodeList);
        expect(report).toHaveLength(layers.length + 1);
        expect(converted(copy, to).report.every(({ fate }) => fate === 'kept')).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('there and back keeps every layer that neither platform refuses', () => {
    const layers = [
      bare(
        'image',
        { width: 100, height: 40, rotate: '#DWFS#', rotation: 48, offset: { x: 5, y: 20 } },
        { type: 'seconds' },
      ),
      text('#DmZ#'),
      bare('progress', { fillRate: '(#ZSC#/10000)' }),
      bare('google_complication'),
    ];
    const there = converted(faceOf('android', layers), 'falcon');
    const back = converted(there.copy, 'android');
    expect([...there.report, ...back.report].map(({ fate }) => fate)).toEqual(Array(10).fill('kept'));
    expect(back.copy.normal.nodeList.map(({ nodeType }) => nodeType).sort()).toEqual(
      ['root', ...layers.map(({ nodeType }) => nodeType)].sort(),
    );
  });
});

describe('sizes', () => {
  it.each([
    ['falcon', 466],
    ['android', 500],
  ] as const)('every length is scaled to the canvas of %s', (to, side) => {
    const from = 966 - side;
    const slot = bare('google_complication', {
      ...{ x: from / 2, y: 0, width: from / 2, height: from / 4, borderRadius: 50, borderWidth: 5, textSize: 20 },
      ...{ rangeWidth: 10, titleSize: 14, borderDashGap: 4, borderDashWidth: 4, ambient: { textSize: 30 } },
    });
    const { style } = one(slot, to);
    const factor = side / from;
    expect(style).toMatchObject({ x: side / 2, y: 0, width: side / 2, height: side / 4 });
    for (const field of ['borderRadius', 'borderWidth', 'textSize', 'rangeWidth', 'titleSize', 'borderDashGap']) {
      expect(style[field], field).toBeCloseTo(plain(slot).style[field]! * factor, 1);
    }
    expect(Object(style.ambient).textSize).toBeCloseTo(30 * factor, 1);
  });
  it('scales the pivot with the box, and text in every measure', () => {
    const hand = bare('image', { x: 240, y: 100, width: 20, height: 200, offset: { x: 10, y: 150 }, rotate: '#DWFM#' });
    expect(one(hand, 'falcon').style).toMatchObject({ offset: { x: 9.32, y: 139.8 }, width: 18.64 });
    expect(one(bare('text', { fontSize: 100, letterSpacing: -5 }), 'falcon').style).toMatchObject({
      ...{ fontSize: 93.2, letterSpacing: -4.66 },
    });
  });
  it('centres a rectangle in the round canvas, background and content with one scale', () => {
    const layers = [
      bare('image', { x: 0, y: 0, width: 400, height: 500 }, { type: 'background' }),
      bare('image', { x: 150, y: 200, width: 100, height: 100 }),
    ];
    const { copy } = converted(faceOf('android', layers, { shape: 'rectangle', ratio: '400*500' }), 'falcon');
    const [, background, image] = copy.normal.nodeList.map(plain);
    expect(copy).toMatchObject({ shape: 'circle', ratio: '466*466', platform: 'falcon' });
    expect(background!.style).toMatchObject({ x: 46.6, width: 372.8, height: 466 });
    expect(image!.style.x! + image!.style.width! / 2).toBeCloseTo(233);
    expect(image!.style.width).toBeCloseTo(93.2);
  });
  it('exactly 30 percent stays 30 percent, without a choice to make', () => {
    const exact = { width: 250, height: 300 };
    const animation = one(bare('animation', { ...exact, imgs: frames(2), delayTime: 200 }), 'falcon');
    expect(animation).toMatchObject({ fate: 'kept', offered: undefined });
    expect(one(bare('image', { ...exact, rotate: '#DWFS#' }), 'falcon')).toMatchObject({ fate: 'kept', notes: [] });
    expect(one(bare('image', { width: 217.1, height: 300.07, rotate: '#DWFS#' }), 'android').fate).toBe('kept');
  });
});

describe('animations over the limit', () => {
  const large = bare('animation', { x: 50, y: 50, width: 400, height: 400, imgs: frames(3), delayTime: 200 });
  it.each(['falcon', 'android'] as const)('are scaled down about their centre on %s unless chosen otherwise', (to) => {
    const { style, fate, notes, offered, messageKeys } = one(large, to);
    const side = policyOf(to).canvas.width;
    expect(style.width! * style.height!).toBeLessThanOrEqual(0.3 * side * side);
    expect(style.width! * style.height!).toBeGreaterThan(0.299 * side * side);
    expect(style.width! / style.height!).toBeCloseTo(1, 2);
    expect(style.x! + style.width! / 2).toBeCloseTo((250 * side) / (966 - side), 1);
    expect(style.y! + style.height! / 2).toBeCloseTo((250 * side) / (966 - side), 1);
    expect(fate).toBe('changed');
    expect(notes).toEqual(['aniScaled']);
    expect(offered).toEqual({ kind: 'frames', frameUrls: [url(0), url(1), url(2)] });
    expect(messageKeys).toEqual(['aniAreaTip']);
  });
  it('are replaced by the chosen frame, which the copy remembers', () => {
    const { made, notes, copy, messageKeys } = one(large, 'falcon', { kind: 'still', frame: 1 });
    expect(made).toMatchObject({ nodeType: 'image', label: large.label, style: { url: url(1), fileSize: 100 } });
    expect(notes).toEqual(['aniStill']);
    expect(copy.animationToImageIndex).toEqual({ [made.uuid]: 1 });
    expect(messageKeys).toEqual(['aniAreaTip', 'asrRemoved']);
  });
  it('use the last frame for a missing one', () => {
    const { made } = one(large, 'falcon', { kind: 'still', frame: 99 });
    expect(made.style.url).toBe(url(2));
  });
  it('are left out when skipped', () => {
    const { made, fate, notes, messageKeys, offered } = one(large, 'falcon', { kind: 'skip' });
    expect({ made, fate, notes }).toEqual({ made: undefined, fate: 'lost', notes: ['aniSkipped'] });
    expect(messageKeys).toEqual(['aniAreaTip', 'asrRemoved']);
    expect(offered).toMatchObject({ frameUrls: [url(0), url(1), url(2)] });
  });
  it('keep their pivot in place while they shrink', () => {
    const { style } = one({ ...large, style: { ...large.style, offset: { x: 0, y: 400 } } }, 'falcon');
    const offset = Object(style.offset);
    expect(style.x! + offset.x).toBeCloseTo(46.6, 1);
    expect(style.y! + offset.y).toBeCloseTo(450 * 0.932, 1);
    expect(offset.y / style.height!).toBeCloseTo(1, 3);
  });
  it('keep their rotation once they are small enough', () => {
    const { style, notes } = one({ ...large, style: { ...large.style, rotation: 30 } }, 'falcon');
    expect(style.rotation).toBe(30);
    expect(notes).toEqual(['aniScaled']);
  });
  it('without frames are scaled, whatever was chosen', () => {
    expect(one(bare('animation', { width: 400, height: 400 }), 'falcon', { kind: 'still', frame: 0 }).notes).toContain(
      'aniScaled',
    );
  });
});

describe('rotation', () => {
  it('a large image loses its tag and its angle', () => {
    const { style, notes, messageKeys } = one(
      bare('image', { width: 400, height: 400, rotate: '#DWFS#', rotation: 48 }),
      'falcon',
    );
    expect(style).toMatchObject({ rotate: '', rotation: 0 });
    expect(notes).toEqual(['tagRotationReset']);
    expect(messageKeys).toEqual(['asrImgAreaTip', 'asrRemoved']);
  });
  it('a large rotated image is straightened', () => {
    const { style, notes, messageKeys } = one(bare('image', { width: 400, height: 400, rotation: 48 }), 'falcon');
    expect(style.rotation).toBe(0);
    expect(notes).toEqual(['rotationReset']);
    expect(messageKeys).toEqual(['imgAreaTip']);
  });
  it.each([
    ['hour', '#DWFKS#', 269.5],
    ['minutes', '#DWFM#', 354],
    ['seconds', '#DWFS#', 48],
  ])('a small %s hand without rotation gets its tag and angle', (type, rotate, rotation) => {
    const hand = (style: object) => bare('image', { width: 30, height: 200, ...style }, { type });
    const { style, notes, messageKeys } = one(hand({}), 'falcon');
    expect(style).toMatchObject({ rotate, rotation });
    expect(notes).toEqual(['handRestored']);
    expect(messageKeys).toEqual(['rotationRestored']);
    expect(one(hand({ rotation: 10 }), 'falcon')).toMatchObject({ fate: 'kept', style: { rotation: 10, rotate: '' } });
    expect(one(hand({ width: 400, height: 400 }), 'falcon')).toMatchObject({ fate: 'kept', style: { rotate: '' } });
  });
  it('an image of another kind is not changed', () => {
    expect(one(bare('image', { width: 30, height: 200 }), 'falcon').fate).toBe('kept');
  });
});

describe('data tags', () => {
  it.each([
    ['#DEG#', '#DE#'],
    ['#DEEEEG#', '#DEEEE#'],
    ['#DESG#', '#DES#'],
    ['#DMMMG#', '#DMMM#'],
    ['#Dd#', '#DdL#'],
    ['#BLN#', '#BLP#'],
    ['#BLP#%', '#BLP#'],
    ['#WCTS#', '#WCT#'],
    ['#DH#:#Dm#', '#Db#:#DmZ#'],
    ['#Db#:#DmZ#:#DsZ#', '#Db#:#DmZ#'],
    ['#DMM#/#DdL#', '#DMM#-#DdL#'],
    ['#DEG# #DM#/#Dd#', '#DMM#-#DdL#'],
    ['#Dy#.#DM#.#Dd#', '#Dyyyy#-#DMM#-#DdL#'],
    ['#DmZ#:#Db#', '#DmZ#'],
  ])('%s in a text becomes %s', (from, to) => {
    const { style, fate, notes, report } = one(text(from), 'falcon');
    expect(style.textTag).toBe(to);
    expect(fate).toBe('changed');
    expect(notes).toEqual(['tagReplaced']);
    expect(report.notes[0]!.params).toEqual({ from, to });
  });
  it.each([
    ['#DEG#', '#DEzh#'],
    ['#DEEEEG#', '#DEEEEzh#'],
    ['#DESG#', '#DESzh#'],
    ['#DMMMG#', '#DMMMzh#'],
    ['#DMMMMG#', '#DMMMMzh#'],
  ])('%s in a text of a Chinese designer becomes %s and keeps its language', (from, to) => {
    const source = faceOf('android', [text(from)]);
    const options = { id: 'chip', choices: new Map(), newId: () => 'new' };
    const { copy, report } = convertCopy(source, policyOf('falcon'), { ...options, language: 'zh' });
    expect(copy.normal.nodeList.at(-1)).toMatchObject({ style: { textTag: to } });
    // The other language can be chosen.
    expect(report.at(-1)?.choice).toMatchObject({ now: to, sources: [to, to.replace('zh', '')] });
  });
  it.each([
    ['#NC#', 'falcon', 'tagLost'],
    ['#SUNRH#:#SUNRmZ#', 'falcon', 'tagLost'],
    ['$#DmZ#>30?#Db#:#DmZ#$', 'falcon', 'combinationLost'],
    ['(#ZSC#/10)', 'falcon', 'combinationLost'],
    ['#CAL#', 'android', 'tagLost'],
    ['#DIST#', 'android', 'tagLost'],
    ['#SQV#', 'android', 'tagLost'],
  ] as const)('%s is lost on %s (%s)', (tag, to, key) => {
    expect(one(text(tag), to)).toMatchObject({ made: undefined, fate: 'lost', notes: [key] });
  });
  it('a tag that only compatible mode hides is reported as such', () => {
    const layers = [text('#CAL#'), bare('progress', { fillRate: '(#SV#/100)' })];
    const source = faceOf('android', layers);
    const options = { id: 'c', newId: () => String(Math.random()), choices: new Map() };
    const { report } = convertCopy(source, compatiblePolicyOf('falcon'), options);
    expect(report.slice(1).map(({ notes }) => notes.map((note) => note.messageKey))).toEqual([
      ['tagNotCompatibleLost'],
      ['tagNotCompatibleDropped'],
    ]);
  });
  it('literal text stays', () => {
    expect(one(bare('text', { text: 'NC' }), 'falcon')).toMatchObject({ fate: 'kept', style: { text: 'NC' } });
  });
  it('a reserved tag is shown by the lower of two texts', () => {
    const { report } = converted(faceOf('android', [text('#DE#'), text('#DEG#')]), 'falcon');
    expect(report.slice(1).map(({ fate }) => fate)).toEqual(['kept', 'lost']);
    expect(report[2]!.notes.map((note) => note.messageKey)).toEqual(['reservedTwice']);
    expect(report[2]!.notes[0]!.params).toEqual({ tag: 'DE' });
  });
  it('a fill uses an equivalent, including a calculation, or becomes fixed', () => {
    const fill = (fillRate: string) => one(bare('progress', { fillRate }), 'falcon');
    expect(fill('(#BLN#/100)').style.fillRate).toBe('(#BLP#/100)');
    expect(fill('(#ZSC#/#ZSCG#)').style.fillRate).toBe('(#ZSC#/10000)');
    expect(fill('(#ZSCGP#/100)').style.fillRate).toBe('(#ZSC#/100/100)');
    expect(fill('#WCTR#').style.fillRate).toBe('(clamp((#WCT#+20)/120,0,1))');
    expect(fill('(#PWL#/5)')).toMatchObject({ fate: 'changed', notes: ['tagDropped'], style: { fillRate: '' } });
  });
  it.each([
    ['°C', -15, 38],
    ['°F', 5, 100],
  ])('a fill by the range of temperatures follows the temperature in %s', (unit, cold, hot) => {
    const { fillRate } = one(bare('progress', { fillRate: '#WCTR#' }), 'falcon').style;
    const degrees = (value: number) => (unit === '°F' ? ((value - 32) * 5) / 9 : value);
    const share = (value: number) => {
      const weather = { ...sampleState().weather!, current: degrees(value) };
      return liveNumber(String(fillRate), createWatch({ ...sampleState(), isMetric: unit === '°C', weather }), 'ring');
    };
    const shares = [cold, (cold + hot) / 2, hot].map(share);
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares[1]).toBeGreaterThan(shares[0]!);
    expect(shares[2]).toBeGreaterThan(shares[1]!);
    expect(shares[2]).toBeLessThanOrEqual(1);
  });
  it('a rotation that cannot be followed stops at its default angle', () => {
    const { style, notes } = one(bare('image', { width: 50, height: 50, rotate: '(#DD#*1)', rotation: 30 }), 'falcon');
    expect(style).toMatchObject({ rotate: '', rotation: 30 });
    expect(notes).toEqual(['tagDropped']);
  });
  it('an icon drops a condition on data that the platform lacks', () => {
    const icon = bare('image', { url: url(1) }, { type: 'icon', activeIcon: url(2), activeWhen: '#BS#' });
    expect(one(icon, 'falcon')).toMatchObject({ made: { activeWhen: '' }, notes: ['tagDropped'] });
  });
  it('pictures of weather and moon stay, those of other tags do not', () => {
    const pictures = (textTag: string) => one(bare('image_sequence', { textTag, imgs: frames(8) }), 'falcon').fate;
    expect(['#WCCI#', '#MOONPHASE#', '#DOW#', '#PWL#'].map(pictures)).toEqual(['kept', 'kept', 'kept', 'lost']);
  });
  it.each(FALCON_TAGS)('%s is kept where the other platform shows it', (tag) => {
    const { fate, style } = one(text(`#${tag}#`), 'android');
    const shown = policyOf('android').shownTags.includes(tag);
    if (shown) expect({ fate, textTag: style.textTag }).toEqual({ fate: 'kept', textTag: `#${tag}#` });
    else expect(['lost', 'changed']).toContain(fate);
  });
});

describe('the rest', () => {
  it('slows frames down to the platform’s minimum delay', () => {
    const { style, notes } = one(bare('animation', { imgs: frames(2), delayTime: 100 }), 'falcon');
    expect(style.delayTime).toBe(200);
    expect(notes).toEqual(['frameDelayRaised']);
    expect(one(bare('animation', { imgs: frames(2), delayTime: 199 }), 'falcon').style.delayTime).toBe(200);
    expect(one(bare('animation', { imgs: frames(2), delayTime: 200 }), 'falcon').fate).toBe('kept');
  });
  it('reports which layer each one moved past, and that nothing is visible if none overlap', () => {
    const named = (label: string, node: FaceNode): FaceNode => ({ ...node, label });
    const away = bare('image', { x: 0, y: 0, width: 10, height: 10 });
    const words = (layers: FaceNode[], lang: 'en' | 'zh') => {
      const { t } = i18nForTests(lang);
      const { report, messages } = converted(faceOf('android', layers), 'falcon');
      return [
        ...report.flatMap(({ label, notes }) =>
          notes.map(({ messageKey, params }) => `${label}: ${t(`conversion:notes.${messageKey}`, { ...params })}`),
        ),
        ...messages.map(({ messageKey, params }) => t(`conversion:ahead.${messageKey}`, { ...params })),
      ];
    };
    const steps = named('Steps', bare('text', { textTag: '#ZSC#', text: '', x: 200, y: 200, width: 50, height: 20 }));
    const over = [steps, named('Frame', bare('image', { x: 190, y: 190, width: 50, height: 50 }))];
    expect(words(over, 'en')).toEqual([
      expect.stringMatching(/^Steps: Moves above “Frame” and covers it/),
      expect.stringMatching(/1 layer that overlaps others moves/),
    ]);
    expect(words(over, 'zh')).toEqual([
      expect.stringMatching(/^Steps: 移到“Frame”上方/),
      expect.stringMatching(/1 个/),
    ]);
    expect(words([steps, named('Frame', away)], 'en')).toEqual([expect.stringMatching(/the face looks the same/)]);
    expect(words([steps, named('Frame', away)], 'zh')).toEqual([expect.stringMatching(/画面不变/)]);
  });
  it('reorders the layers and reports it', () => {
    const { copy, messages, report } = converted(
      faceOf('android', [text('#ZSC#'), bare('image'), text('#DmZ#')]),
      'falcon',
    );
    expect(copy.normal.nodeList.map(plain).map(({ nodeType, level }) => `${nodeType} ${level}`)).toEqual([
      ...['root -1', 'image -1', 'text 3', 'text 8'],
    ]);
    expect(messages.map((message) => message.messageKey)).toEqual(['orderSettled']);
    // The layer that moves is reported; those that stay are not.
    const rows = report.map(({ nodeType, fate, notes }) => [nodeType, fate, ...notes.map((note) => note.messageKey)]);
    expect(rows).toEqual([
      ['root', 'kept'],
      ['text', 'changed', 'placedAbove'],
      ['image', 'kept'],
      ['text', 'kept'],
    ]);
  });
  it('gives a layer of both modes one new id, and leaves animations out of always-on', () => {
    const list = [bare('root'), bare('animation', { imgs: frames(1), delayTime: 200 }), bare('text')];
    const source = faceOf('android', [], {
      normal: { nodeList: list, imageUrl: 'x' },
      ambient: { nodeList: list, imageUrl: 'x' },
    } as never);
    const { copy, report } = converted(source, 'falcon');
    const ids = copy.normal.nodeList.map(({ uuid }) => uuid);
    expect(new Set(ids).size).toBe(3);
    expect(ids.some((id) => list.some(({ uuid }) => uuid === id))).toBe(false);
    expect(copy.ambient?.nodeList.map(({ uuid }) => uuid)).toEqual(
      ids.filter((_, index) => copy.normal.nodeList[index]!.nodeType !== 'animation'),
    );
    expect(report.filter(({ mode }) => mode === 'ambient').map(({ fate }) => fate)).toEqual(['kept', 'lost', 'kept']);
    expect([copy.normal.imageUrl, copy.ambient?.imageUrl]).toEqual(['', '']);
  });
  it('turns a second background into an ordinary image, and keeps unknown layers', () => {
    const background = bare('image', {}, { type: 'background' });
    const unknown = { uuid: 'u', label: 'U', nodeType: 'x_new', style: { x: 4 } };
    const { copy, report } = converted(faceOf('android', [background, background, unknown]), 'falcon');
    expect(copy.normal.nodeList.map(plain).map((node) => node.type ?? node.nodeType)).toEqual([
      'root',
      'background',
      'image',
      'x_new',
    ]);
    expect(report.map(({ fate }) => fate)).toEqual(['kept', 'kept', 'changed', 'kept']);
  });
  it('remembers the stills of the source', () => {
    const source = faceOf('falcon', [bare('image', {})], { animationToImageIndex: { l0: 4, gone: 1 } });
    const { copy } = converted(source, 'android');
    expect(copy.animationToImageIndex).toEqual({ [copy.normal.nodeList[1]!.uuid]: 4 });
  });
  it('reports oversized files', () => {
    const heavy = (fileSize: number) =>
      converted(faceOf('android', [bare('image', { url: url(1), fileSize })]), 'falcon').messages;
    expect(heavy(512_000)).toEqual([]);
    expect(heavy(512_001)).toMatchObject([{ messageKey: 'overBudget', severity: 'warning' }]);
  });
  it('does not change the source', () => {
    const source = faceOf('android', [bare('animation', { width: 400, height: 400, imgs: frames(2) }), text('#DEG#')]);
    const before = structuredClone(source);
    converted(source, 'falcon');
    expect(source).toEqual(before);
  });
});

describe('templates', () => {
  const cases = TEMPLATES.flatMap((template) =>
    template.platforms.map((from) => ({ id: template.id, template, from })),
  );
  it.each(cases)(
    '$id of $from loses no layer on the other platform, and no animation or hand changes',
    ({ template, from }) => {
      const { canvas } = policyOf(from);
      const facts = [`${canvas.width}*${canvas.height}`, canvas.shape, String] as const;
      const numbered = (list: FaceNode[] | undefined) => list?.map((node, index) => ({ ...node, uuid: `t${index}` }));
      const source = faceOf(from, [], {
        normal: { nodeList: numbered(template.build(...facts))!, imageUrl: '' },
        ambient: template.ambient ? { nodeList: numbered(template.ambient(...facts))!, imageUrl: '' } : null,
      });
      const { copy, report } = converted(source, otherPlatforms(from)[0]!);
      expect(report.filter(({ fate }) => fate === 'lost')).toEqual([]);
      expect(
        report
          .flatMap(({ notes }) => notes)
          .filter(
            ({ messageKey }) => !['tagReplaced', 'placedAbove', 'placedBelow', 'elementScaled'].includes(messageKey),
          ),
      ).toEqual([]);
      expect(findings(copy)).toEqual([]);
    },
  );
});

describe('words', () => {
  const sentences = [
    ...['rotationRestored', 'asrImgAreaTip', 'imgAreaTip', 'aniAreaTip', 'asrRemoved', 'orderSettled', 'overBudget'],
    ...['handRestored', 'tagRotationReset', 'rotationReset', 'aniScaled', 'aniStill', 'aniSkipped', 'frameDelayRaised'],
    ...[
      'tagReplaced',
      'tagDropped',
      'tagLost',
      'tagNotCompatibleDropped',
      'tagNotCompatibleLost',
      'combinationLost',
      'reservedTwice',
      'tooManyTextTags',
      'backgroundTwice',
    ],
    ...['elementAreaTip', 'elementScaled', 'textSkipped', 'groupDissolved', 'groupAngleRests', 'groupEmpty'],
    'groupShadowShared',
    ...[
      'leavesAsPicture',
      'leftoversDropped',
      'gradientAsColor',
      'shadowLost',
      'glowLost',
      'outlineLost',
      'themeResolved',
      'motionLost',
      'otherChoice',
      'optionsResolved',
      'liveRests',
      'colorRulesRest',
      'tiltLost',
    ],
    ...[
      'sequenceLimit',
      'complicationLimit',
      'ambientRefused',
      'keptPartRefused',
      'unknownLayer',
      'notAccepted',
      'placedAbove',
      'placedBelow',
    ],
  ];
  it.each(sentences)('%s in both languages', (key) => {
    expect((en.notes as Record<string, string>)[key]).toBeTruthy();
    expect((zh.notes as Record<string, string>)[key]).toMatch(/\p{Script=Han}/u);
  });
  it('a shape stays a shape, and the report says that it leaves as a picture', () => {
    const copy = faceOf('android', [bare('shape', { kind: 'line', stroke: { width: 10, dash: [10, 5] } })]);
    const made = convertCopy(copy, policyOf('falcon'), { id: 'chip', choices: new Map(), newId: () => 'new' });
    // 466 px instead of 500.
    expect(made.copy.normal.nodeList.at(-1)).toMatchObject({
      nodeType: 'shape',
      style: { stroke: { width: 9.32, dash: [9.32, 4.66] } },
    });
    expect(made.report.at(-1)).toMatchObject({
      fate: 'kept',
      notes: [{ messageKey: 'leavesAsPicture', severity: 'info' }],
    });
  });
  it('a hand loses the shadow that the chip watch cannot draw, and the report says so', () => {
    const hand = bare('shape', { kind: 'rectangle', rotate: '#DWFM#', shadow: { isOn: true } });
    const made = convertCopy(faceOf('android', [hand]), policyOf('falcon'), {
      ...{ id: 'chip', choices: new Map(), newId: () => 'new' },
    });
    expect(made.copy.normal.nodeList.at(-1)).toMatchObject({ style: { shadow: { isOn: false, y: 3.73 } } });
    expect(made.report.at(-1)?.notes.map(({ messageKey }) => messageKey)).toContain('shadowLost');
  });
  it('a text loses the outline and the glow that the chip watch cannot draw, and the report names each', () => {
    const text = bare('text', { text: 'one', outline: { isOn: true, width: 10 }, glow: { isOn: true } });
    const made = convertCopy(faceOf('android', [text]), policyOf('falcon'), {
      ...{ id: 'chip', choices: new Map(), newId: () => 'new' },
    });
    expect(made.copy.normal.nodeList.at(-1)).toMatchObject({
      style: { outline: { isOn: false, width: 9.32 }, glow: { isOn: false } },
    });
    expect(made.report.at(-1)?.notes.map(({ messageKey }) => messageKey)).toEqual(['glowLost', 'outlineLost']);
  });
  it('each layer of a group has its shadow on the chip watch, if it can, and the report says so', () => {
    const inside = { parentId: 'l2' };
    const square = bare('shape', { kind: 'rectangle' }, inside);
    const ring = bare('progress', {}, inside);
    const group = bare('group', { shadow: { isOn: true, y: 10 } });
    const { copy, report } = converted(faceOf('android', [square, ring, group]), 'falcon');
    const made = copy.normal.nodeList.slice(1);
    expect(made.map((node) => shadowOfLayer(node)?.isOn)).toEqual([true, false]);
    const notes = new Map(report.map((line) => [line.uuid, line.notes.map(({ messageKey }) => messageKey)]));
    expect(notes.get('l2')).toEqual(['groupDissolved', 'groupShadowShared']);
    expect(notes.get('l1')).toContain('shadowLost');
  });
  it('a layer that follows data is at rest on the chip watch, and the report says so', () => {
    const layer = bare('text', { text: 'one', x: 40 }, { live: { x: '(#Ds#*2)', visible: '(#BLP#<15)' } });
    const made = convertCopy(faceOf('android', [layer]), policyOf('falcon'), {
      ...{ id: 'chip', choices: new Map(), newId: () => 'new' },
    });
    expect(made.copy.normal.nodeList.at(-1)).not.toHaveProperty('live');
    expect(made.report.at(-1)).toMatchObject({ fate: 'changed' });
    expect(made.report.at(-1)?.notes.map(({ messageKey }) => messageKey)).toContain('liveRests');
  });
  it('a layer that data colors has its own color on the chip watch, and the report says so', () => {
    const colorRules = [{ path: 'style.fill', when: '(#BLP#<20)', color: '#ff0000' }];
    const layer = bare('text', { text: 'one', fill: '#00ff00' }, { colorRules });
    const made = convertCopy(faceOf('android', [layer]), policyOf('falcon'), {
      ...{ id: 'chip', choices: new Map(), newId: () => 'new' },
    });
    expect(made.copy.normal.nodeList.at(-1)).toMatchObject({ style: { fill: '#00ff00' } });
    expect(made.copy.normal.nodeList.at(-1)).not.toHaveProperty('colorRules');
    expect(made.report.at(-1)).toMatchObject({ fate: 'changed' });
    expect(made.report.at(-1)?.notes.map(({ messageKey }) => messageKey)).toContain('colorRulesRest');
  });
  it('none without use', () => expect(Object.keys(en.notes).sort()).toEqual([...sentences].sort()));
  it('every refusal of adding has a remedy, and every remedy a refusal', () => {
    const keys = new Set<string>();
    const canvas = { width: 500, height: 500, shape: 'circle' } as const;
    const bad: FaceNode[][] = [
      [bare('image', { width: 500, height: 500, rotation: 5 })],
      [bare('image', { width: 500, height: 500, rotate: '#DWFS#' })],
      [bare('animation', { width: 500, height: 500 })],
      [bare('animation', { delayTime: 10 })],
      [bare('progress', { width: 400, height: 400 })],
      [bare('progress', { fillStops: ['#112233', '#445566'].map((color, at) => ({ at, color })) })],
      [text('#DIST##NC#')],
      [text('#DIST#')],
      [text('#BLP##BLP#')],
      [text('#Dy#'.repeat(6))],
      [text('#DE#'), { ...text('#DE#'), uuid: 'b' }],
      ['1', '2'].map((uuid) => ({ ...bare('image', {}, { type: 'background' }), uuid })),
      ['1', '2', '3', '4'].map((uuid) => ({ ...bare('animation', {}), uuid })),
      [...'123456789'].map((uuid) => ({ ...bare('google_complication', {}), uuid })),
      [bare('watch_part')],
    ];
    for (const to of platforms) {
      for (const subjects of bad) {
        for (const mode of ['normal', 'ambient'] as const) {
          for (const policy of [policyOf(to), compatiblePolicyOf(to)]) {
            const refusal = refusalFor(policy, 'add', { canvas, mode, nodes: [bare('root')], subjects });
            if (refusal) keys.add(refusal.messageKey);
          }
        }
      }
    }
    expect([...keys].sort()).toEqual(Object.keys(REMEDIES).sort());
  });
  it('created layers are complete', () => {
    const { copy } = converted(
      faceOf('android', [bare('animation', { width: 400, height: 400, imgs: frames(2) })]),
      'falcon',
      {
        l0: { kind: 'still', frame: 0 },
      },
    );
    for (const node of copy.normal.nodeList) {
      if (isKnown(node)) expect(nodeSchemas[node.nodeType].parse(node)).toEqual(node);
    }
  });
});
