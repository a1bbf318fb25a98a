// Tempo: a rev counter of steps for the 466 px chip watch, with a beating heart and its own always-on layers.
import { DEFAULT_HAND_ROTATION } from '../limits';
import { layerMakers, numbered } from './layerMakers';
import type { Template } from './template';

const RED = '#ff4d5e';

export const tempo: Template = {
  id: 'tempo',
  nameKey: 'templates.tempo.name',
  aboutKey: 'templates.tempo.about',
  platforms: ['android', 'falcon'],
  /** Static layers first, then dynamic ones by level: needle 2, time 3, weekday 5, date 6, steps 8, battery 10, … */
  build(ratio, _shape, labelOf) {
    const make = layerMakers('tempo', ratio, labelOf);
    const small = { fontSize: 21, fill: '#cfd8e6', letterSpacing: 1 };
    return [
      make.root('#05060a'),
      make.picture({
        name: 'dial',
        kind: 'background',
        file: 'dial.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.picture({ name: 'batteryIcon', kind: 'icon', file: 'bolt.png', at: [274, 318], size: [20, 20] }),
      make.hand({
        name: 'needle',
        file: 'needle.png',
        kind: 'seconds',
        size: [16, 236],
        pivotY: 206,
        turnedBy: 'DWFS',
        rest: DEFAULT_HAND_ROTATION.seconds,
      }),
      make.words({
        name: 'time',
        at: [250, 250],
        width: 236,
        fontSize: 88,
        tag: '#Db#:#DmZ#',
        fill: '#ffffff',
        letterSpacing: -1,
      }),
      make.words({ name: 'weekday', at: [209, 186], width: 64, ...small, tag: '#DE#', upperCase: true }),
      make.words({ name: 'date', at: [280, 186], width: 80, ...small, tag: '#DMM#-#DdL#' }),
      make.ring({
        name: 'stepsArc',
        at: [250, 250],
        diameter: 272,
        ringWidth: 8,
        rate: '(#ZSC#/10000)',
        fill: RED,
        track: '#2a2f3a',
        arc: 270,
      }),
      make.words({ name: 'battery', at: [305, 318], width: 44, ...small, tag: '#BLP#' }),
      make.frames({
        name: 'heartBeat',
        at: [198, 318],
        size: [30, 30],
        files: numbered('beat', 4),
        delayMs: 200,
      }),
      make.words({ name: 'heart', at: [231, 318], width: 44, ...small, tag: '#ZHR#' }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('tempo', ratio, labelOf);
    const quiet = { fontSize: 21, fill: '#8a94a6', letterSpacing: 1 };
    return [
      make.root('#000000'),
      make.picture({ name: 'restRing', file: 'rest.png', at: [250, 250], size: [500, 500] }),
      make.words({
        name: 'time',
        at: [250, 250],
        width: 236,
        fontSize: 88,
        tag: '#Db#:#DmZ#',
        fill: '#cfd8e6',
        letterSpacing: -1,
      }),
      make.words({ name: 'weekday', at: [209, 186], width: 64, ...quiet, tag: '#DE#', upperCase: true }),
      make.words({ name: 'date', at: [280, 186], width: 80, ...quiet, tag: '#DMM#-#DdL#' }),
    ];
  },
};
