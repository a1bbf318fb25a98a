// Pulse: a digital face with rings for battery, steps and heart rate around a large time.
import { layerMakers } from './layerMakers';
import type { Template } from './template';

const BATTERY = { fill: '#5eead4', track: '#10302f' };
const STEPS = { fill: '#fbbf5c', track: '#352a17' };
const HEART = { fill: '#fb7185', track: '#3a1a22' };

export const pulse: Template = {
  id: 'pulse',
  nameKey: 'templates.pulse.name',
  aboutKey: 'templates.pulse.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('pulse', ratio, labelOf);
    const ring = { at: [250, 250], ringWidth: 15 } as const;
    const number = { width: 92, fontSize: 22 } as const;
    const sign = { kind: 'icon', size: [26, 26] } as const;
    return [
      make.root('#030407'),
      make.picture({
        name: 'backdrop',
        kind: 'background',
        file: 'backdrop.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.ring({ name: 'batteryRing', ...ring, ...BATTERY, diameter: 489, rate: '(#BLP#/100)' }),
      make.ring({ name: 'stepsRing', ...ring, ...STEPS, diameter: 447, rate: '(#ZSC#/#ZSCG#)' }),
      make.ring({ name: 'heartRing', ...ring, ...HEART, diameter: 405, rate: '(#ZHR#/240)' }),
      make.words({
        name: 'weekday',
        at: [212, 162],
        width: 80,
        fontSize: 24,
        tag: '#DEG#',
        fill: '#ffffff',
        letterSpacing: 2,
        upperCase: true,
      }),
      make.words({
        name: 'date',
        at: [288, 162],
        width: 100,
        fontSize: 24,
        tag: '#DMM#-#DdL#',
        fill: '#9fb0cc',
        letterSpacing: 2,
      }),
      make.words({
        name: 'time',
        at: [250, 237],
        width: 310,
        fontSize: 116,
        tag: '#Db#:#DmZ#',
        fill: '#ffffff',
        letterSpacing: -2,
      }),
      make.picture({ name: 'batteryIcon', ...sign, file: 'battery.png', at: [158, 322] }),
      make.words({ name: 'battery', ...number, at: [158, 352], tag: '#BLP#%', fill: BATTERY.fill }),
      make.picture({ name: 'stepsIcon', ...sign, file: 'steps.png', at: [250, 322] }),
      make.words({ name: 'steps', ...number, at: [250, 352], tag: '#ZSC#', fill: STEPS.fill }),
      make.picture({ name: 'heartIcon', ...sign, file: 'heart.png', at: [342, 322] }),
      make.words({ name: 'heart', ...number, at: [342, 352], tag: '#ZHR#', fill: HEART.fill }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('pulse', ratio, labelOf);
    // Lines without a track: few pixels are lit.
    const ring = { at: [250, 250], ringWidth: 2, track: '#00000000' } as const;
    return [
      make.root('#000000'),
      make.ring({ name: 'batteryRing', ...ring, fill: '#3f9c90', diameter: 489, rate: '(#BLP#/100)' }),
      make.ring({ name: 'stepsRing', ...ring, fill: '#a67f42', diameter: 447, rate: '(#ZSC#/#ZSCG#)' }),
      make.ring({ name: 'heartRing', ...ring, fill: '#a34d5b', diameter: 405, rate: '(#ZHR#/240)' }),
      make.words({
        name: 'weekday',
        at: [212, 162],
        width: 80,
        fontSize: 24,
        tag: '#DEG#',
        fill: '#8b97ac',
        letterSpacing: 2,
        upperCase: true,
      }),
      make.words({
        name: 'date',
        at: [288, 162],
        width: 100,
        fontSize: 24,
        tag: '#DMM#-#DdL#',
        fill: '#8b97ac',
        letterSpacing: 2,
      }),
      make.words({
        name: 'time',
        at: [250, 237],
        width: 310,
        fontSize: 116,
        tag: '#Db#:#DmZ#',
        fill: '#d5dced',
        letterSpacing: -2,
      }),
    ];
  },
};
