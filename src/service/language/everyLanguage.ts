// Texts of some namespaces in every language, for multilingual search.
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { LANGUAGES } from '@/schemas/languages';
import { i18n } from './i18n';

/** Languages whose texts of these namespaces are loaded. */
const here = (rooms: readonly string[]): string =>
  LANGUAGES.map(({ id }) => id)
    .filter((id) => rooms.every((room) => i18n.hasResourceBundle(id, room)))
    .join();

/** One translator per loaded language; others are fetched and added when loaded. */
export function useEveryLanguage<const Rooms extends readonly [string, ...string[]]>(
  rooms: Rooms,
): readonly TFunction<Rooms>[] {
  const key = rooms.join();
  const [loaded, setKnown] = useState(() => here(rooms));
  useEffect(() => {
    let mounted = true;
    const wanted = key.split(',');
    // Languages that cannot be loaded are left out of the search.
    void i18n.loadLanguages(LANGUAGES.map(({ id }) => id)).then(() => {
      if (mounted) setKnown(here(wanted));
    });
    return () => {
      mounted = false;
    };
  }, [key]);
  return useMemo(
    () =>
      loaded
        .split(',')
        .filter(Boolean)
        .map((id) => i18n.getFixedT(id, key.split(',') as unknown as Rooms) as TFunction<Rooms>),
    [loaded, key],
  );
}
