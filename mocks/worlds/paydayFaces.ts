// Faces of a designer with income: two paid, one for premium subscribers, one free. Pure data.
import { CURRENCY_OF } from '@/schemas/money';
import type { Region } from '@/schemas/session';
import { passed, type SeedFace, type SeedRow, seedFace } from './seedFace';
import { TEMPLATE_NAMES } from './templateNames';
import { ABOUT } from './texts';

const MINE = 'demo-designer';

const ROWS: readonly SeedRow[] = [
  {
    ...{ id: 'payday-solstice', template: 'solstice', owner: MINE, names: TEMPLATE_NAMES.solstice, category: 'luxury' },
    about: ABOUT.solstice,
    ...{ tags: ['analog', 'gold', 'moon'], life: passed(190), daily: 24, paymentType: 'paid' },
  },
  {
    ...{ id: 'payday-harbor', template: 'harbor', owner: MINE, names: TEMPLATE_NAMES.harbor, category: 'art' },
    about: ABOUT.harbor,
    ...{ tags: ['sea', 'colorful'], life: passed(75), daily: 15, paymentType: 'paid' },
  },
  {
    ...{
      id: 'payday-meridian',
      template: 'meridian',
      owner: MINE,
      names: TEMPLATE_NAMES.meridian,
      category: 'classic',
    },
    about: ABOUT.meridian,
    ...{ tags: ['analog', 'business'], life: passed(130), daily: 31, paymentType: 'vip' },
  },
  {
    ...{ id: 'payday-slab', template: 'slab', owner: MINE, names: TEMPLATE_NAMES.slab, category: 'digital' },
    about: ABOUT.slab,
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
