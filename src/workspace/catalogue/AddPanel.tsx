// The catalogue: a tile for each entry, grouped by category. A click adds it, a drag places it.
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TileDrag, useTileDrag } from '@/editor/canvas/useTileDrag';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectMode } from '@/editor/document/selectors';
import { type CatalogueEntry, catalogueItems, refusedInAmbient } from '@/face/nodes';
import { CATALOGUE_CATEGORIES, type CatalogueCategory } from '@/face/nodes/defineNode';
import { NoResults } from '@/ui/NoResults';
import { PanelHeading } from '@/ui/PanelHeading';
import { ResultCount } from '@/ui/ResultCount';
import { TextInput } from '@/ui/TextInput';
import { Toolbar } from '@/ui/Toolbar';
import { entryName, findEntries } from './findEntries';
import { NodeIcon } from './nodeIcons';
import { TilePicture } from './TilePicture';
import { useAddEntry } from './useAddEntry';
import { useSearchWords } from './useSearchWords';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] auto-rows-[minmax(4.25rem,auto)] gap-1.5 pt-1';

/** Id of the note about entries that always-on does not support. */
const NOTE_ID = 'add-refused';

interface TileProps {
  entry: CatalogueEntry;
  drag: TileDrag<CatalogueEntry>;
  onAdd(entry: CatalogueEntry): void;
}

/**
 * Entries that always-on does not support look disabled, with the reason above the tiles. Clicking one shows the usual
 * refusal.
 */
function Tile({ entry, drag, onAdd }: TileProps) {
  const { t } = useTranslation(['catalogue', 'messages']);
  const isOff = useEditorState(selectMode) === 'ambient' && refusedInAmbient(entry);
  return (
    <button
      type="button"
      onPointerDown={(event) => drag.onPointerDown(event, entry)}
      aria-disabled={isOff || undefined}
      aria-describedby={isOff ? NOTE_ID : undefined}
      onClick={() => drag.isDragEnd() || onAdd(entry)}
      className="flex h-full w-full min-w-0 flex-col items-center justify-center gap-1 rounded-md border border-line bg-raised px-0.5 py-1.5 text-center text-2xs leading-tight text-muted transition-colors select-none hover:bg-hover hover:text-ink aria-disabled:opacity-40"
    >
      {entry.category === 'complication' ? <TilePicture entry={entry} /> : <NodeIcon name={entry.icon} size={20} />}
      <span className="max-w-full">{entryName(t, entry)}</span>
    </button>
  );
}

/** Categories with a single entry share one heading; every other has its own. */
interface Block {
  heading: CatalogueCategory | 'elements';
  categories: { category: CatalogueCategory; items: readonly CatalogueEntry[] }[];
}

const entriesOf = (category: CatalogueCategory, among: readonly CatalogueEntry[]) =>
  among.filter((entry) => entry.category === category);

/** Groups the search results in catalogue order. */
function blocksOf(entries: readonly CatalogueEntry[]): Block[] {
  const blocks: Block[] = [];
  for (const category of CATALOGUE_CATEGORIES) {
    const items = entriesOf(category, entries);
    if (items.length === 0) continue;
    const heading = entriesOf(category, catalogueItems).length === 1 ? 'elements' : category;
    const last = blocks.at(-1);
    if (heading === 'elements' && last?.heading === heading) last.categories.push({ category, items });
    else blocks.push({ heading, categories: [{ category, items }] });
  }
  return blocks;
}

function BlockOfTiles({ block, ...tile }: { block: Block } & Omit<TileProps, 'entry'>) {
  const { t } = useTranslation(['editor', 'catalogue']);
  const [only] = block.categories;
  if (block.heading !== 'elements') {
    return (
      <section aria-label={t(`catalogue:categories.${block.heading}`)}>
        <PanelHeading level={2}>{t(`catalogue:categories.${block.heading}`)}</PanelHeading>
        <div className={GRID}>
          {only?.items.map((entry) => (
            <Tile key={entry.key} entry={entry} {...tile} />
          ))}
        </div>
      </section>
    );
  }
  return (
    <div>
      <PanelHeading level={2}>{t('add.elements')}</PanelHeading>
      <div className={GRID}>
        {block.categories.map(({ category, items }) => (
          <section key={category} aria-label={t(`catalogue:categories.${category}`)} className="flex min-w-0">
            {items.map((entry) => (
              <Tile key={entry.key} entry={entry} {...tile} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

export function AddPanel() {
  const { t } = useTranslation(['editor', 'catalogue', 'rules']);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = useAddEntry();
  const drag = useTileDrag<CatalogueEntry>({
    onDrop: add,
    picture: (entry) => (
      <>
        <NodeIcon name={entry.icon} size={20} />
        <span>{entryName(t, entry)}</span>
      </>
    ),
  });
  const hasSynonyms = useSearchWords(search !== '');
  const entries = findEntries(t, search);
  const hasRefused = useEditorState(selectMode) === 'ambient' && entries.some(refusedInAmbient);

  const clear = () => {
    setSearch('');
    field.current?.focus();
  };

  return (
    <section aria-label={t('add.title')} className="flex flex-col gap-3 p-3">
      <TextInput
        ref={field}
        type="search"
        aria-label={t('add.search')}
        placeholder={t('add.search')}
        value={search}
        prefix={<Search size={14} aria-hidden="true" />}
        className="w-full"
        onChange={setSearch}
      />
      <ResultCount
        // Without the synonyms the number is not final.
        text={search && hasSynonyms ? t('add.found', { count: entries.length }) : ''}
        className={search ? 'text-xs text-muted' : 'sr-only'}
      />
      {hasRefused ? (
        <p id={NOTE_ID} className="text-xs text-muted">
          {t('rules:refusals.ambientRefused')}
        </p>
      ) : null}
      {entries.length === 0 ? <NoResults onClear={clear} /> : null}
      {entries.length > 0 ? (
        <Toolbar label={t('add.tiles')} orientation="grid" isTyped className="flex flex-col gap-3">
          {blocksOf(entries).map((block) => (
            <BlockOfTiles key={block.categories[0]?.category} block={block} drag={drag} onAdd={(entry) => add(entry)} />
          ))}
        </Toolbar>
      ) : null}
      {drag.ghost}
    </section>
  );
}
