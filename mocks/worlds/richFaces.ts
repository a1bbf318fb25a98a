// Many faces: the templates in many hues, several pages per state, months of downloads. Pure data.
import { FACE_STATUSES, type FaceStatus } from '@/schemas/faceStatus';
import { CURRENCY_OF } from '@/schemas/money';
import { CATEGORIES, PUBLISH_TAGS } from '@/schemas/publishLists';
import type { Region } from '@/schemas/session';
import { built, passed, type SeedFace, type SeedRow, seedFace, sent } from './seedFace';
import { TEMPLATE_NAMES } from './templateNames';
import { ABOUT, REASONS } from './texts';

/** Prefixes of template names, one per hue. */
const COLORS: readonly (readonly [zh: string, en: string])[] = [
  ...([
    ['晨曦', 'Dawn'],
    ['午夜', 'Midnight'],
    ['珊瑚', 'Coral'],
    ['琥珀', 'Amber'],
    ['翡翠', 'Jade'],
    ['靛蓝', 'Indigo'],
    ['玫瑰', 'Rose'],
    ['石墨', 'Graphite'],
    ['沙丘', 'Dune'],
    ['苔原', 'Tundra'],
    ['火山', 'Lava'],
    ['冰川', 'Glacier'],
  ] as const),
  ...([
    ['薰衣草', 'Lavender'],
    ['柠檬', 'Lemon'],
    ['樱花', 'Sakura'],
    ['银河', 'Galaxy'],
    ['铜锈', 'Patina'],
    ['松林', 'Pine'],
    ['海雾', 'Mist'],
    ['日蚀', 'Eclipse'],
    ['风暴', 'Storm'],
    ['丝绸', 'Silk'],
    ['秋叶', 'Maple'],
    ['初雪', 'Snow'],
  ] as const),
];

const KINDS = [
  { template: 'meridian', about: ABOUT.meridianShort },
  { template: 'pulse', about: ABOUT.pulseShort },
  { template: 'solstice', about: ABOUT.solsticeShort },
  { template: 'slab', about: ABOUT.slabShort },
  { template: 'harbor', about: ABOUT.harborShort },
  { template: 'tempo', about: ABOUT.tempoShort },
] as const;

const MINE = 'demo-designer';
const OTHERS = ['demo-studio', 'demo-atelier', 'demo-north'] as const;
/** Faces per state of the demo's designer: more than one page of the list. */
const PER_STATUS = 26;
const OF_OTHERS = 14;

/** History of a face by state; a larger `index` is longer ago. */
const LIVES: Readonly<Record<FaceStatus, (index: number) => SeedRow['life']>> = {
  draft: () => [],
  review: (index) => [sent(1 + index), built(1 + index)],
  rejected: (index) => [sent(5 + index), built(5 + index), { days: 3 + index, kind: 'reject', reason: REASONS.hands }],
  live: (index) => passed(6 + index * 5),
  offline: (index) => [...passed(30 + index * 4), { days: 4 + index, kind: 'offline' }],
};

function row(index: number, owner: string, status: FaceStatus, life: SeedRow['life'], region: Region): SeedRow {
  const kind = KINDS[index % KINDS.length] ?? KINDS[0];
  const color = Math.floor(index / KINDS.length) % COLORS.length;
  const [zh = '', en = ''] = COLORS[color] ?? [];
  const [nameZh, nameEn] = TEMPLATE_NAMES[kind.template];
  const isPaid = index % 9 === 4;
  return {
    ...{ id: `rich-${index}`, template: kind.template, owner, names: [zh + nameZh, `${en} ${nameEn}`] },
    about: kind.about,
    category: CATEGORIES[index % CATEGORIES.length]?.id ?? '',
    tags: [0, 7, 13].map((step) => PUBLISH_TAGS[(index + step) % PUBLISH_TAGS.length]?.id ?? ''),
    ...{ life, daily: status === 'draft' ? 0 : 3 + ((index * 7) % 29), hue: color * (360 / COLORS.length) },
    // Only this template supports both platforms.
    system: kind.template === 'tempo' ? (color % 2 === 0 ? 'all' : 'other') : 'wearOS',
    paymentType: isPaid ? 'paid' : index % 17 === 3 ? 'vip' : 'free',
    price: isPaid ? { minor: 99 + (index % 5) * 100, currency: CURRENCY_OF[region] } : null,
    packaged: index % 6 === 5 || index % 10 === 0,
  };
}

export function richFaces(region: Region): SeedFace[] {
  const mine = FACE_STATUSES.flatMap((status, place) =>
    Array.from({ length: PER_STATUS }, (_, index) =>
      // Interleave the states, so that each has every template and colour.
      row(index * FACE_STATUSES.length + place, MINE, status, LIVES[status](index), region),
    ),
  );
  const first = PER_STATUS * FACE_STATUSES.length;
  const others = Array.from({ length: OF_OTHERS }, (_, index) =>
    row(first + index, OTHERS[index % OTHERS.length] ?? MINE, 'live', LIVES.live(index), region),
  );
  return [...mine, ...others].map((one) => seedFace(one, region));
}
