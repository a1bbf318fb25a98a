// Slab: two rows of machined digits, parted by a bar of steps; weather and battery in wells beside them.
import { DEFAULT_HAND_ROTATION } from '../limits';
import { layerMakers, numbered } from './layerMakers';
import type { Template } from './template';

const LIME = '#cdf73c';
const DIM_LIME = '#8fae2b';
const DIM_TRACK = '#30363b';
const TRACK = '#2b3238';
const QUIET = '#9aa5ad';

/** Places on the dial, px; always-on has them all where the normal mode has them. */
const DIGIT = [140, 172] as const;
const TIME = {
  hourTens: { name: 'hourTens', at: [182, 161], size: DIGIT, tag: '(floor(#Db#/10))' },
  hourOnes: { name: 'hourOnes', at: [318, 161], size: DIGIT, tag: '(#Db#%10)' },
  minuteTens: { name: 'minuteTens', at: [182, 339], size: DIGIT, tag: '(floor(#DmZ#/10))' },
  minuteOnes: { name: 'minuteOnes', at: [318, 339], size: DIGIT, tag: '(#DmZ#%10)' },
} as const;
const STEPS_BAR = { name: 'stepsBar', at: [250, 250], rate: '(#ZSC#/#ZSCG#)' } as const;
const DATE = {
  name: 'date',
  at: [250, 51],
  width: 200,
  fontSize: 24,
  tag: '#DEG# #DMM#-#DdL#',
  letterSpacing: 2,
  upperCase: true,
} as const;
const STEPS = { name: 'steps', at: [276, 450], width: 88, fontSize: 24, tag: '#ZSC#', align: 'left' } as const;
const TEMPERATURE = { name: 'temperature', at: [65, 270], width: 60, fontSize: 22, tag: '#WCT#°' } as const;
const BATTERY = { name: 'battery', at: [435, 270], width: 60, fontSize: 22, tag: '#BLP#' } as const;
const TEMPERATURE_ARC = { name: 'temperatureArc', at: [65, 250], diameter: 84, arc: 270, rate: '#WCTR#' } as const;
const BATTERY_RING = { name: 'batteryRing', at: [435, 250], diameter: 84, arc: 270, rate: '(#BLP#/100)' } as const;
const WEATHER = {
  name: 'weather',
  at: [65, 237],
  size: [32, 32],
  files: numbered('weather-line/', 10),
  tag: '#WCCI#',
} as const;
const BATTERY_ICON = { name: 'batteryIcon', kind: 'icon', at: [435, 237], size: [24, 24] } as const;
const STEPS_ICON = { name: 'stepsIcon', kind: 'icon', at: [212, 450], size: [24, 24] } as const;

export const slab: Template = {
  id: 'slab',
  nameKey: 'templates.slab.name',
  aboutKey: 'templates.slab.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('slab', ratio, labelOf);
    const hours = numbered('h', 10);
    const minutes = numbered('m', 10);
    const gauge = { ringWidth: 6, fill: LIME, track: TRACK };
    return [
      make.root('#060809'),
      make.picture({
        name: 'backdrop',
        kind: 'background',
        file: 'backdrop.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.hand({
        name: 'orbit',
        file: 'orbit.png',
        kind: 'seconds',
        size: [20, 250],
        pivotY: 250,
        turnedBy: '#DWFS#',
        rest: DEFAULT_HAND_ROTATION.seconds,
      }),
      make.words({ ...DATE, fill: '#ffffff' }),
      make.sequence({ ...TIME.hourTens, files: hours }),
      make.sequence({ ...TIME.hourOnes, files: hours }),
      make.bar({ ...STEPS_BAR, size: [260, 6], fill: LIME, track: TRACK }),
      make.sequence({ ...TIME.minuteTens, files: minutes }),
      make.sequence({ ...TIME.minuteOnes, files: minutes }),
      make.ring({ ...TEMPERATURE_ARC, ...gauge }),
      make.sequence(WEATHER),
      make.words({ ...TEMPERATURE, fill: '#ffffff' }),
      make.ring({ ...BATTERY_RING, ...gauge }),
      make.picture({ ...BATTERY_ICON, file: 'bolt.png' }),
      make.words({ ...BATTERY, fill: '#ffffff' }),
      make.picture({ ...STEPS_ICON, file: 'steps.png' }),
      make.words({ ...STEPS, fill: '#ffffff' }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('slab', ratio, labelOf);
    // Outlines light fewer pixels than filled digits.
    const hours = numbered('hourRest', 10);
    const minutes = numbered('minuteRest', 10);
    const gauge = { ringWidth: 2, fill: DIM_LIME, track: DIM_TRACK };
    return [
      make.root('#000000'),
      make.words({ ...DATE, fill: QUIET }),
      make.sequence({ ...TIME.hourTens, files: hours }),
      make.sequence({ ...TIME.hourOnes, files: hours }),
      make.bar({ ...STEPS_BAR, size: [260, 2], fill: DIM_LIME, track: DIM_TRACK }),
      make.sequence({ ...TIME.minuteTens, files: minutes }),
      make.sequence({ ...TIME.minuteOnes, files: minutes }),
      make.ring({ ...TEMPERATURE_ARC, ...gauge }),
      make.sequence({ ...WEATHER, opacity: 0.7 }),
      make.words({ ...TEMPERATURE, fill: QUIET }),
      make.ring({ ...BATTERY_RING, ...gauge }),
      make.picture({ ...BATTERY_ICON, file: 'boltRest.png' }),
      make.words({ ...BATTERY, fill: QUIET }),
      make.picture({ ...STEPS_ICON, file: 'stepsRest.png' }),
      make.words({ ...STEPS, fill: QUIET }),
    ];
  },
};
