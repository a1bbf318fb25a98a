// Finds a data tag by name or description in both languages: search field with a list (combobox), categories as tabs,
// live values.
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { NoResults } from '@/ui/NoResults';
import { ResultCount } from '@/ui/ResultCount';
import { SearchField } from '@/ui/SearchField';
import { Tabs } from '@/ui/Tabs';
import { useFilteredList } from '@/ui/useFilteredList';
import type { FormTag } from '../services/tagService';
import { LiveText } from './LiveText';

/** An action for the selected tag; Enter runs the first one. */
export interface TagAct {
  /** Already translated. */
  label: string;
  /** `name`: the tag's name without hashes. */
  run(name: string): void;
}

export interface TagPickerProps {
  tags: readonly FormTag[];
  /**
   * With a single action a click on a tag runs it; with several, a click selects the tag and buttons run the actions.
   */
  acts: readonly [TagAct, ...TagAct[]];
  onClose(): void;
}

const ALL = 'all';

/**
 * Tags of a category that match every search word; those whose name or code starts with it come first. Tags with values
 * in another language are found only by searching.
 */
export function findTags(tags: readonly FormTag[], category: string, search: string): FormTag[] {
  const words = search.normalize('NFKC').replaceAll('#', ' ').toLowerCase().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const matching = tags.filter((tag) => {
    const text = `${tag.name} ${tag.desc} ${tag.keywords ?? ''} ${tag.categoryLabel}`.toLowerCase();
    if (tag.isForeign && words.length === 0) return false;
    return (category === ALL || tag.category === category) && words.every((word) => text.includes(word));
  });
  const rank = (tag: FormTag) => {
    const begins = first && [tag.name, tag.desc].some((text) => text.toLowerCase().startsWith(first));
    return begins ? 0 : 1;
  };
  return matching.sort((a, b) => rank(a) - rank(b));
}

export function TagPicker({ tags, acts, onClose }: TagPickerProps) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(ALL);
  const categories = useMemo(
    () => [...new Map(tags.map((tag) => [tag.category, tag.categoryLabel])).entries()].filter(([id]) => id !== ALL),
    [tags],
  );
  const matching = useMemo(() => findTags(tags, category, search), [tags, category, search]);
  const [main, ...others] = acts;
  const list = useFilteredList({ items: matching, keyOf: (tag) => tag.name, onPick: (tag) => main.run(tag.name) });
  const { current } = list;
  const showAll = () => {
    setSearch('');
    setCategory(ALL);
    list.choose(0);
    input.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('ui.tags.title')}
      size="lg"
      initialFocus={input}
      footer={
        current && others.length > 0
          ? [...others]
              .reverse()
              .map((act) => (
                <Button key={act.label} onClick={() => act.run(current.name)}>
                  {act.label}
                </Button>
              ))
              .concat(
                <Button key={main.label} variant="primary" onClick={() => main.run(current.name)}>
                  {main.label}
                </Button>,
              )
          : undefined
      }
    >
      <SearchField ref={input} list={list} label={t('ui.tags.search')} value={search} onChange={setSearch} />
      <Tabs
        label={t('ui.tags.categories')}
        variant="page"
        className="mt-1"
        tabs={[{ id: ALL, label: t('ui.tags.all') }, ...categories.map(([id, label]) => ({ id, label }))]}
        value={category}
        onChange={(id) => {
          setCategory(id);
          list.choose(0);
        }}
      >
        <ResultCount text={t('ui.tags.found', { count: matching.length })} className="py-2 text-xs text-muted" />
        {matching.length === 0 ? <NoResults onClear={showAll} isNarrowed={category !== ALL} className="h-72" /> : null}
        <div
          role="listbox"
          id={list.listId}
          aria-label={t('ui.tags.title')}
          tabIndex={-1}
          hidden={matching.length === 0}
          className="h-72 overflow-y-auto rounded-md border border-line-strong bg-app p-1"
        >
          {matching.map((tag, index) => (
            <TagRow
              key={tag.name}
              tag={tag}
              id={list.idOf(tag)}
              active={tag === current}
              onPick={() => (others.length > 0 ? list.choose(index) : main.run(tag.name))}
            />
          ))}
        </div>
        {search === '' && tags.some(({ isForeign }) => isForeign) ? (
          <p className="pt-2 text-xs text-muted">{t('ui.tags.foreign')}</p>
        ) : null}
      </Tabs>
    </Dialog>
  );
}

interface TagRowProps {
  tag: FormTag;
  id: string;
  active: boolean;
  onPick(): void;
}

/** Name of the tag, its code as a hint, and its current value. */
function TagRow({ tag, id, active, onPick }: TagRowProps) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      className="flex min-h-8 items-center gap-3 rounded-md px-2 py-1 text-sm hover:bg-hover aria-selected:bg-accent/15"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={(event) => event.key === 'Enter' && onPick()}
    >
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
        <span>{tag.desc}</span>
        {tag.badge ? <span className="rounded border border-line px-1 text-xs text-muted">{tag.badge}</span> : null}
        <code className="font-mono text-2xs text-muted">#{tag.name}#</code>
      </span>
      <span className="max-w-32 shrink-0 truncate text-right text-muted">
        <LiveText read={tag.live} />
      </span>
    </div>
  );
}
