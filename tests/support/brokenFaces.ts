// A face for every possible finding of the check, with the expected layer, the number of findings, and other input.
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import type { SeenLayer } from '@/face/seen/measureSeen';
import type { CheckFacts, CheckFinding, PictureFacts } from '@/output/watchFace/checkFinding';
import { copy as copySchema, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceOption } from '@/schemas/options';
import type { FaceTheme } from '@/schemas/theme';

type Style = Record<string, unknown>;
export interface RawLayer {
  uuid: string;
  label: string;
  nodeType: string;
  style: Style;
  [field: string]: unknown;
}

export const raw = (nodeType: string, uuid: string, style: Style = {}, rest: Style = {}): RawLayer => ({
  uuid,
  label: `The ${uuid}`,
  nodeType,
  style,
  ...rest,
});
const root = raw('root', 'root');

type Settings = Pick<FaceCopy, 'theme' | 'options'>;

/** `settings`: its color theme and its options. */
export function faceOf(
  normal: readonly RawLayer[],
  ambient?: readonly RawLayer[],
  watchFace?: Style,
  settings: Settings = {},
): FaceCopy {
  return copySchema.parse({
    id: 'copy',
    platform: 'android',
    shape: 'circle',
    ratio: '500*500',
    watchFace,
    ...settings,
    normal: { nodeList: [root, ...normal] },
    ambient: ambient ? { nodeList: [{ ...root, uuid: 'ambient-root' }, ...ambient] } : null,
  });
}

/** References of pictures as designs contain them. */
export const ref = (name: string): string =>
  `asset:${[...name]
    .map((c) => c.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64)}`;
const file = (width: number, height: number, more: Partial<PictureFacts> = {}): PictureFacts => ({
  ...{ width, height, bytes: 1000, sha: `${width} ${height}`, crop: null },
  ...more,
});
const image = (uuid: string, style: Style = {}) =>
  raw('image', uuid, { width: 100, height: 100, url: ref(uuid), ...style });
const frames = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: ref(`f${index}`), fileSize: 10 }));
/** The first pictures of a built-in set. */
export const artOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `art:${folder}/${index}.png`, fileSize: 10 }));
const framesOf = (count: number, width: number, height: number) =>
  Object.fromEntries(frames(count).map(({ url }) => [url, file(width, height, { sha: url })]));

/** A theme of one role with as many choices. */
const themeOf = (choices: number): FaceTheme => ({
  id: 'themeColor',
  roles: [{ id: 'accent', name: 'Accent' }],
  choices: Array.from({ length: choices }, (_, n) => ({ id: `c${n}`, name: `${n}`, colors: ['#00ffcc'] })),
});

/** An option with two choices. */
const optionOf = (id: string): FaceOption => ({
  ...{ id, kind: 'list', name: 'Hands', default: 'thin' },
  choices: [
    { id: 'thin', name: 'Thin' },
    { id: 'bold', name: 'Bold' },
  ],
});
const shownFor = (layer: RawLayer, choice: string): RawLayer => ({ ...layer, shownFor: { option: 'hands', choice } });
const words = (uuid: string) => raw('text', uuid, { text: 'Noon', x: 200, y: 200 });
const slotOf = (uuid: string) => raw('google_complication', uuid, { x: 150, y: 150, systemProviderValue: 1 });

export interface BrokenFace {
  key: string;
  normal: readonly RawLayer[];
  ambient?: readonly RawLayer[];
  /** Input besides its layers. */
  rest?: Style;
  settings?: Settings;
  facts?: Partial<CheckFacts>;
  severity: CheckFinding['severity'];
  /** Where it is. */
  mode: ModeName | null;
  uuid: string | null;
  /** The result of a click on the quick fix. */
  mends: readonly CheckFinding['mends'][number]['kind'][];
}

