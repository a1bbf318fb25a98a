// The server's lists of categories and tags, as options of a form and as words.
import { useMemo } from 'react';
import type { OptionLists } from '@/forms/services/optionLists';
import { inLanguage } from '@/schemas/languages';
import type { DataOf } from '@/schemas/wire/operations';
import { useCategoryListQuery, useTagListQuery } from '@/service/api/faces';
import { useDataLanguage } from '@/service/language/useDataLanguage';

export interface NamedLists {
  /** Null while they are not loaded. */
  options: OptionLists | null;
  error: unknown;
  retry(): void;
}

export function useNamedLists(): NamedLists {
  const language = useDataLanguage();
  const categories = useCategoryListQuery();
  const tags = useTagListQuery();
  const options = useMemo(() => {
    const named = (list: DataOf<'tagList'>) =>
      list.map(({ id, name, nameEn }) => ({ value: id, label: inLanguage(language, { zh: name, en: nameEn }) }));
    return categories.data && tags.data ? { categories: named(categories.data), tags: named(tags.data) } : null;
  }, [categories.data, tags.data, language]);
  return {
    options,
    error: categories.error ?? tags.error,
    retry: () => {
      if (categories.isError) void categories.refetch();
      if (tags.isError) void tags.refetch();
    },
  };
}
