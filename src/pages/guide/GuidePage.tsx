// The user guide: a searchable list of its pages, and the page from the URL.
import { ChevronDown } from 'lucide-react';
import { Suspense, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import { GuideArticle } from './GuideArticle';
import { GuideList } from './GuideList';
import { GuideSearch } from './GuideSearch';
import { GUIDE_PAGES, guidePage, guidePath } from './guidePages';
import { type GuideTexts, guideTexts } from './guideTexts';

const [FIRST = 'start'] = GUIDE_PAGES;

function NoSuchPage() {
  const { t } = useTranslation('guide');
  return (
    <div className="flex flex-col items-start gap-3 text-base">
      <PageHeading title={t('missing.title')} className="text-xl font-semibold" />
      <p className="text-muted">{t('missing.text')}</p>
      <Link to={guidePath(FIRST)} className="text-accent underline underline-offset-4">
        {t('missing.start')}
      </Link>
    </div>
  );
}

/** Search and list: beside the page if there is room, otherwise above it with a collapsed list. */
function GuideSide({ texts, page }: { texts: GuideTexts; page: typeof FIRST }) {
  const { t } = useTranslation('guide');
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const close = () => {
    setQuery('');
    setOpen(false);
  };
  return (
    <div className="flex flex-col gap-3 xl:sticky xl:top-7 xl:max-h-[calc(100dvh-3.5rem)] xl:w-60 xl:shrink-0 xl:overflow-y-auto">
      <p className="px-2.5 text-sm font-semibold max-xl:px-0">{t('title')}</p>
      <GuideSearch texts={texts} query={query} onQuery={setQuery} onOpen={close} />
      <div hidden={query.trim() !== ''}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          className="flex min-h-11 w-full items-center justify-between rounded-lg border border-line px-3 text-base xl:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {t('allPages')}
          <ChevronDown size={16} aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
        </button>
        <div id={listId} className={isOpen ? 'max-xl:mt-2' : 'max-xl:hidden'}>
          <GuideList texts={texts} current={page} />
        </div>
      </div>
    </div>
  );
}

function Guide() {
  const { i18n } = useTranslation('guide');
  const texts = use(guideTexts(i18n.language));
  const { pathname } = useLocation();
  const { page: name = FIRST } = useParams();
  const page = guidePage(name);
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 xl:flex-row xl:gap-10">
      {/* Another page collapses the list and clears the search. */}
      <GuideSide key={pathname} texts={texts} page={page ?? FIRST} />
      {page ? <GuideArticle key={page} page={page} texts={texts} /> : <NoSuchPage />}
    </div>
  );
}

function Coming() {
  const { t } = useTranslation('guide');
  return (
    <div className="grid min-h-[60vh] place-items-center" aria-busy="true">
      <Spinner label={t('loading')} />
    </div>
  );
}

export function GuidePage() {
  return (
    <Suspense fallback={<Coming />}>
      <Guide />
    </Suspense>
  );
}
