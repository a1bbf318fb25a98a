// The search of the guide: a field, and results as links with the text around each match.
import { Search } from 'lucide-react';
import { Suspense, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageRow } from '@/service/language/i18n';
import { ResultCount } from '@/ui/ResultCount';
import { TextInput } from '@/ui/TextInput';
import { guidePath } from './guidePages';
import { type GuideTexts, namespacesOf } from './guideTexts';
import { passagesOf } from './plainText';
import { type Hit, searchGuide } from './searchGuide';
import { commandKeys } from './Words';

const addressOf = ({ passage }: Hit): string => guidePath(passage.page, passage.heading);

/** Suspends until the texts of every page are loaded, because they name controls by their keys, and until the keys of commands are. */
function useHits(texts: GuideTexts, query: string): Hit[] {
  const { t, i18n } = useTranslation(namespacesOf(Object.values(texts)));
  const { tag } = languageRow(i18n.language);
  const keysOf = use(commandKeys());
  const passages = useMemo(() => passagesOf(texts, t, tag, keysOf), [texts, t, tag, keysOf]);
  return useMemo(() => searchGuide(passages, query), [passages, query]);
}

interface ResultsProps {
  texts: GuideTexts;
  query: string;
  onOpen(): void;
}

function Results({ texts, query, onOpen }: ResultsProps) {
  const { t } = useTranslation('guide');
  const hits = useHits(texts, query);
  return (
    <>
      <ResultCount
        text={hits.length === 0 ? t('search.none', { query }) : t('search.found', { count: hits.length })}
        className="px-2.5 text-xs text-muted"
      />
      <ul aria-label={t('search.results')} className="flex flex-col gap-0.5">
        {hits.map((hit) => (
          <li key={addressOf(hit)}>
            <Link
              to={addressOf(hit)}
              onClick={onOpen}
              className="flex min-h-6 flex-col rounded-lg px-2.5 py-1.5 text-sm hover:bg-hover"
            >
              <span className="font-medium">{hit.passage.title}</span>
              {hit.passage.heading ? <span className="text-xs text-muted">{hit.passage.pageTitle}</span> : null}
              <span className="line-clamp-2 text-xs text-muted">
                {hit.snippet.before}
                {hit.snippet.match ? <mark className="bg-accent/25 text-ink">{hit.snippet.match}</mark> : null}
                {hit.snippet.after}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export interface GuideSearchProps {
  texts: GuideTexts;
  query: string;
  onQuery(query: string): void;
  /** A result was opened. */
  onOpen(): void;
}

export function GuideSearch({ texts, query, onQuery, onOpen }: GuideSearchProps) {
  const { t } = useTranslation('guide');
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={query}
        prefix={<Search size={14} aria-hidden="true" />}
        className="w-full"
        onChange={onQuery}
      />
      {query.trim() ? (
        <Suspense fallback={null}>
          <Results texts={texts} query={query} onOpen={onOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
