// The command menu (Mod+K): a combobox for every command, catalogue entry and layer, searchable in both languages.
// Enter or a click runs the result.
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '@/editor/commands/keys';
import { select } from '@/editor/commands/select';
import { moveNodes, resizeNodes } from '@/editor/commands/transformNodes';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { followSelection } from '@/editor/dispatch/followSelection';
import { performCommand } from '@/editor/dispatch/performCommand';
import { runCommand, situationOf } from '@/editor/dispatch/runCommand';
import { useTypeAheadBuffer } from '@/editor/dispatch/typeAheadBuffer';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes, selectSelection } from '@/editor/document/selectors';
import { type AiAct, menuAi } from '@/features/ai/aiEntries';
import type { RunAiProps } from '@/features/ai/RunAi';
import { useAiAccess } from '@/service/ai/aiAccess';
import { useEveryLanguage } from '@/service/language/everyLanguage';
import { announce } from '@/ui/announce';
import { Dialog } from '@/ui/Dialog';
import { later } from '@/ui/later';
import { NoResults } from '@/ui/NoResults';
import { platformIsMac } from '@/ui/platform';
import { ResultCount } from '@/ui/ResultCount';
import { useComposition } from '@/ui/useComposition';
import { useFilteredList } from '@/ui/useFilteredList';
import { useAddEntry } from '../catalogue/useAddEntry';
import { useSearchWords } from '../catalogue/useSearchWords';
import {
  ableFirst,
  type MenuEntry,
  matchingCommands,
  menuAdditions,
  menuCommands,
  menuLayers,
  withFewLayers,
} from './commandList';
import { type TypedPlacement, usePlacement } from './usePlacement';

/** Loaded with the first AI action. */
const RunAi = later<RunAiProps>(
  async () => (await import('@/features/ai/RunAi')).RunAi,
  ({ onDone }) => onDone(),
);

export function CommandMenu() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const { dialogs, focus } = useDesk();
  const isOpen = useIsOpen('commandMenu');
  const field = useRef<HTMLInputElement>(null);
  /** Runs after the dialog has restored the focus, because commands can move it. */
  const add = useAddEntry();
  const [ai, setAi] = useState<AiAct | null>(null);
  const perform = ({ does }: MenuEntry) => {
    if ('layer' in does) {
      runCommand(store, select, { mode: 'replace', uuids: [does.layer] });
      focus.take({ place: 'canvas', part: does.layer });
      return;
    }
    if ('place' in does) {
      if (!does.place) return;
      const { layers, patches, size } = does.place;
      const uuids = layers.map(({ uuid }) => uuid);
      runCommand(store, select, { mode: 'replace', uuids });
      runCommand(store, size ? resizeNodes : moveNodes, { patches });
      focus.take({ place: 'canvas', part: uuids[0] });
      return;
    }
    followSelection(store);
    if ('add' in does) add(does.add);
    else if ('ai' in does) setAi(does.ai);
    else performCommand(store, port, does.command);
  };
  const run = (entry: MenuEntry) => {
    dialogs.close();
    setTimeout(() => perform(entry), 0);
  };
  return (
    <>
      <Dialog open={isOpen} onClose={dialogs.close} title={t('commands.showCommandMenu')} initialFocus={field}>
        {isOpen ? <CommandBox field={field} onRun={run} /> : null}
      </Dialog>
      {ai ? <RunAi act={ai} onDone={() => setAi(null)} /> : null}
    </>
  );
}

interface CommandBoxProps {
  field: React.RefObject<HTMLInputElement | null>;
  onRun(entry: MenuEntry): void;
}