/** Measurements of the layer `words` at the sample moment: readable and inside the face, with these changes. */
const seenOf = (change: Partial<SeenLayer>): Partial<CheckFacts> => {
  const sound: SeenLayer = {
    uuid: 'words',
    bounds: { x: 200, y: 200, width: 40, height: 20 },
    place: { angle: 0, radius: 0 },
    cut: { share: 0, px: 0 },
    contrast: { p10: 21, p50: 21, p75: 21, p90: 21 },
    covered: [],
  };
  return { seen: [{ mode: 'normal', moment: 'sample', state: SAMPLE_STATE, layers: [{ ...sound, ...change }] }] };
};
/** Digits as pictures whose ink is this high, px. */
const digitsOf = (height: number): Pick<BrokenFace, 'normal' | 'facts'> => ({
  normal: [raw('image_sequence', 'words', { textTag: '(#DH#%10)', shows: 'digits', places: 1, imgs: frames(10) })],
  facts: seenOf({ bounds: { x: 200, y: 200, width: 8, height } }),
});
const slots = (count: number) =>
  Array.from({ length: count }, (_, index) => raw('google_complication', `slot${index}`, { x: 40 * index, y: 200 }));
const film = (uuid: string, count: number, side = 100) =>
  raw('animation', uuid, { width: side, height: side, imgs: frames(count) });

