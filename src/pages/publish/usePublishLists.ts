// The server's lists of categories and tags, as the options of the publish form.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionLists } from '@/forms/services/optionLists';
import type { DataOf } from '@/schemas/wire/operations';
import { useCategoryListQuery, useTagListQuery } from '@/service/api/faces';

export interface PublishLists {
  /** Null while they are not there. */
  options: OptionLists | null;
  error: unknown;
  retry(): void;
}

export function usePublishLists(): PublishLists {
  const { i18n } = useTranslation();
  const categories = useCategoryListQuery();
  const tags = useTagListQuery();
  const isChinese = i18n.language === 'zh';
  const options = useMemo(() => {
    const named = (list: DataOf<'tagList'>) =>
      list.map(({ id, name, nameEn }) => ({ value: id, label: isChinese ? name : nameEn }));
    return categories.data && tags.data ? { categories: named(categories.data), tags: named(tags.data) } : null;
  }, [categories.data, tags.data, isChinese]);
  return {
    options,
    error: categories.error ?? tags.error,
    retry: () => {
      if (categories.isError) void categories.refetch();
      if (tags.isError) void tags.refetch();
    },
  };
}
