// The grammar of typed placements: what each text says, in English and Chinese, and which fault a wrong one has, and where.
import { describe, expect, it } from 'vitest';
import { parsePlacement } from '@/features/placement/reading/parsePlacement';

const LAYERS = [
  { uuid: 'battery', label: 'Battery' },
  { uuid: 'ring', label: 'Battery ring' },
  { uuid: 'time', label: 'Time' },
  { uuid: 'night', label: 'Time at night' },
  { uuid: 'date', label: 'Date' },
  { uuid: 'steps1', label: 'Steps' },
  { uuid: 'steps2', label: 'Steps' },
  { uuid: 'zhTime', label: '时间' },
  { uuid: 'zhDate', label: '日期' },
  { uuid: 'zhBattery', label: '电量' },
];
const parsed = (text: string) => parsePlacement(text, LAYERS);
const angle = (degrees: number) => ({ kind: 'angle', degrees });
const radius = (value: number, unit = 'px') => expect.objectContaining({ kind: 'radius', value, unit });
const beside = (side: string, uuid: string, gap: number | null = null) =>
  expect.objectContaining({ kind: 'beside', side, uuid, gap });
const same = (measure: string, uuid: string) => expect.objectContaining({ kind: 'same', measure, uuid });

describe('what a placement says', () => {
  it.each([
    ["battery at 3 o'clock, radius 180", 'battery', [angle(90), radius(180)]],
    ['Battery at 3 o’clock r180', 'battery', [angle(90), radius(180)]],
    ['battery ring at 12 o’clock', 'ring', [angle(0)]],
    ['battery 7:30 o’clock', 'battery', [angle(225)]],
    ['date at 2:30', 'date', [angle(75)]],
    ['date at 3', 'date', [angle(90)]],
    ['date at 104°', 'date', [angle(104)]],
    ['date at 104 degrees, r 80%', 'date', [angle(104), radius(80, '%')]],
    ['date at the center', 'date', [{ kind: 'center' }]],
    ['date at 120, 310.5', 'date', [{ kind: 'point', x: 120, y: 310.5 }]],
    ['selection at 104°', null, [angle(104)]],
    ['at 6 o’clock', null, [angle(180)]],
    ['radius 120', null, [radius(120)]],
    ['below the time, gap 12', null, [beside('below', 'time', 12)]],
    ['date below time', 'date', [beside('below', 'time')]],
    ['date to the left of the battery ring', 'date', [beside('left', 'ring')]],
    ['"Time at night" above date gap 4px', 'night', [beside('above', 'date', 4)]],
    ['time at night above date', 'night', [beside('above', 'date')]],
    ['time inside "battery ring"', 'time', [beside('inside', 'ring')]],
    ['date same width as the time', 'date', [same('width', 'time')]],
    ['same radius as battery ring, at 9 o’clock', null, [same('radius', 'ring'), angle(270)]],
    ['电量 3点 半径180', 'zhBattery', [angle(90), radius(180)]],
    ['电量３点半，半径８０％', 'zhBattery', [angle(105), radius(80, '%')]],
    ['电量在6点方向', 'zhBattery', [angle(180)]],
    ['在时间下方 间距12', null, [beside('below', 'zhTime', 12)]],
    ['日期在时间的左边', 'zhDate', [beside('left', 'zhTime')]],
    ['电量 与日期同宽', 'zhBattery', [same('width', 'zhDate')]],
    ['日期居中', 'zhDate', [{ kind: 'center' }]],
    ['电量 7 点半 半径 80%', 'zhBattery', [angle(225), radius(80, '%')]],
    ['日期在 120, 310', 'zhDate', [{ kind: 'point', x: 120, y: 310 }]],
    ['日期与时间同 x', 'zhDate', [same('x', 'zhTime')]],
    ['选中 90度', null, [angle(90)]],
  ])('%s', (text, uuid, places) => {
    expect(parsed(text)).toEqual({ uuid, places });
  });
});

describe('a text that is not a placement', () => {
  it.each(['', 'undo', 'battery', 'add a layer', 'align left', 'bring forward', `${'x'.repeat(400)} at 3`])(
    '%s',
    (text) => {
      expect(parsed(text)).toBeNull();
    },
  );
});

describe('what cannot be read', () => {
  it.each([
    ['battery at 13 o’clock', 'hour', 8, { n: 13 }],
    ['battery at 3:75', 'minutes', 8, { n: 75 }],
    ['below tmie', 'unknownLayer', 6, { name: 'tmie' }],
    ['below', 'layerAfter', 0, { word: 'below' }],
    ['steps at 3', 'sameName', 0, { name: 'steps', n: 2, names: 'Steps · Steps' }],
    ['date below bat', 'severalLayers', 11, { name: 'bat', n: 2, names: 'Battery · Battery ring' }],
    ['moon at 3', 'unknownLayer', 0, { name: 'moon' }],
    ['date at 3, gap 12', 'gapAlone', 11, {}],
    ['date at 3 and blue', 'rest', 10, { rest: 'and blue' }],
    ['在月亮下方', 'unknownLayer', 1, { name: '月亮' }],
    ['电量 25点', 'hour', 3, { n: 25 }],
  ])('%s', (text, key, at, params) => {
    expect(parsed(text)).toEqual({ key, at, params });
  });
});
