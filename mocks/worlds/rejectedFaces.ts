// Faces in every kind of rejection: the reason shown to the designer, and what is still published. Pure data.
import type { Region } from '@/schemas/session';
import { built, passed, type SeedEvent, type SeedFace, type SeedRow, seedFace, sent } from './seedFace';
import { ABOUT, REASONS, type TextPair } from './texts';

const MINE = 'demo-designer';

const refused = (days: number, reason: TextPair, copy?: number): SeedEvent => ({
  ...{ days, kind: 'reject', reason },
  ...(copy !== undefined && { copy }),
});

const ROWS: readonly SeedRow[] = [
  {
    ...{ id: 'rejected-first', template: 'slab', owner: MINE, names: ['初稿', 'First Try'], category: 'digital' },
    about: ABOUT.rejectedFirst,
    ...{ tags: ['numbers', 'dark'], life: [sent(4), built(4), refused(2, REASONS.tooPale)] },
  },
  {
    ...{ id: 'rejected-again', template: 'meridian', owner: MINE, names: ['再稿', 'Second Try'], category: 'classic' },
    about: ABOUT.rejectedAgain,
    ...{ tags: ['analog'], hue: 160 },
    life: [
      sent(12),
      built(12),
      refused(10, REASONS.tooPale),
      { days: 8, kind: 'edit' },
      sent(7),
      built(7),
      refused(5, REASONS.tooBright),
    ],
  },
  {
    ...{ id: 'rejected-copy', template: 'tempo', owner: MINE, names: ['单份', 'One Copy'], category: 'technology' },
    about: ABOUT.rejectedCopy,
    ...{ tags: ['racing', 'steps'], system: 'all', hue: 250, daily: 11 },
    life: [sent(9), built(9), refused(7, REASONS.cutOff, 2), { days: 6, kind: 'approve', copy: 1 }],
  },
  {
    ...{ id: 'rejected-both', template: 'tempo', owner: MINE, names: ['双份', 'Both Copies'], category: 'technology' },
    about: ABOUT.rejectedBoth,
    ...{ tags: ['racing', 'neon'], system: 'all' },
    life: [sent(9), built(9), refused(7, REASONS.cutOff, 2), refused(6, REASONS.tooPale, 1)],
  },
  {
    ...{ id: 'rejected-update', template: 'solstice', owner: MINE, names: ['更新', 'An Update'], category: 'luxury' },
    about: ABOUT.rejectedUpdate,
    ...{ tags: ['analog', 'gold', 'moon'], hue: 300, daily: 19 },
    life: [...passed(60), { days: 6, kind: 'edit' }, sent(5), built(5), refused(3, REASONS.nameTaken)],
  },
  {
    ...{ id: 'rejected-mended', template: 'pulse', owner: MINE, names: ['已改', 'Mended'], category: 'sport' },
    about: ABOUT.rejectedMended,
    ...{ tags: ['numbers', 'heart'], hue: 220 },
    life: [sent(15), built(15), refused(13, REASONS.nameTaken), { days: 1, kind: 'edit' }],
  },
  {
    ...{ id: 'rejected-waiting', template: 'harbor', owner: MINE, names: ['再审', 'Sent Again'], category: 'art' },
    about: ABOUT.rejectedWaiting,
    ...{ tags: ['sea', 'colorful'], hue: 140 },
    life: [sent(11), built(11), refused(9, REASONS.tooPale), { days: 3, kind: 'edit' }, sent(2), built(2)],
  },
  {
    ...{ id: 'rejected-long', template: 'harbor', owner: MINE, names: ['长评', 'Many Points'], category: 'nature' },
    about: ABOUT.rejectedLong,
    ...{ tags: ['sea', 'blue'], life: [sent(20), built(20), refused(18, REASONS.manyPoints)] },
  },
];

export const rejectedFaces = (region: Region): SeedFace[] => ROWS.map((row) => seedFace(row, region));
