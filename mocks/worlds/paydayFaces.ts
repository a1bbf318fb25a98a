// Faces of a designer who earns: two that are bought, one for premium subscribers, a free one. Pure data.
import { CURRENCY_OF } from '@/schemas/money';
import type { Region } from '@/schemas/session';
import { passed, type SeedFace, type SeedRow, seedFace } from './seedFace';

const MINE = 'demo-designer';

const ROWS: readonly SeedRow[] = [
  {
    ...{ id: 'payday-solstice', template: 'solstice', owner: MINE, names: ['至夜', 'Solstice'], category: 'luxury' },
    about: '夜空之上的金色指针，六点位显示月相。 Gold hands over a night sky, the moon in its phase at six.',
    ...{ tags: ['analog', 'gold', 'moon'], life: passed(190), daily: 24, paymentType: 'paid' },
  },
  {
    ...{ id: 'payday-harbor', template: 'harbor', owner: MINE, names: ['港湾', 'Harbor'], category: 'art' },
    about: '日落时分的灯塔与帆船，四个复杂功能。 A lighthouse and a sail at sunset, with four slots.',
    ...{ tags: ['sea', 'colorful'], life: passed(75), daily: 15, paymentType: 'paid' },
  },
  {
    ...{ id: 'payday-meridian', template: 'meridian', owner: MINE, names: ['子午', 'Meridian'], category: 'classic' },
    about: '深青色格纹表盘，钢制指针，带日期与电量。 Steel hands over a teal dial, with date and power reserve.',
    ...{ tags: ['analog', 'business'], life: passed(130), daily: 31, paymentType: 'vip' },
  },
  {
    ...{ id: 'payday-slab', template: 'slab', owner: MINE, names: ['石版', 'Slab'], category: 'digital' },
    about: '两行巨大的数字，远处也能看清时间。 Two rows of huge digits that read from across a room.',
    ...{ tags: ['numbers', 'dark'], life: passed(60), daily: 40 },
  },
];

const PRICES: Readonly<Record<Region, readonly number[]>> = { overseas: [299, 199], domestic: [1200, 600] };

export const paydayFaces = (region: Region): SeedFace[] =>
  ROWS.map((row, at) => {
    const minor = PRICES[region][at];
    const price = minor === undefined ? null : { minor, currency: CURRENCY_OF[region] };
    return seedFace({ ...row, price }, region);
  });
