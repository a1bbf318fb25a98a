// A world's face from a row: a template in its own or other colours, with publish details and history. Pure data.

import type { LifeEvent } from '@/backend/modules/publishing/domain/lifecycle';
import type { Design, FaceCopy } from '@/schemas/design';
import { forEachText } from '@/schemas/forms/publishTexts';
import type { Region } from '@/schemas/session';
import artBytes from '@/schemas/templates/art/bytes.json';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import type { Facts } from '@/schemas/wire/faces';
import { layerWords } from './layerWords';
import { recolored } from './recolored';
import { TEMPLATE_FEATURES } from './templateFeatures';
import type { TextPair } from './texts';

/** An event a number of days ago; `copy`: only for one copy, counted from 1. */
export interface SeedEvent {
  days: number;
  /** `edit`: saved with other contents. */
  kind: LifeEvent['kind'] | 'edit';
  /** Why it was refused. */
  reason?: TextPair;
  copy?: number;
}

/** The same, with texts in the language of the world's region. */
export type SeededEvent = Omit<SeedEvent, 'reason'> & { reason?: string };

/** A face of a world, with its history. */
export interface SeedFace {
  /** Id of a user of the same world. */
  owner: string;
  design: Design;
  facts: Facts;
  life: readonly SeededEvent[];
  /** Downloads on a usual day; 0 for none. */
  daily: number;
  /** The packages of its copies are stored, as if the designer's browser had uploaded them. */
  packaged: boolean;
}

export interface SeedRow {
  id: string;
  template: string;
  owner: string;
  names: readonly [zh: string, en: string];
  about: TextPair;
  category: string;
  tags: readonly string[];
  life: readonly SeedEvent[];
  daily?: number;
  /** Hue rotation of all colours, degrees. */
  hue?: number;
  /** `all`: a copy for each platform, both in the chip watch's size. */
  system?: Design['system'];
  price?: Facts['price'];
  paymentType?: Facts['paymentType'];
  packaged?: boolean;
}

/** The usual history of a face. */
export const sent = (days: number): SeedEvent => ({ days, kind: 'publish' });
export const built = (days: number): SeedEvent => ({ days, kind: 'packaged' });
export const passed = (days: number): readonly SeedEvent[] => [
  sent(days + 1),
  built(days + 1),
  { days, kind: 'approve' },
];

/** Theme colours of a face: the first five of its layers. */
function themeOf(design: Design): string[] {
  const text = JSON.stringify(design.copies[0]?.normal.nodeList ?? []);
  return [...new Set(text.match(/#[0-9a-f]{6}(?![0-9a-f])/g) ?? [])].slice(0, 5);
}

/**
 * Included store pictures (drawn by `tests/support/renderStore.mjs`): their template, and the hue rotation of its
 * colours in degrees.
 */
const PICTURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  meridian: { meridian: 0, dusk: 160 },
  pulse: { pulse: 0, ember: 220 },
  solstice: { solstice: 0, aurora: 300 },
  slab: { slab: 0, mint: 90 },
  harbor: { harbor: 0, lagoon: 140 },
  tempo: { tempo: 0, violet: 250 },
};

/** Distance of two hues, degrees. */
const between = (left: number, right: number): number => Math.abs(((left - right + 540) % 360) - 180);

/**
 * Submitted faces have the pictures that the publish page would draw: the face at 08:59:08, normal and always-on.
 * Worlds with many colours use those of the same template with the nearest hue.
 */
function picturesOf({ template, life, hue = 0 }: SeedRow): Pick<Facts, 'previewImage' | 'detailImages'> {
  const [nearest] = Object.entries(PICTURES[template] ?? {}).sort(
    ([, left], [, right]) => between(left, hue) - between(right, hue),
  );
  if (life.length === 0 || !nearest) return { previewImage: '', detailImages: [] };
  const of = (mode: string) => `art:store/demo-${nearest[0]}-${mode}.jpg`;
  return { previewImage: of('normal'), detailImages: [of('ambient')] };
}

const BYTES: ReadonlyMap<unknown, number> = new Map(
  Object.entries(artBytes).map(([file, bytes]) => [`art:${file}`, bytes]),
);

/** The design with the file size of each picture, like a saved one. */
const weighed = (design: Design): Design =>
  JSON.parse(JSON.stringify(design), (_key, value: unknown) => {
    const isPicture = typeof value === 'object' && value !== null && 'url' in value;
    const fileSize = isPicture ? BYTES.get(value.url) : undefined;
    return fileSize === undefined ? value : { ...(value as object), fileSize };
  });

/** A design with one copy, as the editor would have created it. */
function designOf(row: SeedRow, copy: number, only: 'wearOS' | 'other', region: Region): Design {
  const { id, template, names, system = 'wearOS' } = row;
  let count = 0;
  const made = createDesign({
    ...{ id, copyId: `${id}-${copy}`, system: only, shape: 'circle', name: names[1], language: 'en' },
    ratio: system === 'wearOS' ? '500*500' : '466*466',
    newId: () => {
      count += 1;
      return copy === 1 ? `${id}-layer-${count}` : `${id}-layer-${copy}-${count}`;
    },
    template: TEMPLATES.find((one) => one.id === template) ?? null,
    labelOf: layerWords(region),
  });
  return { ...weighed(made), dialNameCn: names[0], dialName: names[1] };
}

function plainDesign(row: SeedRow, region: Region): Design {
  if (row.system !== 'all') return designOf(row, 1, row.system ?? 'wearOS', region);
  const watch = designOf(row, 1, 'wearOS', region);
  const copies: FaceCopy[] = [...watch.copies, ...designOf(row, 2, 'other', region).copies];
  return { ...watch, system: 'all', copies, fdIds: copies.map((copy) => copy.id) };
}

/** The text in a region's language, as a designer there would have typed it. */
export const textIn = ([zh, en]: TextPair, region: Region): string => (region === 'overseas' ? en : zh);

export function seedFace(row: SeedRow, region: Region): SeedFace {
  const { owner, names, about, category, tags, life, daily = 0, hue = 0, system = 'wearOS', packaged = false } = row;
  const { paymentType = 'free', price = null } = row;
  const named = plainDesign(row, region);
  const drawn = hue === 0 ? named : recolored(named, hue);
  // The design's theme colours are the published ones.
  const design = { ...drawn, themeColors: themeOf(drawn) };
  const facts: Facts = {
    ...{ dialNameCn: names[0], dialName: names[1], description: textIn(about, region), category, tags: [...tags] },
    ...{ themeColors: design.themeColors, range: system, paymentType, price },
    features: [...(TEMPLATE_FEATURES[row.template] ?? [])],
    ...{ ...picturesOf(row), ...forEachText(() => ''), copyright: paymentType === 'paid' },
  };
  const translated = life.map(({ reason, ...event }) => ({
    ...event,
    ...(reason && { reason: textIn(reason, region) }),
  }));
  return { owner, design, facts, life: translated, daily, packaged };
}
