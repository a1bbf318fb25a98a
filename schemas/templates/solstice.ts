// Solstice: an analogue face with a night sky, gold leaf hands and the moon phase at six.
import { DEFAULT_HAND_ROTATION } from '../limits';
import { layerMakers, numbered } from './layerMakers';
import type { Template } from './template';

const { hour, minutes, seconds } = DEFAULT_HAND_ROTATION;

export const solstice: Template = {
  id: 'solstice',
  nameKey: 'templates.solstice.name',
  aboutKey: 'templates.solstice.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('solstice', ratio, labelOf);
    const byHours = { turnedBy: '#DWFKS#', rest: hour } as const;
    const byMinutes = { turnedBy: '#DWFM#', rest: minutes } as const;
    return [
      make.root('#04071a'),
      make.picture({
        name: 'dial',
        kind: 'background',
        file: 'dial.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.sequence({ name: 'moon', at: [250, 352], size: [128, 128], files: numbered('moon', 8), tag: '#MOONPHASE#' }),
      make.words({
        name: 'date',
        at: [336, 250],
        width: 96,
        fontSize: 20,
        tag: '#DEG# #DdL#',
        fill: '#cbb78a',
        letterSpacing: 1,
        upperCase: true,
      }),
      make.hand({
        name: 'hourShadow',
        file: 'hourShadow.png',
        kind: 'image',
        size: [44, 178],
        pivotY: 136,
        shift: [2, 5],
        ...byHours,
      }),
      make.hand({ name: 'hour', file: 'hour.png', kind: 'hour', size: [24, 158], pivotY: 126, ...byHours }),
      make.hand({
        name: 'minutesShadow',
        file: 'minutesShadow.png',
        kind: 'image',
        size: [40, 246],
        pivotY: 202,
        shift: [2, 6],
        ...byMinutes,
      }),
      make.hand({ name: 'minutes', file: 'minutes.png', kind: 'minutes', size: [20, 226], pivotY: 192, ...byMinutes }),
      make.hand({
        name: 'seconds',
        file: 'seconds.png',
        kind: 'seconds',
        size: [24, 286],
        pivotY: 216,
        turnedBy: '#DWFS#',
        rest: seconds,
      }),
      make.picture({ name: 'cap', file: 'cap.png', at: [250, 250], size: [20, 20] }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('solstice', ratio, labelOf);
    return [
      make.root('#000000'),
      make.picture({ name: 'dial', file: 'rest.png', at: [250, 250], size: [500, 500], locked: true }),
      make.sequence({
        name: 'moon',
        at: [250, 352],
        size: [128, 128],
        files: numbered('moonRest', 8),
        tag: '#MOONPHASE#',
      }),
      // Same position as in normal mode, so that nothing jumps.
      make.words({
        name: 'date',
        at: [336, 250],
        width: 96,
        fontSize: 20,
        tag: '#DEG# #DdL#',
        fill: '#a8925f',
        letterSpacing: 1,
        upperCase: true,
      }),
      make.hand({
        name: 'hour',
        file: 'hourRest.png',
        kind: 'hour',
        size: [24, 158],
        pivotY: 126,
        turnedBy: '#DWFKS#',
        rest: hour,
      }),
      make.hand({
        name: 'minutes',
        file: 'minutesRest.png',
        kind: 'minutes',
        size: [20, 226],
        pivotY: 192,
        turnedBy: '#DWFM#',
        rest: minutes,
      }),
    ];
  },
};
