// The server's lists of categories and tags, as options of a form, and as words.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionLists } from '@/forms/services/optionLists';
import type { DataOf } from '@/schemas/wire/operations';
import { useCategoryListQuery, useTagListQuery } from '@/service/api/faces';

export interface NamedLists {
  /** Null while they are not there. */
  options: OptionLists | null;
  error: unknown;
  retry(): void;
}

export function useNamedLists(): NamedLists {
  const { t } = useTranslation('pages');
  const categories = useCategoryListQuery();
  const tags = useTagListQuery();
  // Each language says which of the two names it reads.
  const readsEnglish = t('pages:faces.reads') === 'nameEn';
  const options = useMemo(() => {
    const named = (list: DataOf<'tagList'>) =>
      list.map(({ id, name, nameEn }) => ({ value: id, label: readsEnglish ? nameEn : name }));
    return categories.data && tags.data ? { categories: named(categories.data), tags: named(tags.data) } : null;
  }, [categories.data, tags.data, readsEnglish]);
  return {
    options,
    error: categories.error ?? tags.error,
    retry: () => {
      if (categories.isError) void categories.refetch();
      if (tags.isError) void tags.refetch();
    },
  };
}