export const BROKEN_FACES: readonly BrokenFace[] = [
  {
    key: 'noSource',
    normal: [raw('text', 'dust', { textTag: '#DH#:#WCPM#', width: 200 })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'dust', mends: ['literal', 'remove'] },
  },
  {
    key: 'twoLanguages',
    normal: [raw('text', 'words', { textTag: '#DMMM# #DMMMzh#', width: 200 })],
    ...{ severity: 'error', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'textCompared',
    normal: [raw('text', 'words', { textTag: '$#DMMM#=="Jan"?#DH#:#Dm#$', width: 200 })],
    ...{ severity: 'error', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'broken',
    normal: [image('needle', { rotate: '(#DH# * ' })],
    facts: { pictures: { [ref('needle')]: file(100, 100) } },
    ...{ severity: 'warning', mode: 'normal', uuid: 'needle', mends: [] },
  },
  {
    key: 'unknownLayer',
    normal: [raw('hologram', 'ghost')],
    ...{ severity: 'warning', mode: 'normal', uuid: 'ghost', mends: ['remove'] },
  },
  {
    key: 'partUnreadable',
    normal: [raw('watch_part', 'torn', { xml: '<Group' })],
    ...{ severity: 'error', mode: 'normal', uuid: 'torn', mends: ['remove'] },
  },
  {
    key: 'partSchema',
    normal: [raw('watch_part', 'odd', { xml: '<Hologram x="1"/>' })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'odd', mends: [] },
  },
  {
    key: 'validator',
    normal: [
      raw('watch_part', 'painted', {
        xml: '<PartDraw x="0" y="0" width="9" height="9"><Ellipse x="0" y="0" width="9" height="9"><Fill color="#ffffff"/><Stroke color="#ffffff" thickness="1"/></Ellipse></PartDraw>',
      }),
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'painted', mends: [] },
  },
  {
    key: 'partFiles',
    normal: [
      raw('watch_part', 'bare', {
        xml: '<PartImage x="0" y="0" width="9" height="9"><Image resource="dial"/></PartImage>',
      }),
    ],
    ...{ severity: 'error', mode: 'normal', uuid: 'bare', mends: ['remove'] },
  },
  {
    key: 'partStill',
    normal: [
      raw('watch_part', 'waves', {
        xml: '<PartAnimatedImage x="0" y="0" width="9" height="9"><AnimatedImage resource="dial" format="AGIF"/><AnimationController play="TAP"/></PartAnimatedImage>',
        pictures: [{ name: 'dial', url: ref('waves') }],
      }),
    ],
    facts: { pictures: { [ref('waves')]: file(9, 9) } },
    ...{ severity: 'warning', mode: 'normal', uuid: 'waves', mends: [] },
  },
  {
    key: 'leftoverLost',
    normal: [
      { ...raw('text', 'words', { text: 'Quay' }), left: [{ element: 'PartText/Template', value: '<Launch/>' }] },
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'liveBroken',
    normal: [{ ...raw('text', 'words', { text: 'Quay' }), live: { x: '(#NOTAG#+1)' } }],
    ...{ severity: 'error', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'restFiles',
    normal: [],
    rest: {
      head: '<Scene><PartImage x="0" y="0" width="9" height="9"><Image resource="dial"/></PartImage></Scene>',
    },
    ...{ severity: 'error', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'versionRaised',
    normal: [raw('text', 'words', { textTag: '#WCT#' })],
    rest: { formatVersion: 1 },
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'restIcons',
    normal: [],
    rest: {
      head: '<UserConfigurations><BooleanConfiguration id="a" displayName="a" defaultValue="TRUE" icon="dial"/></UserConfigurations>',
    },
    ...{ severity: 'warning', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'restUnreadable',
    normal: [],
    rest: { head: '<UserConfigurations>' },
    ...{ severity: 'error', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'ambientSeconds',
    normal: [],
    ambient: [raw('text', 'clock', { textTag: '#DH#:#DmZ#:#DsZ#', width: 200 })],
    ...{ severity: 'warning', mode: 'ambient', uuid: 'clock', mends: ['hideSeconds'] },
  },
  {
    key: 'redrawsOften',
    normal: [raw('shape', 'hand', { rotate: '#DWFS#', motion: { kind: 'sweep10' } })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'hand', mends: [] },
  },
  {
    key: 'redrawsSmoothly',
    normal: [raw('shape', 'hand', { rotate: '#DWFS#', motion: { kind: 'smooth' } })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'hand', mends: [] },
  },
  {
    key: 'tiltEdge',
    normal: [raw('shape', 'ground', { width: 500, height: 500, tilt: { isOn: true, x: 12 } })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'ground', mends: [] },
  },
  {
    key: 'slotInTiltedGroup',
    normal: [
      raw('google_complication', 'slot', { systemProviderValue: 1 }, { parentId: 'group' }),
      raw('group', 'group', { tilt: { isOn: true, x: 12 } }),
    ],
    ...{ severity: 'error', mode: 'normal', uuid: 'slot', mends: [] },
  },
  {
    key: 'ambientAnimation',
    normal: [],
    ambient: [film('film', 3)],
    facts: { pictures: framesOf(3, 100, 100) },
    ...{ severity: 'warning', mode: 'ambient', uuid: 'film', mends: ['remove'] },
  },
  { key: 'slotsMax', normal: slots(9), ...{ severity: 'error', mode: 'normal', uuid: 'slot8', mends: ['remove'] } },
  {
    key: 'slotInTurningGroup',
    normal: [
      raw('google_complication', 'slot', { systemProviderValue: 1 }, { parentId: 'group' }),
      raw('group', 'group', { rotate: '#DWFM#' }),
    ],
    ...{ severity: 'error', mode: 'normal', uuid: 'slot', mends: [] },
  },
  {
    key: 'slotProvider',
    normal: [raw('google_complication', 'slot', { systemProviderValue: 8 })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'slot', mends: [] },
  },
  {
    key: 'slotTurned',
    normal: [raw('google_complication', 'slot', { rotate: '#DWFM#' })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'slot', mends: [] },
  },
  {
    key: 'launchTarget',
    normal: [
      raw('programmable', 'tap', {
        interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent: '#Intent;S.a=b;end' } },
      }),
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'tap', mends: [] },
  },
  {
    key: 'digitsBeside',
    normal: [
      raw('image_sequence', 'digits', {
        shows: 'digits',
        textTag: '#DH#:#DmZ#',
        places: 5,
        imgs: frames(10),
        width: 300,
      }),
    ],
    facts: { pictures: framesOf(10, 60, 100) },
    ...{ severity: 'warning', mode: 'normal', uuid: 'digits', mends: [] },
  },
  {
    key: 'digitsLonger',
    normal: [
      raw('image_sequence', 'digits', {
        shows: 'digits',
        textTag: '#DH##DmZ#',
        places: 2,
        imgs: frames(10),
        width: 120,
      }),
    ],
    facts: { pictures: framesOf(10, 60, 100) },
    ...{ severity: 'warning', mode: 'normal', uuid: 'digits', mends: [] },
  },
  {
    key: 'frameRate',
    normal: [raw('animation', 'film', { imgs: frames(3), delayTime: 11 })],
    facts: { pictures: framesOf(3, 100, 100) },
    ...{ severity: 'warning', mode: 'normal', uuid: 'film', mends: [] },
  },
  {
    key: 'memoryActive',
    normal: [raw('image', 'poster', { width: 500, height: 500, url: ref('poster') })],
    facts: { pictures: { [ref('poster')]: file(6000, 6000) } },
    ...{ severity: 'error', mode: 'normal', uuid: 'poster', mends: [] },
  },
  {
    key: 'memoryAmbient',
    normal: [],
    ambient: [image('needle', { width: 400, height: 400, rotate: '#DWFM#' })],
    facts: { pictures: { [ref('needle')]: file(2000, 2000) } },
    ...{ severity: 'error', mode: 'ambient', uuid: 'needle', mends: [] },
  },
  {
    key: 'packageLarge',
    normal: [image('noise', { width: 400, height: 400 }), image('light')],
    facts: {
      pictures: { [ref('noise')]: file(400, 400, { bytes: 64 * 1024 * 1024 }), [ref('light')]: file(100, 100) },
    },
    ...{ severity: 'error', mode: 'normal', uuid: 'noise', mends: [] },
  },
  {
    key: 'ambientLit',
    normal: [],
    ambient: [],
    facts: { lit: 0.151 },
    ...{ severity: 'warning', mode: 'ambient', uuid: null, mends: [] },
  },
  {
    key: 'pictureMissing',
    normal: [image('lost')],
    facts: { pictures: { [ref('lost')]: null } },
    ...{ severity: 'error', mode: 'normal', uuid: 'lost', mends: [] },
  },
  {
    key: 'pictureLarger',
    normal: [image('large')],
    facts: { pictures: { [ref('large')]: file(800, 600) } },
    ...{ severity: 'warning', mode: 'normal', uuid: 'large', mends: ['scale'] },
  },
  {
    key: 'clearEdges',
    normal: [image('edged', { width: 400, height: 400 })],
    facts: { pictures: { [ref('edged')]: file(400, 400, { crop: { width: 100, height: 100 } }) } },
    ...{ severity: 'warning', mode: 'normal', uuid: 'edged', mends: ['trim'] },
  },
  {
    key: 'framesMany',
    normal: [film('film', 61)],
    facts: { pictures: framesOf(61, 100, 100) },
    ...{ severity: 'warning', mode: 'normal', uuid: 'film', mends: ['halveFrames'] },
  },
  {
    key: 'pictureTwice',
    normal: [image('first'), image('second')],
    facts: { pictures: { [ref('first')]: file(100, 100), [ref('second')]: file(100, 100) } },
    ...{ severity: 'warning', mode: 'normal', uuid: 'second', mends: ['dedupe'] },
  },
  {
    key: 'fontMissing',
    normal: [raw('text', 'words', { text: 'Hi', fontFamily: 'Fancy' })],
    facts: { fonts: { Fancy: null } },
    ...{ severity: 'error', mode: 'normal', uuid: 'words', mends: ['defaultFont'] },
  },
  {
    key: 'fontRestricted',
    normal: [raw('text', 'words', { text: 'Hi', fontFamily: 'Fancy' })],
    facts: { fonts: { Fancy: { bytes: 10, restricted: true } } },
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['defaultFont'] },
  },
  {
    key: 'hidden',
    normal: [raw('text', 'words', { text: 'Hi', visible: false })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['remove'] },
  },
  {
    key: 'outside',
    normal: [raw('text', 'words', { text: 'Hi', x: 900 })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['remove'] },
  },
  {
    key: 'contrastLow',
    normal: [raw('text', 'words', { text: 'Hi', fontSize: 30 })],
    facts: seenOf({ contrast: { p10: 2, p50: 2, p75: 2, p90: 2 } }),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'cutByEdge',
    normal: [raw('text', 'words', { text: 'Hi', fontSize: 30 })],
    facts: seenOf({ cut: { share: 0.2, px: 12 } }),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'outsideShape',
    normal: [raw('text', 'words', { text: 'Hi', fontSize: 30 })],
    facts: seenOf({ cut: { share: 1, px: 40 }, contrast: null }),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'coveredBy',
    normal: [raw('text', 'words', { text: 'Hi', fontSize: 30 }), raw('shape', 'plate', {})],
    facts: seenOf({ covered: [{ by: 'plate', share: 0.4 }] }),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'notMeasured',
    normal: [raw('image', 'photo', { url: ref('gone') }), raw('text', 'words', { text: 'Hi', fontSize: 30 })],
    facts: seenOf({ contrast: null, unknown: ['photo'] }),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'notDrawn',
    normal: [raw('text', 'words', { text: 'Hi', fontSize: 30 })],
    facts: seenOf({ contrast: null, unknown: ['words'] }),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'textSmall',
    normal: [raw('text', 'words', { text: 'Hi', fontSize: 12 })],
    facts: seenOf({}),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['enlargeText'] },
  },
  {
    key: 'hanSmall',
    normal: [raw('text', 'words', { text: '周五', fontSize: 18 })],
    facts: seenOf({}),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['enlargeText'] },
  },
  {
    key: 'tapUnspoken',
    normal: [
      raw('programmable', 'tap', {
        ...{ x: 200, y: 200, width: 90, height: 90 },
        interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent: 'ALARM' } },
      }),
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'tap', mends: ['speak'] },
  },
  {
    key: 'timeUnspoken',
    normal: [raw('image_sequence', 'digit', { imgs: [{ url: ref('digit') }], textTag: '(#DH#/10)', x: 200, y: 200 })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'digit', mends: ['speak'] },
  },
  {
    key: 'dataUnspoken',
    normal: [raw('progress', 'ring', { fillRate: '(#BLP#/100)', x: 200, y: 200 })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'ring', mends: ['speak'] },
  },
  {
    key: 'faceUnspoken',
    normal: [raw('image', 'hand', { url: ref('hand'), rotate: '#DWFKS#', x: 200, y: 200 }, { type: 'hour' })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'hand', mends: ['speak'] },
  },
  {
    key: 'noEnglish',
    normal: [raw('progress', 'ring', { fillRate: '(#BLP#/100)', x: 200, y: 200, alt: '电量 #BLP#' })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'ring', mends: ['speak'] },
  },
  {
    key: 'noChinese',
    normal: [raw('image', 'photo', { url: ref('photo'), x: 200, y: 200, alt: 'Harbor' })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'photo', mends: [] },
  },
  {
    key: 'shapeTooLarge',
    normal: [raw('shape', 'huge', { kind: 'star', width: 3000, height: 100 })],
    ...{ severity: 'error', mode: 'normal', uuid: 'huge', mends: [] },
  },
  {
    key: 'themeFixed',
    normal: [
      {
        ...raw('shape', 'star', {
          kind: 'star',
          fill: { kind: 'solid', color: '#123456' },
          stroke: { paint: { kind: 'solid', color: '#eeeeee' }, width: 4 },
        }),
        colorRoles: { 'style.fill.color': 'accent' },
      },
    ],
    settings: { theme: themeOf(2) },
    ...{ severity: 'warning', mode: 'normal', uuid: 'star', mends: [] },
  },
  {
    key: 'themeChoices',
    normal: [],
    settings: { theme: themeOf(21) },
    ...{ severity: 'warning', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'optionUnused',
    normal: [words('words')],
    settings: { options: { list: [optionOf('hands')] } },
    ...{ severity: 'warning', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'optionChoiceEmpty',
    normal: [shownFor(words('words'), 'thin')],
    settings: { options: { list: [optionOf('hands')] } },
    ...{ severity: 'warning', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'settingsMax',
    normal: [],
    settings: { theme: themeOf(2), options: { list: Array.from({ length: 20 }, (_, n) => optionOf(`hands${n}`)) } },
    ...{ severity: 'error', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'shownForUnknown',
    normal: [shownFor(words('words'), 'thin')],
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] },
  },
  {
    key: 'slotShownFor',
    normal: [shownFor(slotOf('slot'), 'thin')],
    settings: { options: { list: [optionOf('hands')] } },
    ...{ severity: 'warning', mode: 'normal', uuid: 'slot', mends: [] },
  },
  {
    key: 'groupShadowLost',
    normal: [
      raw('shape', 'wide', { kind: 'rectangle', width: 3000, height: 100 }, { parentId: 'group' }),
      raw('group', 'group', { shadow: { isOn: true } }),
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'wide', mends: [] },
  },
  {
    key: 'effectLost',
    normal: [raw('shape', 'wide', { kind: 'rectangle', width: 3000, height: 100, shadow: { isOn: true } })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'wide', mends: ['noEffect'] },
  },
  {
    key: 'dividesByZero',
    normal: [raw('text', 'words', { textTag: '(#BLP# / #ZSC#)', width: 300 })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['expression'] },
  },
  {
    key: 'fillPastFull',
    normal: [raw('progress', 'ring', { fillRate: '(#BLP#/50)' })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'ring', mends: ['expression'] },
  },
  {
    key: 'fillBelowEmpty',
    normal: [raw('progress', 'ring', { fillRate: '(#WCT#/100)' })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'ring', mends: [] },
  },
  {
    key: 'pictureAbsent',
    normal: [raw('image_sequence', 'icon', { textTag: '#WCCI#', imgs: artOf('weather-line', 9) })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'icon', mends: ['addArt'] },
  },
  {
    key: 'pictureEmpty',
    normal: [
      raw('image_sequence', 'icon', {
        textTag: '#WCCI#',
        imgs: artOf('weather-line', 10).map((one, index) => (index === 4 ? { url: '', fileSize: 0 } : one)),
      }),
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'icon', mends: [] },
  },
  {
    key: 'digitAbsent',
    normal: [raw('image_sequence', 'digits', { textTag: '#DmZ#', shows: 'digits', imgs: artOf('digits-bold', 9) })],
    ...{ severity: 'warning', mode: 'normal', uuid: 'digits', mends: ['addArt'] },
  },
  {
    key: 'minusAbsent',
    normal: [
      raw('image_sequence', 'digits', { textTag: '#WCT#', shows: 'digits', places: 3, imgs: artOf('digits-bold', 10) }),
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'digits', mends: ['addArt'] },
  },
  {
    key: 'textOverflows',
    normal: [raw('text', 'words', { textTag: '#ZSC#', fontSize: 60, width: 80, height: 60 })],
    facts: {
      texts: {
        'normal words': {
          ...{ width: 170, height: 60, fontSize: 28, box: { x: -45, width: 170 } },
          ...{ shown: '99999', state: { ...SAMPLE_STATE, steps: 99_999 } },
        },
      },
    },
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['fitTextSize', 'fitTextBox'] },
  },
  {
    key: 'ambientStill',
    normal: [],
    ambient: [],
    facts: { still: 0.101 },
    ...{ severity: 'warning', mode: 'ambient', uuid: null, mends: [] },
  },
  { key: 'digitsSmall', ...digitsOf(12), ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: [] } },
  {
    key: 'tapSmall',
    normal: [
      raw('programmable', 'tap', {
        ...{ x: 200, y: 200, width: 30, height: 30, radius: 15, opens: 'ALARM' },
        interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent: 'ALARM' } },
      }),
    ],
    ...{ severity: 'warning', mode: 'normal', uuid: 'tap', mends: ['enlargeTap'] },
  },
  {
    key: 'nothingShown',
    normal: [{ ...raw('text', 'words', { text: 'Noon' }), live: { visible: '(#Ds# != 30)' } }],
    ...{ severity: 'warning', mode: 'normal', uuid: null, mends: [] },
  },
  {
    key: 'doubled',
    normal: [
      raw('text', 'words', { text: 'Noon', x: 200, y: 200 }),
      raw('text', 'again', { text: 'Noon', x: 200, y: 200 }),
    ],
    facts: seenOf({ covered: [{ by: 'again', share: 1 }], twin: 'again' }),
    ...{ severity: 'warning', mode: 'normal', uuid: 'words', mends: ['remove'] },
  },
];
