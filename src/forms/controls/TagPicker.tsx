// Finds a data tag by name or description in both languages: search field with a list (combobox), categories as tabs, live values.
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/Dialog';
import { FoundCount } from '@/ui/FoundCount';
import { SearchField } from '@/ui/SearchField';
import { Tabs } from '@/ui/Tabs';
import { useFoundList } from '@/ui/useFoundList';
import type { FormTag } from '../formServices';
import { LiveText } from './LiveText';

export interface TagPickerProps {
  tags: readonly FormTag[];
  /** The name of the tag, without hashes. */
  onPick(name: string): void;
  onClose(): void;
}

const ALL = 'all';

/** Tags of a category that hold every word of the search, those whose name begins with it first. */
export function findTags(tags: readonly FormTag[], category: string, search: string): FormTag[] {
  const words = search.normalize('NFKC').replaceAll('#', ' ').toLowerCase().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const found = tags.filter((tag) => {
    const text = `${tag.name} ${tag.desc} ${tag.keywords ?? ''} ${tag.categoryLabel}`.toLowerCase();
    return (category === ALL || tag.category === category) && words.every((word) => text.includes(word));
  });
  const rank = (tag: FormTag) => (first && tag.name.toLowerCase().startsWith(first) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

export function TagPicker({ tags, onPick, onClose }: TagPickerProps) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(ALL);
  const categories = useMemo(
    () => [...new Map(tags.map((tag) => [tag.category, tag.categoryLabel])).entries()].filter(([id]) => id !== ALL),
    [tags],
  );
  const found = useMemo(() => findTags(tags, category, search), [tags, category, search]);
  const list = useFoundList({ found, keyOf: (tag) => tag.name, onPick: (tag) => onPick(tag.name) });

  return (
    <Dialog open onClose={onClose} title={t('ui.tags.title')} size="lg" initialFocus={input}>
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
        <FoundCount text={t('ui.tags.found', { count: found.length })} className="py-2 text-xs text-muted" />
        <div
          role="listbox"
          id={list.listId}
          aria-label={t('ui.tags.title')}
          tabIndex={-1}
          className="h-72 overflow-y-auto rounded-md border border-line-strong bg-app p-1"
        >
          {found.map((tag) => (
            <TagRow key={tag.name} tag={tag} id={list.idOf(tag)} active={tag === list.current} onPick={onPick} />
          ))}
        </div>
      </Tabs>
    </Dialog>
  );
}

function TagRow({
  tag,
  id,
  active,
  onPick,
}: {
  tag: FormTag;
  id: string;
  active: boolean;
  onPick(name: string): void;
}) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      className="flex min-h-8 items-center gap-3 rounded-md px-2 py-1 text-sm hover:bg-hover aria-selected:bg-accent/15"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(tag.name)}
      onKeyDown={(event) => event.key === 'Enter' && onPick(tag.name)}
    >
      <code className="w-28 shrink-0 font-mono text-xs text-accent">#{tag.name}#</code>
      <span className="min-w-0 grow">
        {tag.desc}
        {tag.badge ? (
          <span className="ml-2 rounded border border-line px-1 text-xs text-muted">{tag.badge}</span>
        ) : null}
      </span>
      <span className="max-w-32 shrink-0 truncate text-right text-muted">
        <LiveText read={tag.live} />
      </span>
    </div>
  );
}
