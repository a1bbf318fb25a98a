// Every data tag of the platform: its name, its code as a hint, its sample and range, and its current value on the
// simulated watch.
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTag } from '@/face/dataTags/dataTag';
import { formatValue, MISSING } from '@/face/dataTags/expression/evaluate';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import { TAG_CATEGORIES, type TagCategory } from '@/schemas/dataTag';
import { useSimulator } from '@/simulator/simulator';
import { IconButton } from '@/ui/IconButton';
import { NoResults } from '@/ui/NoResults';
import { ResultCount } from '@/ui/ResultCount';
import { Select } from '@/ui/Select';
import { TextInput } from '@/ui/TextInput';
import { UserText } from '@/ui/UserText';
import { matchesSearch, offeredTags } from './offeredTags';
import { tagWords } from './tagTexts';

const CHOICES: readonly (TagCategory | 'all')[] = ['all', ...TAG_CATEGORIES];

/** Placeholder of the sample in the sentence about a tag. */
const GAP = '\n';

/** The current value on the watch. Only this text renders when it changes. */
function LiveValue({ name }: { name: string }) {
  const { watch } = useSimulator();
  const value = useSyncExternalStore(
    (listener) => watch.subscribe([name], listener),
    () => watch.read(name),
  );
  return <UserText text={value === null ? MISSING : formatValue(value)} />;
}

function TagRow({ tag, onAdd }: { tag: DataTag; onAdd(tag: DataTag): void }) {
  const { t, i18n } = useTranslation('editor');
  const { desc, sample, range } = tagWords(tag, i18n.language);
  const [before, after] = t('data.facts', { sample: GAP, range }).split(GAP);
  return (
    <li className="border-b border-line px-3 py-2">
      <div className="flex items-start gap-2">
        <p className="min-w-0 grow text-sm">
          {desc}
          {tag.version === 2 ? (
            <span className="ml-2 rounded border border-line px-1 text-xs text-muted">{t('data.new')}</span>
          ) : null}
        </p>
        <span className="max-w-32 shrink-0 text-right text-sm break-words tabular-nums">
          <span className="sr-only">{t('data.now')}: </span>
          <LiveValue name={tag.name} />
        </span>
        <IconButton
          size="xs"
          label={t('data.add', { name: desc })}
          icon={<Plus size={14} />}
          onClick={() => onAdd(tag)}
        />
      </div>
      <p className="text-xs text-muted">
        <code className="font-mono">#{tag.name}#</code> · {before}
        <UserText text={sample} />
        {after}
      </p>
    </li>
  );
}

export interface DataPanelProps {
  policy: Pick<PlatformPolicy, 'offeredTags' | 'hiddenTags'>;
  /** Adds a text layer that shows the tag. */
  onAdd(tag: DataTag): void;
}

export function DataPanel({ policy, onAdd }: DataPanelProps) {
  const { t, i18n } = useTranslation(['editor', 'catalogue', 'messages']);
  const [category, setCategory] = useState<TagCategory | 'all'>('all');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(search);
  const tags = offeredTags(policy);
  const shown = tags.filter(
    (tag) => (category === 'all' || tag.category === category) && matchesSearch(tag, wanted, i18n.language),
  );
  const hasForeign = wanted === '' && tags.some((tag) => tagWords(tag, i18n.language).isForeign);
  const showAll = () => {
    setSearch('');
    setCategory('all');
    field.current?.focus();
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex gap-2 p-3">
        <TextInput
          ref={field}
          type="search"
          className="min-w-0 grow"
          aria-label={t('data.search')}
          placeholder={t('data.search')}
          value={search}
          onChange={setSearch}
          prefix={<Search size={14} aria-hidden="true" />}
        />
        <Select
          className="w-28"
          aria-label={t('data.category')}
          value={category}
          options={CHOICES.map((value) => ({
            value,
            label: t(`catalogue:tagCategories.${value}`),
          }))}
          onChange={(chosen) => setCategory(chosen)}
        />
      </div>
      <ResultCount text={t('data.count', { count: shown.length })} className="px-3 pb-1 text-xs text-muted" />
      {hasForeign ? <p className="px-3 pb-1 text-xs text-muted">{t('messages:ui.tags.foreign')}</p> : null}
      {shown.length === 0 ? <NoResults onClear={showAll} isNarrowed={category !== 'all'} /> : null}
      {/* `relative`, so screen-reader-only text is positioned here and does not make the tab scroll. */}
      <ul className="relative min-h-0 grow overflow-y-auto border-t border-line" aria-label={t('data.title')}>
        {shown.map((tag) => (
          <TagRow key={tag.name} tag={tag} onAdd={onAdd} />
        ))}
      </ul>
    </div>
  );
}
