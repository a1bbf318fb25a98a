// The persisted recommend store (spec 3): the faces that Home recommends on each platform, as this device saw them last.
import { z } from 'zod';
import { copy, type Platform, platform, SCHEMA_VERSION } from './design';
import { DEFAULT_RECOMMEND_PLATFORM } from './limits';

/** Faces of the first list, and of each category. */
export const RECOMMEND_FACES = 6;
export const CATEGORY_FACES = 6;
/** More than there are categories. */
const CATEGORIES_MAX = 40;
/** Characters of JSON that one platform's faces take on this device: what is beyond is not kept. */
export const RECOMMEND_KEPT_MAX = 300_000;

/** What the store calls each platform (spec 3); elsewhere a platform has one name. */
const NAMES: Readonly<Record<Platform, string>> = { android: DEFAULT_RECOMMEND_PLATFORM, falcon: 'asr' };
export const recommendName = (of: Platform): string => NAMES[of];
/** The platform of a name; that which is recommended first for any other. */
export const recommendPlatformOf = (name: unknown): Platform =>
  platform.options.find((one) => NAMES[one] === name) ?? 'android';

/** A live face as Home shows it: its names and one copy, to be drawn. */
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

/** The lists of one platform, by ids; the faces stand once, whichever lists they are in. */
export const recommendLists = z.object({
  recommend: ids.max(RECOMMEND_FACES),
  categories: z.array(category.extend({ faces: ids.max(CATEGORY_FACES) })).max(CATEGORIES_MAX),
  faces: z.array(recommendedFace).max(RECOMMEND_FACES + CATEGORIES_MAX * CATEGORY_FACES),
});
export type RecommendLists = z.output<typeof recommendLists>;

/** As it is kept. Lists of another version of the format are as none: they are fetched anew anyway. */
export const keptRecommend = z.object({
  recommendPlatform: z.string().max(32),
  format: z.literal(SCHEMA_VERSION),
  lists: z.partialRecord(platform, z.unknown()),
});
