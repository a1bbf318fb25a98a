// The designer's details of a face as rows of a list.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PUBLISH_TEXT_NAMES } from '@/schemas/forms/publishTexts';
import type { Facts } from '@/schemas/wire/faces';
import { useReason } from '@/service/api/useReason';
import type { FactRow } from '@/ui/FactList';
import { showToast } from '@/ui/toasts';
import { useColorName } from '@/ui/useColorName';
import { offerText } from './offerText';
import { useNamedLists } from './useNamedLists';

/** The name of an id in one of the service's lists, or the id while the list is missing, which a toast explains. */
export function useListName(): (list: 'categories' | 'tags', id: string) => string {
  const { options, error } = useNamedLists();
  const reason = useReason()(error);
  const isMissing = error !== undefined && options === null;
  useEffect(() => {
    if (isMissing) showToast({ tone: 'error', text: reason });
  }, [isMissing, reason]);
  return (list, id) => options?.[list]?.find(({ value }) => value === id)?.label ?? id;
}

const CHIP = 'rounded-full border border-line-strong bg-raised px-2 py-0.5 text-xs';

function Chips({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className={CHIP}>
          {word}
        </li>
      ))}
    </ul>
  );
}

function Colors({ colors }: { colors: readonly string[] }) {
  const nameOf = useColorName();
  return (
    <ul className="flex flex-wrap gap-1.5">
      {colors.map((color) => (
        <li
          key={color}
          title={color}
          className="keep-colors size-6 rounded-md border border-line-strong"
          style={{ backgroundColor: color }}
        >
          <span className="sr-only">{nameOf(color)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Names, description, category and offer. Omits missing details. */
export function useFactRows(facts: Facts | null): FactRow[] {
  const { t, i18n } = useTranslation(['fields', 'pages']);
  const listName = useListName();
  if (!facts) return [];
  const { dialNameCn, dialName, description, category, tags, themeColors, features, range } = facts;
  return [
    { key: 'dialNameCn', name: t('publish.dialNameCn'), value: dialNameCn },
    { key: 'dialName', name: t('publish.dialName'), value: dialName },
    {
      key: 'description',
      name: t('publish.description'),
      value: description ? <p className="whitespace-pre-line">{description}</p> : null,
    },
    ...PUBLISH_TEXT_NAMES.map((key) => ({ key, name: t(`publish.${key}`), value: facts[key] || null })),
    { key: 'category', name: t('publish.category'), value: category ? listName('categories', category) : null },
    {
      key: 'tags',
      name: t('publish.tags'),
      value: tags.length > 0 ? <Chips words={tags.map((tag) => listName('tags', tag))} /> : null,
    },
    { key: 'range', name: t('publish.range'), value: t(`publish.options.range.${range}`) },
    {
      key: 'offer',
      name: t('publish.paymentType'),
      value: [...new Set([t(`publish.options.paymentType.${facts.paymentType}`), offerText(t, i18n.language, facts)])]
        .filter(Boolean)
        .join(' · '),
    },
    {
      key: 'features',
      name: t('publish.features'),
      value: features.length > 0 ? <Chips words={features.map((one) => t(`publish.options.features.${one}`))} /> : null,
    },
    {
      key: 'themeColors',
      name: t('publish.themeColors'),
      value: themeColors.length > 0 ? <Colors colors={themeColors} /> : null,
    },
  ];
}
