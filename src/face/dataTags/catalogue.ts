// The whole catalogue of data tags: the five tables one after another, by name and by category.
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

/** Every tag, in the order of the categories. */
export const DATA_TAGS: readonly DataTag[] = TAG_CATEGORIES.flatMap((category) =>
  TABLES[category].map((row): DataTag => ({ offered: 'everywhere', ...row, category })),
);

const byName = new Map(DATA_TAGS.map((tag) => [tag.name, tag]));

/** The tag of that name (without hashes, case counts), or undefined. */
export const dataTag = (name: string): DataTag | undefined => byName.get(name);

/**
 * The tags that lists may offer, of one category or of all. Overseas the Chinese forms and PM2.5 are left out (spec 3). Tags
 * offered 'never' are not among them; those offered 'chipOnly' are, and a platform's list decides.
 */
export const tagsOf = (category: TagCategory | 'all', { oversea }: { oversea: boolean }): DataTag[] =>
  DATA_TAGS.filter(
    (tag) =>
      (category === 'all' || tag.category === category) && tag.offered !== 'never' && !(oversea && tag.overseaHide),
  );
