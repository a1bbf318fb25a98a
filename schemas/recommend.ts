// The persisted recommend store (spec 3): faces recommended on Home per platform, as last seen by this device.
import { z } from 'zod';
import { copy, type Platform, platform, SCHEMA_VERSION } from './design';
import { DEFAULT_RECOMMEND_PLATFORM } from './limits';

/** Number of faces in the first list, and per category. */
export const RECOMMEND_FACES = 6;
export const CATEGORY_FACES = 6;
/** Above the number of categories. */
const CATEGORIES_MAX = 40;
/** Maximum JSON characters stored per platform; the rest is dropped. */
export const RECOMMEND_KEPT_MAX = 300_000;

/** Platform names in the store (spec 3); other code uses the ids. */
const NAMES: Readonly<Record<Platform, string>> = { android: DEFAULT_RECOMMEND_PLATFORM, falcon: 'asr' };
export const recommendName = (of: Platform): string => NAMES[of];
/** The platform with this name; the default one for unknown names. */
export const recommendPlatformOf = (name: unknown): Platform =>
  platform.options.find((one) => NAMES[one] === name) ?? 'android';

/** A live face as shown on Home: its names, and one copy for drawing. */
export const recommendedFace = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  dialNameCn: z.string().max(1000),
  dialName: z.string().max(1000),
  author: z.string().max(100),
  downloads: z.int().min(0),
  copy: copy.nullable(),
});
export type RecommendedFace = z.output<typeof recommendedFace>;

const ids = z.array(z.string().max(64));
const category = z.object({ id: z.string().max(64), name: z.string().max(100), nameEn: z.string().max(100) });

/** The lists of one platform, by id; each face is stored once. */
export const recommendLists = z.object({
  recommend: ids.max(RECOMMEND_FACES),
  categories: z.array(category.extend({ faces: ids.max(CATEGORY_FACES) })).max(CATEGORIES_MAX),
  faces: z.array(recommendedFace).max(RECOMMEND_FACES + CATEGORIES_MAX * CATEGORY_FACES),
});
export type RecommendLists = z.output<typeof recommendLists>;

/** As persisted. Lists of another format version are ignored, because they are fetched again anyway. */
export const storedRecommend = z.object({
  recommendPlatform: z.string().max(32),
  format: z.literal(SCHEMA_VERSION),
  lists: z.partialRecord(platform, z.unknown()),
});
