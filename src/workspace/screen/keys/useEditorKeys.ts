// Handles the command shortcuts of the editor. Runs after React's handlers and ignores events they prevented.
import { type RefObject, useEffect } from 'react';
import { paste } from '@/editor/commands/clipboard';
import type { Command, EditSituation, KeyScope } from '@/editor/commands/defineCommand';
import { commandForKey } from '@/editor/commands/keys';
import { select } from '@/editor/commands/select';
import { redo, undo } from '@/editor/commands/session';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { reportRefusal } from '@/editor/dispatch/reportRefusal';
import { runCommand, situationOf } from '@/editor/dispatch/runCommand';
import type { LayerList } from '@/editor/document/editorState';
import { platformIsMac } from '@/ui/platform';
import { actOfRow, rowLayer } from './focusedRow';
import { attachSystemClipboard } from './systemClipboard';
import { watchTyping } from './watchTyping';

export interface EditorKeysOptions {
  /** Images pasted from other programs. */
  onPasteFiles?: ((files: readonly File[]) => void) | undefined;
  /** Layers copied in another tab were pasted. Their images may be missing here. */
  onPastedFromElsewhere?: ((nodes: LayerList) => void) | undefined;
}

const NO_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether keys write text here. */
export function isTyping(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/** Whether arrows mean nothing here: no control has the focus, as on the heading of the page, and the page cannot scroll. */
function leavesArrows(target: Element): boolean {
  const { scrollHeight, clientHeight } = target.ownerDocument.documentElement;
  return (
    target.closest('a, button, input, select, textarea, [role], [contenteditable]') === null &&
    scrollHeight <= clientHeight
  );
}

/**
 * The focus scope for shortcuts. The canvas is one Tab stop, so Tab acts on layers only from inside. Arrows act on the
 * canvas also where no control has the focus.
 */
export function scopeOf(target: Element, key: string): KeyScope {
  const canvas = target.closest('[role="application"]');
  if (canvas) return key === 'Tab' && canvas === target ? 'layers' : 'canvas';
  if (target.closest('[role="tree"], [data-over-canvas="handle"]')) return 'layers';
  return key.startsWith('Arrow') && leavesArrows(target) ? 'canvas' : 'editor';
}

function commandOf(
  event: KeyboardEvent,
  target: Element,
  situation: EditSituation,
  hasSingleKeys: boolean,
  isCommitted: boolean,
): Command | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isComposing = event.isComposing || key === 'Process';
  const press = {
    key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    isComposing,
    altGraph: event.getModifierState('AltGraph'),
  };
  const typing = isTyping(target);
  // In a field a single character is text input.
  const singleKeys = hasSingleKeys && !typing;
  const command = commandForKey(press, scopeOf(target, key), platformIsMac(), situation, singleKeys);
  const isOurs = !typing || command?.whileTyping || (isCommitted && (command === undo || command === redo));
  return isOurs ? command : null;
}

/** Commands that a clipboard event accompanies: the browser's default action is needed or harmless. */
const CLIPBOARD = new Set(['copy', 'cut']);

/** Whether page text is selected. Copying then copies that text. */
const isReading = (page: Document): boolean => page.getSelection()?.isCollapsed === false;

const isSelectAll = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === 'a';

/** Active while the focus is inside `ref` or nowhere. */
export function useEditorKeys(ref: RefObject<HTMLElement | null>, options: EditorKeysOptions = {}): void {
  const { store, port } = useEditor();
  const { onPasteFiles, onPastedFromElsewhere } = options;
  useEffect(() => {
    const root = ref.current;
    const page = root?.ownerDocument;
    if (!root || !page) return;
    const targetOf = (event: Event): Element | null => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target || event.defaultPrevented) return null;
      // Without a focus the editor handles keys, unless a modal dialog is open.
      const isFree = target === page.body && page.querySelector('[aria-modal="true"]') === null;
      return root.contains(target) || isFree ? target : null;
    };
    const typing = watchTyping(page);
    const clipboard = attachSystemClipboard(page, store, {
      isOurs: (event) => {
        const target = targetOf(event);
        return target !== null && !isTyping(target);
      },
      isReading: () => isReading(page),
      onPasteFiles,
      onPastedFromElsewhere,
    });

    const keyCommand = (event: KeyboardEvent, target: Element, situation: EditSituation) =>
      commandOf(event, target, situation, store.desk.singleKeys.get(), typing.isCommitted(target));

    /** False: the key was refused. */
    const turnToRow = (event: KeyboardEvent, target: Element): boolean => {
      const uuid = isTyping(target) ? null : rowLayer(target);
      const situation = uuid === null ? null : situationOf(store);
      if (uuid === null || !situation) return true;
      const command = actOfRow(uuid, situation, (seen) => keyCommand(event, target, seen));
      if (!command) return true;
      if ('select' in command) runCommand(store, select, { mode: 'replace', uuids: [command.select] });
      else {
        event.preventDefault();
        reportRefusal(command.refusal);
      }
      return 'select' in command;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      const target = targetOf(event);
      if (target && !turnToRow(event, target)) return;
      const situation = situationOf(store);
      const command = target && situation ? keyCommand(event, target, situation) : null;
      // Selecting the page's text is never intended, even without layers.
      if (!command && target && isSelectAll(event) && !isTyping(target)) event.preventDefault();
      if (!command || command.name === paste.name) return;
      if (CLIPBOARD.has(command.name) && isReading(page)) return;
      if (!CLIPBOARD.has(command.name)) event.preventDefault();
      clipboard.byKeys(() => performCommand(store, port, command));
    };

    page.addEventListener('keydown', onKeyDown);
    return () => {
      typing.detach();
      page.removeEventListener('keydown', onKeyDown);
      clipboard.detach();
    };
  }, [ref, store, port, onPasteFiles, onPastedFromElsewhere]);
}
