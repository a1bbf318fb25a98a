// One tab per copy: its platform and canvas, the size of its images, and whether it still matches its source.
import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { switchCopy } from '@/editor/commands/copies';
import { useEditor } from '@/editor/dispatch/editorContext';
import { focusChosenTab, useFocusPlace } from '@/editor/dispatch/focus';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCopies, selectCopyId } from '@/editor/document/selectors';
import { policyOf } from '@/face/platforms';
import { copyBytes } from '@/face/platforms/fileSize';
import type { FaceCopy } from '@/schemas/design';
import { canvasWords, platformName, sizeWords } from '@/simulator/copyWords';

/** Index of the tab that an arrow key moves to. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The used share of a copy's size limit as a bar. The number is shown beside it. */
function SizeBar({ bytes, budget }: { bytes: number; budget: number }) {
  return (
    <span
      aria-hidden="true"
      className="keep-colors h-1 w-10 shrink-0 overflow-hidden rounded-full bg-line-strong/60 max-sm:hidden forced-colors:border"
    >
      <span
        className={`block h-full ${bytes > budget ? 'bg-warning' : 'bg-accent'}`}
        style={{ width: `${Math.min(100, (bytes / budget) * 100)}%` }}
      />
    </span>
  );
}

function CopySize({ copy }: { copy: FaceCopy }) {
  const { t } = useTranslation('editor');
  const bytes = copyBytes(copy);
  const { budgetBytes } = policyOf(copy.platform);
  const isOver = budgetBytes !== null && bytes > budgetBytes;
  return (
    <>
      {budgetBytes === null ? null : <SizeBar bytes={bytes} budget={budgetBytes} />}
      <span className={`inline-flex items-center gap-1 text-xs tabular-nums ${isOver ? 'text-warning' : 'text-muted'}`}>
        {isOver ? <TriangleAlert size={12} aria-hidden="true" /> : null}
        {sizeWords(bytes, budgetBytes)}
        {isOver ? <span className="sr-only">{t('copies.tooLarge')}</span> : null}
      </span>
    </>
  );
}

export function CopyTabs() {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const copies = useEditorState(selectCopies);
  const openId = useEditorState(selectCopyId);
  const list = useRef<HTMLDivElement>(null);

  useFocusPlace('copies', list, { take: () => focusChosenTab(list.current) });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = copies.findIndex((copy) => copy.id === openId);
    const to = step(Math.max(0, at), copies.length);
    const next = copies[to];
    if (!next) return;
    runCommand(store, switchCopy, next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('copies.title')}
      className="flex min-w-0 flex-wrap gap-2 max-sm:gap-1 min-[1400px]:flex-nowrap"
      onKeyDown={onKeyDown}
    >
      {copies.map((copy) => (
        <button
          key={copy.id}
          type="button"
          role="tab"
          aria-selected={copy.id === openId}
          aria-controls="canvas"
          tabIndex={copy.id === openId ? 0 : -1}
          onClick={() => runCommand(store, switchCopy, copy.id)}
          className="inline-flex min-h-8 items-center gap-2 rounded-md border border-line bg-raised px-2.5 text-sm max-sm:gap-1.5 max-sm:px-2 whitespace-nowrap text-muted transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          <span>
            {platformName(t, copy)} <span className="max-sm:sr-only">{canvasWords(copy.ratio)}</span>
          </span>
          <CopySize copy={copy} />
          {copy.nodeDataUnsync ? (
            <span className="rounded border border-line-strong px-1 text-2xs text-ink">{t('copies.diverged')}</span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
