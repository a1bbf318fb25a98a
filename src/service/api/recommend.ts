// Recommendations on Home: the most downloaded live faces of a platform, overall and per category. Needs no session.
import type { Platform } from '@/schemas/design';
import { readDesign } from '@/schemas/readDesign';
import { CATEGORY_FACES, RECOMMEND_FACES, type RecommendedFace, type RecommendLists } from '@/schemas/recommend';
import type { FaceData } from '@/schemas/wire/faces';
import type { DataOf } from '@/schemas/wire/operations';
import { facesRows } from '@/schemas/wire/rows/faces';
import { listsRows } from '@/schemas/wire/rows/lists';
import { api } from './api';
import { callsOf } from './baseQuery';

const call = callsOf({ ...facesRows, ...listsRows });

/** A live face with the copy of that platform; without one if this version cannot read it. */
function recommended({ id, facts, author, downloads, doc }: FaceData, platform: Platform): RecommendedFace {
  const read = readDesign(doc);
  const copy = read.ok ? read.design.copies.find((one) => one.platform === platform) : undefined;
  const { dialNameCn = '', dialName = '' } = facts ?? {};
  // Home does not show always-on.
  return { id, dialNameCn, dialName, author, downloads, copy: copy ? { ...copy, ambient: null } : null };
}

const recommendApi = api.injectEndpoints({
  endpoints: (define) => ({
    recommended: define.query<RecommendLists, Platform>({
      queryFn: async (platform, _api, _extra, send) => {
        const ask = (narrowed: { size: number; category?: string }) => {
          const params = { public: 'true', order: 'downloads', platform, ...narrowed } as const;
          return send(call('facePage', { params, quiet: 'shown' }));
        };
        const first = await ask({ size: RECOMMEND_FACES });
        if (first.error) return { error: first.error };
        const { records, total } = first.data as DataOf<'facePage'>;
        // Without faces there are no categories either.
        const named = total === 0 ? { data: [] } : await send(call('categoryList', { quiet: 'shown' }));
        if (named.error) return { error: named.error };
        const categories = named.data as DataOf<'categoryList'>;
        const pages = await Promise.all(categories.map(({ id }) => ask({ size: CATEGORY_FACES, category: id })));
        const all = new Map(records.map((face) => [face.id, face]));
        const lists: RecommendLists['categories'] = [];
        for (const [at, category] of categories.entries()) {
          const page = pages[at];
          if (!page || page.error) return { error: page?.error ?? { kind: 'network' } };
          const pageFaces = (page.data as DataOf<'facePage'>).records;
          for (const face of pageFaces) all.set(face.id, face);
          lists.push({ ...category, faces: pageFaces.map(({ id }) => id) });
        }
        const faces = [...all.values()].map((face) => recommended(face, platform));
        return { data: { recommend: records.map(({ id }) => id), categories: lists, faces } };
      },
      providesTags: [{ type: 'Face', id: 'LIST' }],
    }),
  }),
});

export const { useRecommendedQuery } = recommendApi;
