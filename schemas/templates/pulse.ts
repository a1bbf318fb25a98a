// Pulse: hours over minutes in a dark metal disc, with rings of battery, steps and heart rate around it.
import { layerMakers, numbered } from './layerMakers';
import type { Template } from './template';

const BATTERY = { fill: '#2ff0b8', track: '#0b2a24' };
const STEPS = { fill: '#ffc13d', track: '#2e2410' };
const HEART = { fill: '#ff4a6b', track: '#33121b' };

/** Centres of the digits on the dial, px; always-on uses the same positions. */
const TENS = 162;
const ONES = 238;
const HOURS = 195;
const MINUTES = 307;
const DIGIT = [80, 104] as const;

const TIME = {
  hourTens: { name: 'hourTens', at: [TENS, HOURS], size: DIGIT, tag: '(floor(#Db#/10))' },
  hourOnes: { name: 'hourOnes', at: [ONES, HOURS], size: DIGIT, tag: '(#Db#%10)' },
  minuteTens: { name: 'minuteTens', at: [TENS, MINUTES], size: DIGIT, tag: '(floor(#DmZ#/10))' },
  minuteOnes: { name: 'minuteOnes', at: [ONES, MINUTES], size: DIGIT, tag: '(#DmZ#%10)' },
} as const;
const WEEKDAY = { name: 'weekday', at: [214, 124], width: 80, fontSize: 22, tag: '#DEG#', upperCase: true } as const;
const DATE = { name: 'date', at: [287, 124], width: 100, fontSize: 22, tag: '#DMM#-#DdL#' } as const;
const spaced = { letterSpacing: 2 } as const;

export const pulse: Template = {
  id: 'pulse',
  nameKey: 'templates.pulse.name',
  aboutKey: 'templates.pulse.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('pulse', ratio, labelOf);
    const ring = { at: [250, 250], ringWidth: 21 } as const;
    const number = { width: 76, fontSize: 22, align: 'left', fill: '#ffffff' } as const;
    const sign = { kind: 'icon', size: [20, 20] } as const;
    const hours = numbered('h', 10);
    const minutes = numbered('m', 10);
    return [
      make.root('#020305'),
      make.picture({
        name: 'backdrop',
        kind: 'background',
        file: 'backdrop.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.ring({ name: 'batteryRing', ...ring, ...BATTERY, diameter: 493, rate: '(#BLP#/100)' }),
      make.ring({ name: 'stepsRing', ...ring, ...STEPS, diameter: 443, rate: '(#ZSC#/#ZSCG#)' }),
      make.ring({ name: 'heartRing', ...ring, ...HEART, diameter: 393, rate: '(#ZHR#/240)' }),
      make.picture({ name: 'ringGloss', file: 'gloss.png', at: [250, 250], size: [500, 500], locked: true }),
      make.words({ ...WEEKDAY, ...spaced, fill: '#ffffff' }),
      make.words({ ...DATE, ...spaced, fill: '#a3b2cf' }),
      make.sequence({ ...TIME.hourTens, files: hours }),
      make.sequence({ ...TIME.hourOnes, files: hours }),
      make.sequence({ ...TIME.minuteTens, files: minutes }),
      make.sequence({ ...TIME.minuteOnes, files: minutes }),
      make.picture({ name: 'batteryIcon', ...sign, file: 'battery.png', at: [314, 208] }),
      make.words({ name: 'battery', ...number, at: [368, 208], tag: '#BLP#%' }),
      make.picture({ name: 'stepsIcon', ...sign, file: 'steps.png', at: [314, 251] }),
      make.words({ name: 'steps', ...number, at: [368, 251], tag: '#ZSC#' }),
      make.picture({ name: 'heartIcon', ...sign, file: 'heart.png', at: [314, 294] }),
      make.words({ name: 'heart', ...number, at: [368, 294], tag: '#ZHR#' }),
      make.sequence({
        name: 'weather',
        at: [222, 386],
        size: [34, 34],
        files: Array.from({ length: 10 }, (_, index) => `weather-line/${index}.png`),
        tag: '#WCCI#',
      }),
      make.words({
        name: 'temperature',
        at: [286, 386],
        width: 76,
        fontSize: 22,
        tag: '#WCTS#',
        fill: '#ffffff',
        align: 'left',
      }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('pulse', ratio, labelOf);
    // Rings without a track light few pixels.
    const ring = { at: [250, 250], ringWidth: 3, track: '#00000000' } as const;
    const number = { width: 76, fontSize: 22, align: 'left' } as const;
    const hours = numbered('hourRest', 10);
    const minutes = numbered('minuteRest', 10);
    return [
      make.root('#000000'),
      make.ring({ name: 'batteryRing', ...ring, fill: '#27a884', diameter: 475, rate: '(#BLP#/100)' }),
      make.ring({ name: 'stepsRing', ...ring, fill: '#b0862f', diameter: 425, rate: '(#ZSC#/#ZSCG#)' }),
      make.ring({ name: 'heartRing', ...ring, fill: '#b2384f', diameter: 375, rate: '(#ZHR#/240)' }),
      make.words({ ...WEEKDAY, ...spaced, fill: '#8b97ac' }),
      make.words({ ...DATE, ...spaced, fill: '#8b97ac' }),
      make.sequence({ ...TIME.hourTens, files: hours }),
      make.sequence({ ...TIME.hourOnes, files: hours }),
      make.sequence({ ...TIME.minuteTens, files: minutes }),
      make.sequence({ ...TIME.minuteOnes, files: minutes }),
      make.words({ name: 'battery', ...number, at: [368, 208], tag: '#BLP#%', fill: '#2fbf97' }),
      make.words({ name: 'steps', ...number, at: [368, 251], tag: '#ZSC#', fill: '#b0862f' }),
      make.words({ name: 'heart', ...number, at: [368, 294], tag: '#ZHR#', fill: '#c9485f' }),
    ];
  },
};
