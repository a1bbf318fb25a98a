// Layers with texts for screen readers, for tests of the export and the import.
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { bare, PICTURE, pictures } from '../../face/nodes/sampleNodes';
import { faceOf } from './faces';
import { groupNode } from './groupedFaces';

const digit = (uuid: string, x: number, textTag: string): FaceNode =>
  bare(
    'image_sequence',
    { x, y: 180, width: 40, height: 30, textTag, imgs: pictures(10) },
    { uuid, label: uuid, parentId: 'time' },
  );

const handOf = (uuid: 'hour' | 'minutes', rotate: string, style: object = {}): FaceNode =>
  bare(
    'image',
    { url: PICTURE.url, x: 240, y: 100, width: 20, height: 150, offset: { x: 10, y: 150 }, rotate, ...style },
    { uuid, label: uuid, type: uuid },
  );

const box = { x: 200, y: 300, width: 90, height: 30 };

/** One layer or group per case, with what a watch speaks of it in English and Chinese. */
export const SPOKEN_CASES: readonly {
  name: string;
  nodes: readonly FaceNode[];
  /** String resource in each language. */
  en: string;
  zh: string;
  parameters: readonly string[];
}[] = [
  {
    name: 'a picture with a text in one language',
    nodes: [bare('image', { ...box, url: PICTURE.url, alt: 'Harbor at dusk' })],
    ...{ en: 'Harbor at dusk', zh: 'Harbor at dusk', parameters: [] },
  },
  {
    name: 'a ring with its value in both languages',
    nodes: [
      bare('progress', { ...box, fillRate: '(#BLP#/100)', alt: 'Battery #BLP# percent', altZh: '电量百分之#BLP#' }),
    ],
    ...{ en: 'Battery %1$s percent', zh: '电量百分之%1$s', parameters: ['[BATTERY_PERCENT]'] },
  },
  {
    name: 'values in another order in Chinese',
    nodes: [
      bare('image', { ...box, url: PICTURE.url, alt: '#ZSC# steps of #ZSCG#', altZh: '目标 #ZSCG# 步，已走 #ZSC# 步' }),
    ],
    ...{ en: '%1$s steps of %2$s', zh: '目标 %2$s 步，已走 %1$s 步', parameters: ['[STEP_COUNT]', '[STEP_GOAL]'] },
  },
  {
    name: 'a percent sign beside a value',
    nodes: [bare('image', { ...box, url: PICTURE.url, alt: 'Battery #BLP#%', altZh: '100% 好用' })],
    ...{ en: 'Battery %1$s%%', zh: '100%% 好用', parameters: ['[BATTERY_PERCENT]'] },
  },
  {
    name: 'a percent sign before an s',
    nodes: [bare('image', { ...box, url: PICTURE.url, alt: '#BLP#%steady of #ZSC#', altZh: '#ZSC# 和 #BLP#%' })],
    ...{ en: '%1$s%%steady of %2$s', zh: '%2$s 和 %1$s%%', parameters: ['[BATTERY_PERCENT]', '[STEP_COUNT]'] },
  },
  {
    name: 'a text that is no expression',
    nodes: [bare('image', { ...box, url: PICTURE.url, alt: 'Lane #4 (old' })],
    ...{ en: 'Lane #4 (old', zh: 'Lane #4 (old', parameters: [] },
  },
  {
    name: 'the time of four digit pictures on their group',
    nodes: [
      digit('tens', 100, '(#DH#/10)'),
      digit('ones', 150, '(#DH#%10)'),
      digit('minute-tens', 210, '(#Dm#/10)'),
      digit('minutes', 260, '(#Dm#%10)'),
      groupNode('time', { alt: '#DH#:#DmZ#', altZh: '#DH# 点 #Dm# 分' }),
    ],
    en: '%1$s:%2$s',
    zh: '%1$s 点 %3$s 分',
    parameters: ['[HOUR_0_23]', '[MINUTE_Z]', '[MINUTE]'],
  },
  {
    name: 'the time of two hands on the lower one',
    nodes: [handOf('hour', '#DWFKS#', { alt: '#DH#:#DmZ#' }), handOf('minutes', '#DWFM#')],
    ...{ en: '%1$s:%2$s', zh: '%1$s:%2$s' },
    parameters: ['[HOUR_0_23]', '[MINUTE_Z]'],
  },
  {
    name: 'the time on an hour hand above its shadow',
    nodes: [
      { ...handOf('hour', '#DWFKS#', { y: 104 }), uuid: 'shadow', label: 'shadow' },
      handOf('hour', '#DWFKS#', { alt: '#DH#:#DmZ#' }),
      handOf('minutes', '#DWFM#'),
    ],
    ...{ en: '%1$s:%2$s', zh: '%1$s:%2$s', parameters: ['[HOUR_0_23]', '[MINUTE_Z]'] },
  },
  {
    name: 'the weather of pictures',
    nodes: [
      bare('image_sequence', {
        ...box,
        textTag: '#WCCI#',
        imgs: pictures(10),
        alt: 'Weather: #WCCT#',
        altZh: '天气：#WCCT#',
      }),
    ],
    ...{ en: 'Weather: %1$s', zh: '天气：%1$s', parameters: ['[WEATHER.CONDITION_NAME]'] },
  },
  {
    name: 'the time on a text of digits',
    nodes: [bare('text', { ...box, textTag: '#DH#', alt: '#DH#:#DmZ#' })],
    ...{ en: '%1$s:%2$s', zh: '%1$s:%2$s', parameters: ['[HOUR_0_23]', '[MINUTE_Z]'] },
  },
  {
    name: 'a slot',
    nodes: [bare('google_complication', { ...box, systemProviderValue: 1, alt: 'Lower field', altZh: '下方组件' })],
    ...{ en: 'Lower field', zh: '下方组件', parameters: [] },
  },
  {
    name: 'a tap area with its action',
    nodes: [
      bare('programmable', {
        ...box,
        opens: 'ALARM',
        interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent: 'ALARM' } },
        ...{ alt: 'Opens the alarm', altZh: '打开闹钟' },
      }),
    ],
    ...{ en: 'Opens the alarm', zh: '打开闹钟', parameters: [] },
  },
  {
    name: 'a temperature',
    nodes: [bare('image', { ...box, url: PICTURE.url, alt: '#WCT# degrees', altZh: '#WCT# 度' })],
    ...{ en: '%1$s degrees', zh: '%1$s 度', parameters: ['[WEATHER.TEMPERATURE]'] },
  },
  {
    name: 'a layer that data hides',
    nodes: [bare('image', { ...box, url: PICTURE.url, alt: 'Charge soon' }, { live: { visible: '(#BLP#<15)' } })],
    ...{ en: 'Charge soon', zh: 'Charge soon', parameters: [] },
  },
];

export const spokenFace = (nodes: readonly FaceNode[]): FaceCopy =>
  faceOf(nodes, {
    ambient: nodes.filter(({ nodeType }) => !['google_complication', 'programmable'].includes(nodeType)),
  });
