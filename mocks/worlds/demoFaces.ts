// Faces of the demo: the templates and recoloured variants in every state, with downloads. Pure data.
import { CURRENCY_OF } from '@/schemas/money';
import type { Region } from '@/schemas/session';
import { built, passed, type SeedFace, type SeedRow, seedFace, sent } from './seedFace';
import { TEMPLATE_NAMES } from './templateNames';
import { ABOUT, REASONS } from './texts';

const MINE = 'demo-designer';
const STUDIO = 'demo-studio';

const ROWS: readonly SeedRow[] = [
  {
    ...{ id: 'demo-meridian', template: 'meridian', owner: MINE, names: TEMPLATE_NAMES.meridian, category: 'classic' },
    about: ABOUT.meridian,
    ...{ tags: ['analog', 'business'], life: passed(96), daily: 21, paymentType: 'vip' },
  },
  {
    ...{ id: 'demo-pulse', template: 'pulse', owner: MINE, names: TEMPLATE_NAMES.pulse, category: 'sport' },
    about: ABOUT.pulse,
    ...{ tags: ['numbers', 'running', 'heart'], life: [sent(1), built(1)] },
  },
  {
    ...{ id: 'demo-solstice', template: 'solstice', owner: MINE, names: TEMPLATE_NAMES.solstice, category: 'luxury' },
    about: ABOUT.solstice,
    ...{ tags: ['analog', 'gold', 'moon'], life: passed(41), daily: 34 },
  },
  {
    ...{ id: 'demo-slab', template: 'slab', owner: MINE, names: TEMPLATE_NAMES.slab, category: 'digital' },
    about: ABOUT.slab,
    ...{ tags: ['numbers', 'dark'], life: [sent(9), built(9), { days: 7, kind: 'reject', reason: REASONS.tooPale }] },
  },
  {
    ...{ id: 'demo-harbor', template: 'harbor', owner: MINE, names: TEMPLATE_NAMES.harbor, category: 'art' },
    about: ABOUT.harbor,
    ...{ tags: ['sea', 'colorful'], life: [...passed(120), { days: 20, kind: 'offline' }], daily: 9 },
    paymentType: 'paid',
  },
  {
    ...{ id: 'demo-tempo', template: 'tempo', owner: MINE, names: TEMPLATE_NAMES.tempo, category: 'technology' },
    about: ABOUT.tempo,
    ...{ tags: ['racing', 'steps'], life: [], system: 'other' },
  },
  {
    ...{ id: 'demo-dusk', template: 'meridian', owner: STUDIO, names: ['暮色', 'Dusk'], category: 'classic', hue: 160 },
    about: ABOUT.dusk,
    ...{ tags: ['analog', 'dark'], life: passed(60), daily: 12 },
  },
  {
    ...{ id: 'demo-ember', template: 'pulse', owner: STUDIO, names: ['余烬', 'Ember'], category: 'sport', hue: 220 },
    about: ABOUT.ember,
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
    about: ABOUT.aurora,
    ...{ tags: ['moon', 'stars'], life: passed(33), daily: 26 },
  },
  {
    ...{ id: 'demo-mint', template: 'slab', owner: STUDIO, names: ['薄荷', 'Mint'], category: 'minimal', hue: 90 },
    about: ABOUT.mint,
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
    about: ABOUT.lagoon,
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
    about: ABOUT.violet,
    ...{ tags: ['racing', 'neon'], life: passed(11), daily: 6, system: 'other' },
  },
];

const PRICE: Readonly<Record<Region, number>> = { overseas: 299, domestic: 1200 };

export const demoFaces = (region: Region): SeedFace[] => {
  const price = { minor: PRICE[region], currency: CURRENCY_OF[region] };
  return ROWS.map((row) => seedFace(row.paymentType === 'paid' ? { ...row, price } : row, region));
};
