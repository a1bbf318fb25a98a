// The texts of the guide in one language, loaded when the guide opens and when the language changes.
import { languageChain } from '@/schemas/languages';
import { build } from '@/service/build/build';
import { GUIDE_PAGES, type GuidePageId } from './guidePages';
import { type GuideText, inlinesOf, readGuide } from './readGuide';

/** A page, and the language it is written in: the reader's, or its fallback. */
export type TranslatedGuideText = GuideText & { readonly language: string };

export type GuideTexts = Readonly<Record<GuidePageId, TranslatedGuideText>>;

type Pages = Readonly<Record<string, string>>;

/** Each language is a separate chunk. */
const loaders = import.meta.glob<Pages>('../../../locales/*/guide/pages.ts', { import: 'pages' });

async function read(language: string): Promise<GuideTexts> {
  const chain = await Promise.all(
    languageChain(language).map(async (id) => ({
      id,
      pages: await loaders[`../../../locales/${id}/guide/pages.ts`]?.(),
    })),
  );
  const entries = GUIDE_PAGES.map((page) => {
    const [first] = chain.flatMap(({ id, pages }) => {
      const source = pages?.[`./${page}.md`];
      return source ? { source, id } : [];
    });
    if (!first) throw new Error(`The guide has no text locales/${language}/guide/${page}.md.`);
    const text = readGuide(first.source, build.oversea ? 'overseas' : 'domestic');
    return [page, { ...text, language: first.id }] as const;
  });
  return Object.fromEntries(entries) as GuideTexts;
}

const fetched = new Map<string, Promise<GuideTexts>>();

/** The same promise for the same language, as `use` requires. A failed one is loaded again. */
export function guideTexts(language: string): Promise<GuideTexts> {
  const cached = fetched.get(language);
  if (cached) return cached;
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
