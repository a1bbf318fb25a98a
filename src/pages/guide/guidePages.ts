// The pages of the user guide, in groups and in reading order. Each has a text per language in `texts`.

export const GUIDE_GROUPS = [
  { id: 'begin', pages: ['start', 'canvas', 'layers'] },
  {
    id: 'build',
    pages: [
      ...(['text', 'expressions', 'fonts', 'hands', 'pictures', 'shapes', 'progress', 'slots'] as const),
      ...(['choices', 'always-on', 'ai'] as const),
    ],
  },
  { id: 'finish', pages: ['simulator', 'copies', 'check', 'export', 'import'] },
  { id: 'store', pages: ['publish', 'earnings'] },
  { id: 'reference', pages: ['kept', 'keyboard', 'tags', 'limits'] },
] as const;

export type GuidePageId = (typeof GUIDE_GROUPS)[number]['pages'][number];

/** Every page, in reading order. */
export const GUIDE_PAGES: readonly GuidePageId[] = GUIDE_GROUPS.flatMap(({ pages }) => [...pages]);

/** The page with that name, or null. */
export const guidePage = (name: string): GuidePageId | null => GUIDE_PAGES.find((page) => page === name) ?? null;

/** The path of a page or of one of its headings within the product. */
export const guidePath = (page: GuidePageId, heading?: string | null): string =>
  `/help${page === GUIDE_PAGES[0] ? '' : `/${page}`}${heading ? `#${heading}` : ''}`;
