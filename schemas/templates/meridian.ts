// Meridian: an analogue face with applied indices, faceted hands, a date window and a power reserve.
import { DEFAULT_HAND_ROTATION } from '../limits';
import { layerMakers } from './layerMakers';
import type { Template } from './template';

const { hour, minutes, seconds } = DEFAULT_HAND_ROTATION;

export const meridian: Template = {
  id: 'meridian',
  nameKey: 'templates.meridian.name',
  aboutKey: 'templates.meridian.about',
  platforms: ['android'],
  build(ratio, _shape, labelOf) {
    const make = layerMakers('meridian', ratio, labelOf);
    return [
      make.root('#03070b'),
      make.picture({
        name: 'dial',
        kind: 'background',
        file: 'dial.png',
        at: [250, 250],
        size: [500, 500],
        locked: true,
      }),
      make.ring({
        name: 'batteryRing',
        at: [250, 346],
        diameter: 86,
        ringWidth: 5,
        rate: '(#BLP#/100)',
        fill: '#63e6c8',
        track: '#143542',
        arc: 240,
      }),
      make.words({ name: 'battery', at: [250, 346], width: 56, fontSize: 20, tag: '#BLP#', fill: '#ffffff' }),
      make.picture({ name: 'batteryIcon', kind: 'icon', file: 'bolt.png', at: [250, 375], size: [14, 14] }),
      make.words({
        name: 'weekday',
        at: [369.5, 250],
        width: 52,
        fontSize: 20,
        tag: '#DEG#',
        fill: '#c6d3da',
        upperCase: true,
      }),
      make.words({ name: 'date', at: [414.5, 250], width: 34, fontSize: 20, tag: '#DdL#', fill: '#ffffff' }),
      make.hand({
        name: 'hourShadow',
        file: 'hourShadow.png',
        kind: 'image',
        size: [56, 192],
        pivotY: 148,
        turnedBy: '#DWFKS#',
        rest: hour,
        shift: [2, 5],
      }),
      make.hand({
        name: 'hour',
        file: 'hour.png',
        kind: 'hour',
        size: [36, 172],
        pivotY: 138,
        turnedBy: '#DWFKS#',
        rest: hour,
      }),
      make.hand({
        name: 'minutesShadow',
        file: 'minutesShadow.png',
        kind: 'image',
        size: [50, 264],
        pivotY: 216,
        turnedBy: '#DWFM#',
        rest: minutes,
        shift: [2, 6],
      }),
      make.hand({
        name: 'minutes',
        file: 'minutes.png',
        kind: 'minutes',
        size: [30, 244],
        pivotY: 206,
        turnedBy: '#DWFM#',
        rest: minutes,
      }),
      make.hand({
        name: 'seconds',
        file: 'seconds.png',
        kind: 'seconds',
        size: [20, 296],
        pivotY: 226,
        turnedBy: '#DWFS#',
        rest: seconds,
      }),
      make.picture({ name: 'cap', file: 'cap.png', at: [250, 250], size: [24, 24] }),
    ];
  },
  ambient(ratio, _shape, labelOf) {
    const make = layerMakers('meridian', ratio, labelOf);
    return [
      make.root('#000000'),
      make.picture({ name: 'dial', file: 'rest.png', at: [250, 250], size: [500, 500], locked: true }),
      make.ring({
        name: 'batteryRing',
        at: [250, 346],
        diameter: 86,
        ringWidth: 2,
        rate: '(#BLP#/100)',
        fill: '#4fae99',
        track: '#16262c',
        arc: 240,
      }),
      make.words({ name: 'battery', at: [250, 346], width: 56, fontSize: 20, tag: '#BLP#', fill: '#93a1aa' }),
      // Same position as in normal mode, so that nothing jumps.
      make.words({
        name: 'weekday',
        at: [369.5, 250],
        width: 52,
        fontSize: 20,
        tag: '#DEG#',
        fill: '#93a1aa',
        upperCase: true,
      }),
      make.words({ name: 'date', at: [414.5, 250], width: 34, fontSize: 20, tag: '#DdL#', fill: '#c6d3da' }),
      make.hand({
        name: 'hour',
        file: 'hourRest.png',
        kind: 'hour',
        size: [36, 172],
        pivotY: 138,
        turnedBy: '#DWFKS#',
        rest: hour,
      }),
      make.hand({
        name: 'minutes',
        file: 'minutesRest.png',
        kind: 'minutes',
        size: [30, 244],
        pivotY: 206,
        turnedBy: '#DWFM#',
        rest: minutes,
      }),
    ];
  },
};
