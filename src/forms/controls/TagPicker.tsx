// Finds a data tag by name or description in both languages: search field with a list (combobox), categories as tabs, live values.
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/Dialog';
import { Tabs } from '@/ui/Tabs';
import { TextInput } from '@/ui/TextInput';
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
  const base = useId();
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(ALL);
  const [active, setActive] = useState(0);
  const categories = useMemo(
    () => [...new Map(tags.map((tag) => [tag.category, tag.categoryLabel])).entries()].filter(([id]) => id !== ALL),
    [tags],
  );
  const found = useMemo(() => findTags(tags, category, search), [tags, category, search]);
  const optionId = (tag: FormTag) => `${base}-${tag.name}`;
  const at = Math.min(active, found.length - 1);
  const current = found[at];

  const go = (index: number) => {
    const to = Math.min(found.length - 1, Math.max(0, index));
    setActive(to);
    const tag = found[to];
    if (tag) document.getElementById(optionId(tag))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % Math.max(1, found.length),
      ArrowUp: (at - 1 + found.length) % Math.max(1, found.length),
      PageDown: at + 8,
      PageUp: at - 8,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      go(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) onPick(current.name);
    }
  };

  return (
    <Dialog open onClose={onClose} title={t('ui.tags.title')} size="lg" initialFocus={input}>
      <TextInput
        ref={input}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${base}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? optionId(current) : undefined}
        aria-label={t('ui.tags.search')}
        placeholder={t('ui.tags.search')}
        value={search}
        prefix={<Search size={14} aria-hidden="true" />}
        className="w-full"
        onChange={(text) => {
          setSearch(text);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Tabs
        label={t('ui.tags.categories')}
        variant="page"
        className="mt-1"
        tabs={[{ id: ALL, label: t('ui.tags.all') }, ...categories.map(([id, label]) => ({ id, label }))]}
        value={category}
        onChange={(id) => {
          setCategory(id);
          setActive(0);
        }}
      >
        <p role="status" className="py-2 text-xs text-muted">
          {t('ui.tags.found', { count: found.length })}
        </p>
        <div
          role="listbox"
          id={`${base}-list`}
          aria-label={t('ui.tags.title')}
          tabIndex={-1}
          className="h-72 overflow-y-auto rounded-md border border-line bg-app p-1"
        >
          {found.map((tag) => (
            <TagRow key={tag.name} tag={tag} id={optionId(tag)} active={tag === current} onPick={onPick} />
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
      <span className="min-w-0 grow">{tag.desc}</span>
      <span className="max-w-32 shrink-0 truncate text-right text-muted">
        <LiveText read={tag.live} />
      </span>
    </div>
  );
}
