// Synonyms of catalogue entries, which only a search needs.
import { useEffect, useState } from 'react';
import { LANGUAGES } from '@/schemas/languages';
import { fetchWords } from '@/service/language/i18n';

const ROOMS = ['searchWords'];

/**
 * Loads the synonyms in every language once a search is typed. Returns whether they are loaded, so that the search runs
 * again; until then entries are found by name and category.
 */
export function useSearchWords(isSearching: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isSearching) return;
    let mounted = true;
    void fetchWords(
      ROOMS,
      LANGUAGES.map(({ id }) => id),
    ).then(() => {
      if (mounted) setIsLoaded(true);
    });
    return () => {
      mounted = false;
    };
  }, [isSearching]);
  return isLoaded;
}
