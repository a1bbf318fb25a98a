// Harbor: a shore at sunset under a large time, four complication slots, and a dot that circles with the seconds.
import { DEFAULT_HAND_ROTATION } from '../limits';
import { layerMakers, numbered } from './layerMakers';
import type { Template } from './template';

const SUN = '#ffc782';
const SEA = '#7fe0e6';

/** Positions on the dial, px; always-on shows time and date at the same positions. */
const DIGIT = [76, 104] as const;
const TIME = {
  hourTens: { name: 'hourTens', at: [123, 172], size: DIGIT, tag: '(floor(#Db#/10))' },
  hourOnes: { name: 'hourOnes', at: [195, 172], size: DIGIT, tag: '(#Db#%10)' },
  minuteTens: { name: 'minuteTens', at: [305, 172], size: DIGIT, tag: '(floor(#DmZ#/10))' },
  minuteOnes: { name: 'minuteOnes', at: [377, 172], size: DIGIT, tag: '(#DmZ#%10)' },
} as const;
const DATE = {
  name: 'date',
  at: [250, 240],
  width: 180,
  fontSize: 20,
  tag: '#DEG# #DMM#-#DdL#',
  letterSpacing: 2,
  upperCase: true,
} as const;

export const harbor: Template = {
  id: 'harbor',
  nameKey: 'templates.harbor.name',
  aboutKey: 'templates.harbor.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('harbor', ratio, labelOf);
    const files = numbered('d', 10);
    return [
      make.root('#070c20'),
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
        turnedBy: '#DWFS#',
        rest: DEFAULT_HAND_ROTATION.seconds,
      }),
      make.sequence({ ...TIME.hourTens, files }),
      make.sequence({ ...TIME.hourOnes, files }),
      make.sequence({ ...TIME.minuteTens, files }),
      make.sequence({ ...TIME.minuteOnes, files }),
      // The tone of the shore: white is lost in the bright clouds.
      make.words({ ...DATE, fill: '#12082a' }),
      make.slot({
        name: 'slotTop',
        at: [250, 76],
        size: [120, 80],
        kind: 'short_text',
        provider: 12,
        accent: SUN,
        textSize: 20,
      }),
      make.slot({
        name: 'slotLeft',
        at: [142, 366],
        size: [92, 92],
        kind: 'ranged_value',
        provider: 1,
        accent: SEA,
        textSize: 22,
      }),
      make.slot({
        name: 'slotRight',
        at: [358, 366],
        size: [92, 92],
        kind: 'short_text',
        provider: 4,
        accent: SUN,
        textSize: 22,
        ring: { width: 6, dash: 2, gap: 4.14, color: '#ffc782b3' },
      }),
      make.slot({
        name: 'slotBottom',
        at: [250, 447],
        size: [176, 72],
        kind: 'long_text',
        provider: 9,
        accent: SEA,
        textSize: 19,
      }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('harbor', ratio, labelOf);
    const files = numbered('digitRest', 10);
    return [
      make.root('#000000'),
      make.picture({ name: 'dial', file: 'rest.png', at: [250, 250], size: [500, 500], locked: true }),
      make.sequence({ ...TIME.hourTens, files }),
      make.sequence({ ...TIME.hourOnes, files }),
      make.sequence({ ...TIME.minuteTens, files }),
      make.sequence({ ...TIME.minuteOnes, files }),
      make.words({ ...DATE, fill: '#b9a083' }),
    ];
  },
};
