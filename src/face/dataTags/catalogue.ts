// The whole catalogue of data tags: joins the five category tables, with lookup by name and by category.
import { TAG_CATEGORIES, type TagCategory } from '@/schemas/dataTag';
import type { DataTag, TagRow } from './dataTag';
import { DEVICE_TAGS } from './device';
import { HEALTH_TAGS } from './health';
import { ROTATE_TAGS } from './rotate';
import { TIME_TAGS } from './time';
import { WEATHER_TAGS } from './weather';

export { TAG_CATEGORIES, type TagCategory };

const TABLES: Record<TagCategory, readonly TagRow[]> = {
  time: TIME_TAGS,
  health: HEALTH_TAGS,
  weather: WEATHER_TAGS,
  device: DEVICE_TAGS,
  rotate: ROTATE_TAGS,
};

/** Every tag, in category order. */
export const DATA_TAGS: readonly DataTag[] = TAG_CATEGORIES.flatMap((category) =>
  TABLES[category].map((row): DataTag => ({ offered: 'everywhere', ...row, category })),
);

const byName = new Map(DATA_TAGS.map((tag) => [tag.name, tag]));

/** The tag with this name (without hashes, case-sensitive), or undefined. */
export const dataTag = (name: string): DataTag | undefined => byName.get(name);

/**
 * Tags that lists may offer, of one category or of all. The overseas build omits the Chinese forms and PM2.5 (spec 3).
 * Excludes tags offered 'never'; includes tags offered 'chipOnly', which the platform's own list filters.
 */
export const tagsOf = (category: TagCategory | 'all', { oversea }: { oversea: boolean }): DataTag[] =>
  DATA_TAGS.filter(
    (tag) =>
      (category === 'all' || tag.category === category) && tag.offered !== 'never' && !(oversea && tag.overseaHide),
  );
