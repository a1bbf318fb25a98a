// One guide page: its title, its sections under linkable headings, and links to the previous and next page.
import { ArrowLeft, ArrowRight, Link2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { tagOfLanguage } from '@/schemas/languages';
import { PageHeading } from '@/ui/PageHeading';
import { Blocks } from './Blocks';
import { GUIDE_PAGES, type GuidePageId, guidePath } from './guidePages';
import { type GuideTexts, namespacesOf } from './guideTexts';
import type { Section } from './readGuide';

/** Scrolls to the heading in the URL and focuses it, also when the same link is used again. */
function useHeadingOfAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation, also to the same hash.
  useEffect(() => {
    const heading = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}

function GuideSection({ page, section }: { page: GuidePageId; section: Section }) {
  const { t } = useTranslation('guide');
  const { id, title, blocks } = section;
  if (!id) return <Blocks blocks={blocks} />;
  return (
    <section aria-labelledby={id} className="group/section flex flex-col gap-4 pt-4">
      <div className="flex items-center gap-1.5">
        <h2 id={id} tabIndex={-1} className="scroll-mt-4 text-lg max-[1024px]:scroll-mt-20 font-semibold outline-none">
          {title}
        </h2>
        <Link
          to={guidePath(page, id)}
          aria-label={t('linkTo', { title })}
          className="grid size-6 place-items-center rounded text-muted opacity-0 group-hover/section:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100"
        >
          <Link2 size={14} aria-hidden="true" />
        </Link>
      </div>
      <Blocks blocks={blocks} />
    </section>
  );
}

const STEP = 'flex min-h-11 flex-col justify-center rounded-lg border border-line px-4 py-2 hover:bg-hover';

function Steps({ page, texts }: { page: GuidePageId; texts: GuideTexts }) {
  const { t } = useTranslation('guide');
  const place = GUIDE_PAGES.indexOf(page);
  const before = GUIDE_PAGES[place - 1];
  const after = GUIDE_PAGES[place + 1];
  return (
    <nav aria-label={t('steps')} className="mt-6 grid gap-3 sm:grid-cols-2">
      {before ? (
        <Link to={guidePath(before)} className={STEP}>
          <span className="flex items-center gap-1 text-xs text-muted">
            <ArrowLeft size={12} aria-hidden="true" />
            {t('previous')}
          </span>
          {texts[before].title}
        </Link>
      ) : null}
      {after ? (
        <Link to={guidePath(after)} className={`${STEP} text-right sm:col-start-2`}>
          <span className="flex items-center justify-end gap-1 text-xs text-muted">
            {t('next')}
            <ArrowRight size={12} aria-hidden="true" />
          </span>
          {texts[after].title}
        </Link>
      ) : null}
    </nav>
  );
}

export function GuideArticle({ page, texts }: { page: GuidePageId; texts: GuideTexts }) {
  const text = texts[page];
  // Texts of the controls that the page names. Suspends until they are loaded.
  const { i18n } = useTranslation(namespacesOf([text]));
  useHeadingOfAddress();
  return (
    <article
      lang={text.language === i18n.language ? undefined : tagOfLanguage(text.language)}
      className="flex max-w-2xl min-w-0 flex-col gap-4 text-base leading-relaxed [overflow-wrap:anywhere]"
    >
      <PageHeading title={text.title} className="text-xl font-semibold" />
      {text.sections.map((section) => (
        <GuideSection key={section.id ?? ''} page={page} section={section} />
      ))}
      <Steps page={page} texts={texts} />
    </article>
  );
}
