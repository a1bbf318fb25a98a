// The quick-add menu ("A" on the canvas or in the layers): type a search, Enter adds the result in the center, Escape
// restores the focus.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk } from '@/editor/dispatch/editorContext';
import { useTypeAheadBuffer } from '@/editor/dispatch/typeAheadBuffer';
import type { CatalogueEntry } from '@/face/nodes';
import { Dialog } from '@/ui/Dialog';
import { NoResults } from '@/ui/NoResults';
import { ResultCount } from '@/ui/ResultCount';
import { SearchField } from '@/ui/SearchField';
import { useFilteredList } from '@/ui/useFilteredList';
import { entryName, findEntries } from './findEntries';
import { NodeIcon } from './nodeIcons';
import { useAddEntry } from './useAddEntry';
import { useSearchWords } from './useSearchWords';

/** Renders nothing until it is opened. */
export function AddMenu() {
  return useIsOpen('addMenu') ? <OpenAddMenu /> : null;
}

function OpenAddMenu() {
  const { t } = useTranslation(['editor', 'catalogue']);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const { dialogs } = useDesk();
  const add = useAddEntry();
  const hasSynonyms = useSearchWords(search !== '');
  const entries = findEntries(t, search);
  /** Runs after the dialog has restored the focus, because adding an entry moves it. */
  const pick = (entry: CatalogueEntry) => {
    dialogs.close();
    requestAnimationFrame(() => add(entry));
  };
  const list = useFilteredList({ items: entries, keyOf: (entry) => entry.key, onPick: pick });
  useTypeAheadBuffer(setSearch, list.pickCurrent);

  const clear = () => {
    setSearch('');
    input.current?.focus();
  };

  return (
    <Dialog open onClose={dialogs.close} title={t('add.menu')} size="sm" initialFocus={input}>
      <SearchField ref={input} list={list} label={t('add.search')} value={search} onChange={setSearch} />
      <ResultCount
        // Without the synonyms the number is not final.
        text={search === '' || hasSynonyms ? t('add.found', { count: entries.length }) : ''}
        className="py-2 text-xs text-muted"
      />
      {entries.length === 0 ? <NoResults onClear={clear} className="h-72" /> : null}
      <div
        role="listbox"
        id={list.listId}
        aria-label={t('add.menu')}
        tabIndex={-1}
        hidden={entries.length === 0}
        className="h-72 overflow-y-auto rounded-md border border-line bg-app p-1"
      >
        {entries.map((entry) => (
          <div
            key={entry.key}
            role="option"
            id={list.idOf(entry)}
            aria-selected={entry === list.current}
            tabIndex={-1}
            className="flex min-h-8 items-center gap-3 rounded-md px-2 py-1 text-sm hover:bg-hover aria-selected:bg-accent/15"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(entry)}
            onKeyDown={(event) => event.key === 'Enter' && pick(entry)}
          >
            <NodeIcon name={entry.icon} />
            <span className="min-w-0 grow">{entryName(t, entry)}</span>
            <span className="shrink-0 text-xs text-muted">{t(`catalogue:categories.${entry.category}`)}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
