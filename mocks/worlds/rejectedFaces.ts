// Faces that were refused, in every shape a refusal takes: what a designer reads, and what is still out meanwhile. Pure data.
import type { Region } from '@/schemas/session';
import { built, passed, type SeedEvent, type SeedFace, type SeedRow, seedFace, sent } from './seedFace';

const MINE = 'demo-designer';

const refused = (days: number, reason: string, copy?: number): SeedEvent => ({
  ...{ days, kind: 'reject', reason },
  ...(copy !== undefined && { copy }),
});

const PALE = '数字与背景对比不足，请提高对比度。 The digits stand out too little from the background.';
const NAME = '英文名称与另一品牌相同，请更换。 The English name is that of another brand. Please choose another.';
const STILL = '对比度已改善，但息屏显示仍然过亮。 The contrast is better now; the always-on mode is still too bright.';
const COPY = 'ASR 版本的文字被圆形屏幕切断。 On the ASR watch the round edge cuts off the words.';
/** As long as a reason may nearly be, with lines of its own. */
const LONG = [
  '审核未通过，请修改以下几点： Please mend these points:',
  ...Array.from(
    { length: 5 },
    (_, at) => `${at + 1}. 第 ${at + 1} 层：位置与预览图不同。 Layer ${at + 1} is not where the preview shows it.`,
  ),
].join('\n');

const ROWS: readonly SeedRow[] = [
  {
    ...{ id: 'rejected-first', template: 'slab', owner: MINE, names: ['初稿', 'First Try'], category: 'digital' },
    about: '第一次提交即未通过的表盘。 Refused the first time it was sent.',
    ...{ tags: ['numbers', 'dark'], life: [sent(4), built(4), refused(2, PALE)] },
  },
  {
    ...{ id: 'rejected-again', template: 'meridian', owner: MINE, names: ['再稿', 'Second Try'], category: 'classic' },
    about: '修改后再次提交，仍未通过。 Mended, sent again and refused again for another reason.',
    ...{ tags: ['analog'], hue: 40 },
    life: [sent(12), built(12), refused(10, PALE), { days: 8, kind: 'edit' }, sent(7), built(7), refused(5, STILL)],
  },
  {
    ...{ id: 'rejected-copy', template: 'tempo', owner: MINE, names: ['单份', 'One Copy'], category: 'technology' },
    about: '两个平台中有一个未通过。 One of its two copies was refused, the other is live.',
    ...{ tags: ['racing', 'steps'], system: 'all', hue: 120, daily: 11 },
    life: [sent(9), built(9), refused(7, COPY, 2), { days: 6, kind: 'approve', copy: 1 }],
  },
  {
    ...{ id: 'rejected-both', template: 'tempo', owner: MINE, names: ['双份', 'Both Copies'], category: 'technology' },
    about: '两个平台的版本都未通过。 Both of its copies were refused, one after the other.',
    ...{ tags: ['racing', 'neon'], system: 'all', hue: 260 },
    life: [sent(9), built(9), refused(7, COPY, 2), refused(6, PALE, 1)],
  },
  {
    ...{ id: 'rejected-update', template: 'solstice', owner: MINE, names: ['更新', 'An Update'], category: 'luxury' },
    about: '已上架的表盘，新版本未通过。 Live as it was approved; its new revision was refused.',
    ...{ tags: ['analog', 'gold', 'moon'], hue: 200, daily: 19 },
    life: [...passed(60), { days: 6, kind: 'edit' }, sent(5), built(5), refused(3, NAME)],
  },
  {
    ...{ id: 'rejected-mended', template: 'pulse', owner: MINE, names: ['已改', 'Mended'], category: 'sport' },
    about: '未通过之后修改过，尚未再次提交。 Mended since it was refused, and not sent again yet.',
    ...{ tags: ['numbers', 'heart'], hue: 300 },
    life: [sent(15), built(15), refused(13, NAME), { days: 1, kind: 'edit' }],
  },
  {
    ...{ id: 'rejected-waiting', template: 'harbor', owner: MINE, names: ['再审', 'Sent Again'], category: 'art' },
    about: '未通过后重新提交，正在审核。 Refused once, sent again and under review.',
    ...{ tags: ['sea', 'colorful'], hue: 80 },
    life: [sent(11), built(11), refused(9, PALE), { days: 3, kind: 'edit' }, sent(2), built(2)],
  },
  {
    ...{ id: 'rejected-long', template: 'harbor', owner: MINE, names: ['长评', 'Many Points'], category: 'nature' },
    about: '审核意见很长，逐条列出。 Refused with a long list of points.',
    ...{ tags: ['sea', 'blue'], hue: 180, life: [sent(20), built(20), refused(18, LONG)] },
  },
];

export const rejectedFaces = (region: Region): SeedFace[] => ROWS.map((row) => seedFace(row, region));
