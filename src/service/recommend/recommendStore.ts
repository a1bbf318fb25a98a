// The persisted recommend store (spec 3): the chosen platform, and the last lists, with limited size.

import { type Platform, platform, SCHEMA_VERSION } from '@/schemas/design';
import { DEFAULT_RECOMMEND_PLATFORM } from '@/schemas/limits';
import {
  RECOMMEND_KEPT_MAX,
  type RecommendedFace,
  type RecommendLists,
  recommendLists,
  recommendName,
  recommendPlatformOf,
  storedRecommend,
} from '@/schemas/recommend';
import { createDeviceStore } from '../deviceStore';

interface RecommendStore {
  /** In the store's own words. */
  recommendPlatform: string;
  format: typeof SCHEMA_VERSION;
  lists: Readonly<Partial<Record<Platform, RecommendLists>>>;
}

const EMPTY: RecommendStore = { recommendPlatform: DEFAULT_RECOMMEND_PLATFORM, format: SCHEMA_VERSION, lists: {} };

/** Keep only the platforms whose stored lists still parse. */
function readStore(raw: unknown): RecommendStore {
  const stored = storedRecommend.safeParse(raw);
  if (!stored.success) return EMPTY;
  const lists: Partial<Record<Platform, RecommendLists>> = {};
  for (const one of platform.options) {
    const read = recommendLists.safeParse(stored.data.lists[one]);
    if (read.success) lists[one] = read.data;
  }
  const chosen = recommendPlatformOf(stored.data.recommendPlatform);
  return { recommendPlatform: recommendName(chosen), format: SCHEMA_VERSION, lists };
}

const store = createDeviceStore<RecommendStore>('dialwright.recommend', readStore);

/** The last chosen platform. */
export const recommendPlatform = (): Platform => recommendPlatformOf(store.get().recommendPlatform);

export function chooseRecommendPlatform(of: Platform): void {
  store.set({ ...store.get(), recommendPlatform: recommendName(of) });
}

/** The last lists of a platform; null before the first time. */
export const storedLists = (of: Platform): RecommendLists | null => store.get().lists[of] ?? null;

/** Stores the lists for the next visit, with as many faces as fit. */
export function keepLists(of: Platform, lists: RecommendLists): void {
  store.set({ ...store.get(), lists: { ...store.get().lists, [of]: bounded(lists) } });
}

function bounded({ recommend, categories, faces }: RecommendLists): RecommendLists {
  let room = RECOMMEND_KEPT_MAX;
  const recent = faces.filter((face) => {
    const size = JSON.stringify(face).length;
    if (size > room) return false;
    room -= size;
    return true;
  });
  const has = (id: string) => recent.some((face) => face.id === id);
  return {
    recommend: recommend.filter(has),
    categories: categories.map((one) => ({ ...one, faces: one.faces.filter(has) })),
    faces: recent,
  };
}

/** One list as shown: recommended faces, or a category by name. */
export interface FinalList {
  id: string;
  /** Null for the recommended faces. */
  category: { name: string; nameEn: string } | null;
  faces: readonly RecommendedFace[];
}

/** The final lists of a platform: the recommended faces, then those of each non-empty category (spec 3). */
export function finalLists({ recommend, categories, faces }: RecommendLists): FinalList[] {
  const byId = new Map(faces.map((face) => [face.id, face]));
  const facesBy = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const lists: FinalList[] = [
    { id: '', category: null, faces: facesBy(recommend) },
    ...categories.map(({ id, name, nameEn, faces: own }) => ({ id, category: { name, nameEn }, faces: facesBy(own) })),
  ];
  return lists.filter((list) => list.faces.length > 0);
}
