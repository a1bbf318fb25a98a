// Faces of the demo: the templates and cousins of them in other colours, in every state, with their downloads. Pure data.
import { CURRENCY_OF } from '@/schemas/money';
import type { Region } from '@/schemas/session';
import { built, passed, type SeedFace, type SeedRow, seedFace, sent } from './seedFace';

const MINE = 'demo-designer';
const STUDIO = 'demo-studio';

/** Says why the slab was not approved, as a moderator would. */
const TOO_PALE = '时间数字与背景对比不足，请提高对比度。 The digits stand out too little from the background.';

const ROWS: readonly SeedRow[] = [
  {
    ...{ id: 'demo-meridian', template: 'meridian', owner: MINE, names: ['子午', 'Meridian'], category: 'classic' },
    about: '深青色格纹表盘，钢制指针，带日期与电量。 Steel hands over a teal dial, with date and power reserve.',
    ...{ tags: ['analog', 'business'], life: passed(96), daily: 21, paymentType: 'vip' },
  },
  {
    ...{ id: 'demo-pulse', template: 'pulse', owner: MINE, names: ['脉动', 'Pulse'], category: 'sport' },
    about: '时在分上，三环显示电量、步数与心率。 Hours over minutes inside three rings of live data.',
    ...{ tags: ['numbers', 'running', 'heart'], life: [sent(1), built(1)] },
  },
  {
    ...{ id: 'demo-solstice', template: 'solstice', owner: MINE, names: ['至夜', 'Solstice'], category: 'luxury' },
    about: '夜空之上的金色指针，六点位显示月相。 Gold hands over a night sky, the moon in its phase at six.',
    ...{ tags: ['analog', 'gold', 'moon'], life: passed(41), daily: 34 },
  },
  {
    ...{ id: 'demo-slab', template: 'slab', owner: MINE, names: ['石版', 'Slab'], category: 'digital' },
    about: '两行巨大的数字，远处也能看清时间。 Two rows of huge digits that read from across a room.',
    ...{ tags: ['numbers', 'dark'], life: [sent(9), built(9), { days: 7, kind: 'reject', reason: TOO_PALE }] },
  },
  {
    ...{ id: 'demo-harbor', template: 'harbor', owner: MINE, names: ['港湾', 'Harbor'], category: 'art' },
    about: '日落时分的灯塔与帆船，四个复杂功能。 A lighthouse and a sail at sunset, with four slots.',
    ...{ tags: ['sea', 'colorful'], life: [...passed(120), { days: 20, kind: 'offline' }], daily: 9 },
    paymentType: 'paid',
  },
  {
    ...{ id: 'demo-tempo', template: 'tempo', owner: MINE, names: ['节拍', 'Tempo'], category: 'technology' },
    about: '步数转速表，心脏随节拍跳动。 A rev counter of your steps with a beating heart.',
    ...{ tags: ['racing', 'steps'], life: [], system: 'other' },
  },
  {
    ...{ id: 'demo-dusk', template: 'meridian', owner: STUDIO, names: ['暮色', 'Dusk'], category: 'classic', hue: 160 },
    about: '暮色中的紫铜表盘，钢制指针。 A dial in the colours of dusk under steel hands.',
    ...{ tags: ['analog', 'dark'], life: passed(60), daily: 12 },
  },
  {
    ...{ id: 'demo-ember', template: 'pulse', owner: STUDIO, names: ['余烬', 'Ember'], category: 'sport', hue: 220 },
    about: '余烬般的暖色三环，电量、步数、心率。 Three rings that glow like embers.',
    ...{ tags: ['numbers', 'red'], life: passed(52), daily: 17 },
  },
  {
    ...{
      id: 'demo-aurora',
      template: 'solstice',
      owner: STUDIO,
      names: ['极光', 'Aurora'],
      category: 'nature',
      hue: 300,
    },
    about: '极光之夜，月相随日子变化。 A night of northern light; the moon follows the days.',
    ...{ tags: ['moon', 'stars'], life: passed(33), daily: 26 },
  },
  {
    ...{ id: 'demo-mint', template: 'slab', owner: STUDIO, names: ['薄荷', 'Mint'], category: 'minimal', hue: 90 },
    about: '清爽的巨大数字与步数条。 Huge fresh digits over a bar of steps.',
    ...{ tags: ['numbers', 'green'], life: passed(25), daily: 8 },
  },
  {
    ...{
      id: 'demo-lagoon',
      template: 'harbor',
      owner: STUDIO,
      names: ['潟湖', 'Lagoon'],
      category: 'nature',
      hue: 140,
    },
    about: '月光下的潟湖与四个复杂功能。 A lagoon under the moon, with four slots.',
    ...{ tags: ['sea', 'blue'], life: passed(14), daily: 15 },
  },
  {
    ...{
      id: 'demo-violet',
      template: 'tempo',
      owner: STUDIO,
      names: ['紫韵', 'Violet'],
      category: 'technology',
      hue: 250,
    },
    about: '紫色的步数转速表，适用于 ASR 手表。 A violet rev counter of steps, for ASR watches.',
    ...{ tags: ['racing', 'neon'], life: passed(11), daily: 6, system: 'other' },
  },
];

const PRICE: Readonly<Record<Region, number>> = { overseas: 299, domestic: 1200 };

export const demoFaces = (region: Region): SeedFace[] => {
  const price = { minor: PRICE[region], currency: CURRENCY_OF[region] };
  return ROWS.map((row) => seedFace(row.paymentType === 'paid' ? { ...row, price } : row, region));
};