function CommandBox({ field, onRun }: CommandBoxProps) {
  const { t } = useTranslation(['editor', 'rules', 'catalogue']);
  const { store } = useEditor();
  const access = useAiAccess();
  const [typed, setTyped] = useState('');
  const everyLanguage = useEveryLanguage(['editor', 'rules', 'catalogue']);
  // An entry runs after its menu has closed and restored the focus. It may change these after this menu has opened.
  const selection = useEditorState(selectSelection);
  const nodes = useEditorState(selectNodes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the situation consists of the selection and the layers.
  const all = useMemo(() => {
    const situation = situationOf(store);
    if (!situation) return [];
    return ableFirst([...menuCommands(situation, t, everyLanguage), ...menuAi(access, situation, t, everyLanguage)]);
  }, [store, t, everyLanguage, access, selection, nodes]);
  const hasSynonyms = useSearchWords(typed !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are searched again once their synonyms are loaded.
  const named = useMemo(() => {
    const situation = situationOf(store);
    const layers = situation ? menuLayers(situation, t, everyLanguage) : [];
    return [...layers, ...menuAdditions(t, everyLanguage)];
  }, [store, t, everyLanguage, hasSynonyms, nodes]);
  // Without a search it lists only commands, because layers and catalogue entries have their own panels.
  const placement = usePlacement(typed);
  const matching = useMemo(
    () => withFewLayers(matchingCommands(typed.trim() === '' ? all : [...all, ...named], typed)),
    [all, named, typed],
  );
  const entries = [...placementEntries(placement, typed, matching.length === 0), ...matching];
  const run = (entry: MenuEntry) => {
    if (entry.reason === null) return onRun(entry);
    announce(entry.reason, { topic: 'lacks' });
    // The caret goes to what cannot be read.
    if (placement && 'at' in placement) field.current?.setSelectionRange(placement.at, typed.length);
  };
  const list = useFilteredList({ items: entries, keyOf: ({ key }) => key, onPick: run });
  useTypeAheadBuffer(setTyped, list.pickCurrent);
  const composition = useComposition(typed, (text) => {
    setTyped(text);
    list.choose(0);
  });

  const clear = () => {
    setTyped('');
    list.choose(0);
    field.current?.focus();
  };

  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2 rounded-md border border-line bg-app px-2.5 focus-within:border-accent">
        <Search size={16} aria-hidden="true" className="shrink-0 text-muted" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('editor:commandMenu.search')}
          aria-expanded="true"
          aria-controls={list.listId}
          aria-autocomplete="list"
          aria-activedescendant={list.current && list.idOf(list.current)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('editor:commandMenu.search')}
          className="min-h-10 w-full bg-transparent text-ink outline-none placeholder:text-muted"
          {...composition}
          onKeyDown={list.onKeyDown}
        />
      </div>
      {entries.length === 0 ? <NoResults onClear={clear} className="h-[min(24rem,55dvh)]" /> : null}
      <div
        id={list.listId}
        role="listbox"
        aria-label={t('editor:commandMenu.list')}
        hidden={entries.length === 0}
        className="h-[min(24rem,55dvh)] overflow-y-auto"
      >
        {entries.map((entry, index) => (
          <CommandOption
            key={entry.key}
            id={list.idOf(entry)}
            entry={entry}
            isActive={entry === list.current}
            onPoint={() => list.choose(index)}
            onChoose={() => run(entry)}
          />
        ))}
      </div>
      {placement && 'plan' in placement ? <p className="px-2.5 text-xs text-muted">{placement.examples}</p> : null}
      <ResultCount
        text={
          entries.length === 0 ? t('editor:commandMenu.none') : t('editor:commandMenu.count', { count: entries.length })
        }
        className="sr-only"
      />
    </div>
  );
}

/** The placement as an entry. A fault is listed only where nothing else matches: the text may be an ordinary search. */
function placementEntries(placement: TypedPlacement, typed: string, isAlone: boolean): MenuEntry[] {
  if (!placement) return [];
  const place = { key: 'place', searched: '', group: placement.group };
  if ('plan' in placement) {
    const { label, detail, plan } = placement;
    return [{ ...place, label, detail, does: { place: plan }, reason: null }];
  }
  return isAlone ? [{ ...place, label: typed, does: { place: null }, reason: placement.text }] : [];
}

interface CommandOptionProps {
  id: string;
  entry: MenuEntry;
  isActive: boolean;
  onPoint(): void;
  onChoose(): void;
}

function CommandOption({ id, entry, isActive, onPoint, onChoose }: CommandOptionProps) {
  const [shortcut] = ('command' in entry.does && entry.does.command.shortcuts) || [];
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={entry.reason === null ? undefined : true}
      className="flex min-h-8 w-full cursor-default text-left items-center gap-3 rounded-md px-2.5 py-1 text-sm aria-disabled:text-muted aria-selected:bg-hover aria-selected:outline-1 aria-selected:-outline-offset-1 aria-selected:outline-accent"
      onPointerMove={isActive ? undefined : onPoint}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="min-w-0 grow">
        {entry.label}
        {(entry.reason ?? entry.detail) ? (
          <span className="block text-xs text-muted">{entry.reason ?? entry.detail}</span>
        ) : null}
      </span>
      <span className="shrink-0 text-xs text-muted">{entry.group}</span>
      {shortcut ? (
        <kbd className="min-w-20 shrink-0 text-right font-sans text-xs text-muted">
          {shortcutText(shortcut, platformIsMac())}
        </kbd>
      ) : null}
    </button>
  );
}
