// The texts of the guide in one language, loaded when the guide opens and when the language changes.
import type { DataLanguage } from '@/schemas/languages';
import { build } from '@/service/build/build';
import { GUIDE_PAGES, type GuidePageId } from './guidePages';
import { type GuideText, inlinesOf, readGuide } from './readGuide';

export type GuideTexts = Readonly<Record<GuidePageId, GuideText>>;

type Pages = Readonly<Record<string, string>>;

/** Each language is a separate chunk. */
const LOADERS: Readonly<Record<DataLanguage, () => Promise<{ pages: Pages }>>> = {
  en: () => import('./texts/en'),
  zh: () => import('./texts/zh'),
};

async function read(language: DataLanguage): Promise<GuideTexts> {
  const { pages } = await LOADERS[language]();
  const entries = GUIDE_PAGES.map((page) => {
    const source = pages[`./${language}/${page}.md`];
    if (!source) throw new Error(`The guide has no text ${language}/${page}.md.`);
    return [page, readGuide(source, build.oversea ? 'overseas' : 'domestic')] as const;
  });
  return Object.fromEntries(entries) as GuideTexts;
}

const fetched = new Map<DataLanguage, Promise<GuideTexts>>();

/** The same promise for the same language, as `use` requires. A failed one is loaded again. */
export function guideTexts(language: DataLanguage): Promise<GuideTexts> {
  const known = fetched.get(language);
  if (known) return known;
  const texts = read(language);
  fetched.set(language, texts);
  texts.catch(() => fetched.delete(language));
  return texts;
}

/** The namespaces whose texts the pages show. */
export function namespacesOf(texts: readonly GuideText[]): string[] {
  const inlines = texts.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(inlinesOf)));
  const keys = inlines.flatMap((inline) => (inline.kind === 'ui' ? [inline.key] : []));
  return [...new Set(['guide', ...keys.map((key) => key.split(':')[0] ?? '')])];
}
