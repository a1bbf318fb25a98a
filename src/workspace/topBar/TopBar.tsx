// The bar above the editor: back, name, save state, undo and redo, export, help, "Save".
import { ChevronLeft, Command, FileOutput, MonitorPlay, Redo2, Send, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DraftSession } from '@/drafts/saving/draftSession';
import { ariaShortcut, shortcutText } from '@/editor/commands/keys';
import { openPreview } from '@/editor/commands/playback';
import { redo, save, showCommandMenu, undo } from '@/editor/commands/session';
import { inWords, wordsOfAct } from '@/editor/dispatch/deliverMessage';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanRedo, selectCanUndo } from '@/editor/document/selectors';
import { actToRedo, actToUndo } from '@/editor/document/travel';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { later } from '@/ui/later';
import { platformIsMac } from '@/ui/platform';
import { Toolbar } from '@/ui/Toolbar';
import { DesignTitle } from './DesignTitle';
import { HelpMenu } from './HelpMenu';
import { ModeTabs } from './ModeTabs';
import { SaveMenu } from './SaveMenu';
import { SaveState } from './SaveState';

/** Shows the number of findings of the check, which runs when the editor is idle. Its space is reserved until then. */
const CheckButton = later(
  async () => (await import('@/features/check/CheckButton')).CheckButton,
  undefined,
  () => <span className="size-8 touch:size-11 shrink-0" />,
);

/** Narrow rows have closer buttons; those for fingers are 44 px. */
const BUTTONS =
  'max-md:[&>button]:w-auto max-md:[&>button]:px-1.5 max-sm:gap-x-0 touch:[&>button]:min-h-11 touch:[&>button]:min-w-11';

/**
 * The bar is one row. On phones it has three: back, name and state; the tools; the modes at the left and saving at the right,
 * which the toolbar wraps into the row of the modes. On tablets with less room the modes and the toolbar are a second row.
 */
const BAR = 'flex min-h-12 pointer-coarse:min-h-14 shrink-0 items-center gap-2 border-b border-line bg-panel px-2';
const THREE_ROWS =
  'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-1 max-sm:gap-y-0 max-sm:px-1 max-sm:pb-1';
const TWO_ROWS = 'pointer-coarse:sm:max-lg:flex-wrap pointer-coarse:sm:max-lg:gap-y-0 pointer-coarse:sm:max-lg:py-1';
const ONE_ROW = 'lg:grid lg:grid-cols-[minmax(0,1fr)_auto_minmax(max-content,1fr)]';

const HISTORY = {
  undo: { command: undo, can: selectCanUndo, next: actToUndo, Icon: Undo2 },
  redo: { command: redo, can: selectCanRedo, next: actToRedo, Icon: Redo2 },
} as const;

/** Keys of a command in the format of `aria-keyshortcuts`. */
const ariaKeys = ({ shortcuts = [] }: { shortcuts?: readonly string[] }) =>
  shortcuts.map((keys) => ariaShortcut(keys, platformIsMac())).join(' ') || undefined;

function HistoryButton({ name }: { name: keyof typeof HISTORY }) {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const { command, can, next, Icon } = HISTORY[name];
  const isPossible = useEditorState(can);
  const act = useEditorState(({ editor }) => {
    const passed = next(editor);
    return passed && inWords(wordsOfAct(passed));
  });
  const keys = command.shortcuts?.[0];
  const tip = [act, keys && shortcutText(keys, platformIsMac())];
  return (
    <IconButton
      label={t(`commands.${name}`)}
      icon={<Icon size={16} />}
      shortcut={tip.filter(Boolean).join(' · ')}
      aria-keyshortcuts={ariaKeys(command)}
      disabledReason={isPossible ? undefined : t(`topBar.nothingTo.${name}`)}
      onClick={() => performCommand(store, port, command)}
    />
  );
}

export function TopBar({ session }: { session: DraftSession }) {
  const { t } = useTranslation('editor');
  const { port } = useEditor();
  return (
    <header className={`${BAR} ${THREE_ROWS} ${TWO_ROWS} ${ONE_ROW}`}>
      {/* Centered in the window regardless of the bar's content, so the modes do not move under the pointer. */}
      <div className="contents lg:flex lg:min-w-0 lg:items-center lg:gap-2">
        <Link
          to="/dialList"
          className="flex min-h-8 shrink-0 items-center gap-0.5 rounded-md px-2 text-sm touch:min-h-11 touch:min-w-11 touch:justify-center text-muted hover:bg-hover hover:text-ink"
        >
          <ChevronLeft size={16} aria-hidden="true" />
          <span className="max-sm:sr-only">{t('topBar.back')}</span>
        </Link>
        <div className="flex min-w-0 items-center gap-x-2 pointer-coarse:sm:max-lg:grow pointer-coarse:sm:max-lg:basis-3/4">
          <DesignTitle />
          <SaveState session={session} />
        </div>
      </div>
      <span className="grow max-sm:hidden pointer-coarse:hidden lg:hidden" />
      <ModeTabs className="shrink-0 max-sm:z-10 max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:justify-self-start" />
      <span className="grow max-sm:hidden lg:hidden" />
      <Toolbar
        label={t('topBar.label')}
        className={`max-sm:col-span-2 max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-2 max-sm:flex-wrap max-sm:justify-between lg:justify-self-end ${BUTTONS}`}
      >
        <HistoryButton name="undo" />
        <HistoryButton name="redo" />
        <CheckButton />
        <IconButton
          label={t('commands.openPreview')}
          icon={<MonitorPlay size={16} />}
          shortcut={openPreview.shortcuts?.[0]}
          aria-keyshortcuts={ariaKeys(openPreview)}
          onClick={port.openPreview}
        />
        <IconButton
          label={t('commands.showCommandMenu')}
          icon={<Command size={16} />}
          shortcut={shortcutText('Mod+K', platformIsMac())}
          aria-keyshortcuts={ariaKeys(showCommandMenu)}
          onClick={() => port.open('commandMenu')}
        />
        <HelpMenu />
        <Button onClick={() => port.open('export')}>
          <FileOutput size={16} aria-hidden="true" className="xl:hidden" />
          <span className="max-xl:sr-only">{t('commands.exportFile')}</span>
        </Button>
        <span className="basis-full sm:hidden" />
        <Button aria-keyshortcuts={ariaKeys(save)} onClick={port.save} className="max-sm:ml-auto">
          {t('commands.save')}
        </Button>
        <SaveMenu />
        <Button variant="primary" onClick={port.publish}>
          <Send size={16} aria-hidden="true" className="min-[420px]:hidden" />
          <span className="max-[419px]:sr-only">{t('commands.publish')}</span>
        </Button>
      </Toolbar>
    </header>
  );
}
