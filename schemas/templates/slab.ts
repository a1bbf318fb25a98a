// Slab: a digital face with two rows of huge digits, a column of data and a step bar.
import { layerMakers, numbered } from './layerMakers';
import type { Template } from './template';

const LIME = '#d4ff4a';
const DIGIT = [126, 168] as const;
const DIGITS = { files: numbered('m', 10), size: DIGIT };

export const slab: Template = {
  id: 'slab',
  nameKey: 'templates.slab.name',
  aboutKey: 'templates.slab.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('slab', ratio, labelOf);
    const hours = { files: numbered('h', 10), size: DIGIT };
    const minutes = DIGITS;
    const column = { width: 104, fontSize: 22, letterSpacing: 1 };
    return [
      make.root('#050607'),
      make.picture({
        name: 'backdrop',
        kind: 'background',
        file: 'backdrop.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.sequence({ name: 'hourTens', at: [147, 162], ...hours, tag: '(floor(#Db#/10))' }),
      make.sequence({ name: 'hourOnes', at: [273, 162], ...hours, tag: '(#Db#%10)' }),
      make.sequence({ name: 'minuteTens', at: [147, 330], ...minutes, tag: '(floor(#DmZ#/10))' }),
      make.sequence({ name: 'minuteOnes', at: [273, 330], ...minutes, tag: '(#DmZ#%10)' }),
      make.words({ name: 'weekday', at: [412, 158], ...column, tag: '#DEG#', fill: '#ffffff', upperCase: true }),
      make.words({ name: 'date', at: [412, 190], ...column, tag: '#DMM#-#DdL#', fill: '#9aa7b4' }),
      make.sequence({
        name: 'weather',
        at: [412, 240],
        size: [52, 52],
        files: Array.from({ length: 10 }, (_, index) => `weather-line/${index}.png`),
        tag: '#WCCI#',
      }),
      make.words({ name: 'temperature', at: [412, 286], ...column, tag: '#WCTS#', fill: '#ffffff' }),
      make.words({ name: 'battery', at: [412, 328], ...column, tag: '#BLP#%', fill: LIME }),
      make.picture({ name: 'stepsIcon', kind: 'icon', file: 'steps.png', at: [108, 438], size: [24, 24] }),
      make.bar({
        name: 'stepsBar',
        at: [216, 438],
        size: [176, 10],
        rate: '(#ZSC#/#ZSCG#)',
        fill: LIME,
        track: '#262c33',
      }),
      make.words({ name: 'steps', at: [350, 438], width: 72, fontSize: 20, tag: '#ZSC#', fill: '#ffffff' }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('slab', ratio, labelOf);
    const quiet = { fontSize: 22, fill: '#8d99a5', letterSpacing: 1 };
    return [
      make.root('#000000'),
      // Outlines light fewer pixels than filled digits.
      make.sequence({ name: 'hourTens', at: [187, 162], ...DIGITS, tag: '(floor(#Db#/10))' }),
      make.sequence({ name: 'hourOnes', at: [313, 162], ...DIGITS, tag: '(#Db#%10)' }),
      make.sequence({ name: 'minuteTens', at: [187, 330], ...DIGITS, tag: '(floor(#DmZ#/10))' }),
      make.sequence({ name: 'minuteOnes', at: [313, 330], ...DIGITS, tag: '(#DmZ#%10)' }),
      make.words({ name: 'weekday', at: [212, 444], width: 64, ...quiet, tag: '#DEG#', upperCase: true }),
      make.words({ name: 'date', at: [284, 444], width: 80, ...quiet, tag: '#DMM#-#DdL#' }),
    ];
  },
};
