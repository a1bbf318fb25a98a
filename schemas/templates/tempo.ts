// Tempo: a rev counter of steps around a digital time, with heart rate and battery; for the 466 px chip watch too.
import { DEFAULT_HAND_ROTATION } from '../limits';
import { layerMakers, numbered } from './layerMakers';
import type { Template } from './template';

const RED = '#ff3b3f';
const DIM_RED = '#d8484b';
const WHITE = '#f1f4f8';
const QUIET = '#8f99aa';
const TRACK = '#262c36';

/** The scale that the dial prints: steps at its end, and degrees. */
const SCALE = { steps: 10_000, from: -135, turn: 270 };
/** The needle stops a little past the end of the scale, so that it does not cover the last number. */
const SHARE_MAX = 1.04;

/** Places on the dial, px; always-on has them all where the normal mode has them. */
const DIGIT = [84, 112] as const;
const TIME = {
  hourTens: { name: 'hourTens', at: [146, 241], size: DIGIT, tag: '(floor(#Db#/10))' },
  hourOnes: { name: 'hourOnes', at: [208, 241], size: DIGIT, tag: '(#Db#%10)' },
  minuteTens: { name: 'minuteTens', at: [292, 241], size: DIGIT, tag: '(floor(#DmZ#/10))' },
  minuteOnes: { name: 'minuteOnes', at: [354, 241], size: DIGIT, tag: '(#DmZ#%10)' },
} as const;
const WEEKDAY = { name: 'weekday', at: [207, 158], width: 72, tag: '#DE#', upperCase: true } as const;
const DATE = { name: 'date', at: [284, 158], width: 88, tag: '#DMM#-#DdL#' } as const;
const DATE_LINE = { fontSize: 24, letterSpacing: 1 } as const;
const NEEDLE = {
  kind: 'image',
  turnedBy: `(clamp(#ZSC#/${SCALE.steps},0,${SHARE_MAX})*${SCALE.turn}${SCALE.from})`,
  // 6,284 steps.
  rest: 35,
} as const;
const STEPS_ICON = { name: 'stepsIcon', kind: 'icon', at: [206, 446], size: [24, 24] } as const;
const STEPS = { name: 'steps', at: [268, 446], width: 84, fontSize: 26, tag: '#ZSC#', align: 'left' } as const;
const BATTERY_RING = { name: 'batteryRing', at: [304, 340], diameter: 70, arc: 270, rate: '(#BLP#/100)' } as const;
const HEART_RING = { name: 'heartRing', at: [196, 340], diameter: 70, arc: 270, rate: '(#ZHR#/240)' } as const;
const BATTERY_ICON = { name: 'batteryIcon', kind: 'icon', at: [304, 368], size: [20, 20] } as const;
const HEART_ICON = { at: [196, 368], size: [20, 20] } as const;
const BATTERY = { name: 'battery', at: [304, 339], width: 48, fontSize: 24, tag: '#BLP#' } as const;
const HEART = { name: 'heart', at: [196, 339], width: 48, fontSize: 24, tag: '#ZHR#' } as const;

export const tempo: Template = {
  id: 'tempo',
  nameKey: 'templates.tempo.name',
  aboutKey: 'templates.tempo.about',
  platforms: ['android', 'falcon'],
  /** Static layers first, then the dynamic ones by level: second 2, time 3, weekday 5, date 6, steps 8, battery 10, … */
  build(ratio, _shape, labelOf) {
    const make = layerMakers('tempo', ratio, labelOf);
    const files = numbered('d', 10);
    const gauge = { ringWidth: 5, track: TRACK };
    return [
      make.root('#050608'),
      make.picture({
        name: 'dial',
        kind: 'background',
        file: 'dial.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.picture({ ...STEPS_ICON, file: 'steps.png' }),
      make.picture({ ...BATTERY_ICON, file: 'bolt.png' }),
      make.hand({
        name: 'orbit',
        file: 'second.png',
        kind: 'seconds',
        size: [16, 180],
        pivotY: 160,
        turnedBy: '#DWFS#',
        rest: DEFAULT_HAND_ROTATION.seconds,
      }),
      make.sequence({ ...TIME.hourTens, files }),
      make.sequence({ ...TIME.hourOnes, files }),
      make.sequence({ ...TIME.minuteTens, files }),
      make.sequence({ ...TIME.minuteOnes, files }),
      make.words({ ...WEEKDAY, ...DATE_LINE, fill: RED }),
      make.words({ ...DATE, ...DATE_LINE, fill: WHITE }),
      make.hand({
        ...NEEDLE,
        name: 'needleShadow',
        file: 'needleShadow.png',
        size: [40, 262],
        pivotY: 246,
        shift: [2, 5],
      }),
      make.hand({ ...NEEDLE, name: 'needle', file: 'needle.png', size: [156, 250], pivotY: 240 }),
      make.words({ ...STEPS, fill: WHITE }),
      make.ring({ ...BATTERY_RING, ...gauge, fill: WHITE }),
      make.words({ ...BATTERY, fill: WHITE }),
      make.frames({
        name: 'heartBeat',
        ...HEART_ICON,
        files: numbered('beat', 4),
        delayMs: 200,
      }),
      make.ring({ ...HEART_RING, ...gauge, fill: RED }),
      make.words({ ...HEART, fill: WHITE }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('tempo', ratio, labelOf);
    const files = numbered('digitRest', 10);
    const gauge = { ringWidth: 2, track: '#30353d' };
    return [
      make.root('#000000'),
      make.picture({ name: 'restRing', file: 'rest.png', at: [250, 220], size: [440, 384] }),
      make.picture({ ...STEPS_ICON, file: 'stepsRest.png' }),
      make.picture({ ...BATTERY_ICON, file: 'boltRest.png' }),
      make.picture({ ...HEART_ICON, name: 'heartIcon', kind: 'icon', file: 'heartRest.png' }),
      make.sequence({ ...TIME.hourTens, files }),
      make.sequence({ ...TIME.hourOnes, files }),
      make.sequence({ ...TIME.minuteTens, files }),
      make.sequence({ ...TIME.minuteOnes, files }),
      make.words({ ...WEEKDAY, ...DATE_LINE, fill: DIM_RED }),
      make.words({ ...DATE, ...DATE_LINE, fill: QUIET }),
      make.hand({ ...NEEDLE, name: 'needle', file: 'needleRest.png', size: [28, 250], pivotY: 240 }),
      make.words({ ...STEPS, fill: QUIET }),
      make.ring({ ...BATTERY_RING, ...gauge, fill: QUIET }),
      make.words({ ...BATTERY, fill: QUIET }),
      make.ring({ ...HEART_RING, ...gauge, fill: DIM_RED }),
      make.words({ ...HEART, fill: QUIET }),
    ];
  },
};
