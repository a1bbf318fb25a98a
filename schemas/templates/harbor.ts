// Harbor: the time over dusk and water, four complication slots around it, and a dot that goes round with the seconds.
import { DEFAULT_HAND_ROTATION } from '../limits';
import { layerMakers } from './layerMakers';
import type { Template } from './template';

const SUN = '#ffb86b';
const SEA = '#7fd3e0';

export const harbor: Template = {
  id: 'harbor',
  nameKey: 'templates.harbor.name',
  aboutKey: 'templates.harbor.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('harbor', ratio, labelOf);
    return [
      make.root('#040d14'),
      make.picture({
        name: 'dial',
        kind: 'background',
        file: 'dial.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.hand({
        name: 'orbit',
        file: 'orbit.png',
        kind: 'seconds',
        size: [28, 280],
        pivotY: 250,
        turnedBy: 'DWFS',
        rest: DEFAULT_HAND_ROTATION.seconds,
      }),
      make.words({
        name: 'time',
        at: [250, 252],
        width: 240,
        fontSize: 80,
        tag: '#Db#:#DmZ#',
        fill: '#ffffff',
        letterSpacing: -1,
      }),
      make.words({
        name: 'date',
        at: [250, 308],
        width: 180,
        fontSize: 20,
        tag: '#DEG# #DMM#-#DdL#',
        fill: '#ffd9ab',
        letterSpacing: 2,
        upperCase: true,
      }),
      make.slot({
        name: 'slotTop',
        at: [250, 108],
        size: [100, 100],
        kind: 'short_text',
        provider: 12,
        accent: SUN,
        textSize: 22,
      }),
      make.slot({
        name: 'slotLeft',
        at: [82, 250],
        size: [92, 92],
        kind: 'ranged_value',
        provider: 1,
        accent: SEA,
        textSize: 22,
      }),
      make.slot({
        name: 'slotRight',
        at: [418, 250],
        size: [92, 92],
        kind: 'short_text',
        provider: 4,
        accent: SUN,
        textSize: 22,
        ring: { width: 6, dash: 2, gap: 4.14, color: '#ffb86bb3' },
      }),
      make.slot({
        name: 'slotBottom',
        at: [250, 396],
        size: [240, 56],
        kind: 'long_text',
        provider: 9,
        accent: SEA,
        textSize: 20,
      }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('harbor', ratio, labelOf);
    return [
      make.root('#000000'),
      make.words({
        name: 'time',
        at: [250, 252],
        width: 240,
        fontSize: 80,
        tag: '#Db#:#DmZ#',
        fill: '#d9e4ec',
        letterSpacing: -1,
      }),
      make.words({
        name: 'date',
        at: [250, 308],
        width: 180,
        fontSize: 20,
        tag: '#DEG# #DMM#-#DdL#',
        fill: '#a98f6f',
        letterSpacing: 2,
        upperCase: true,
      }),
    ];
  },
};
