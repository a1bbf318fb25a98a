// Listens for the commands' keys in the editor. It hears a key after React's own handlers: what they prevented is theirs.
import { type RefObject, useEffect } from 'react';
import { paste } from '../commands/clipboard';
import type { Command, EditSituation, KeyScope } from '../commands/defineCommand';
import { commandForKey } from '../commands/keys';
import { useEditor } from '../editorContext';
import { performCommand } from '../performCommand';
import { situationOf } from '../runCommand';
import { platformIsMac } from './platform';

export interface EditorKeysOptions {
  /** Pictures pasted from other programs. */
  onPasteFiles?(files: readonly File[]): void;
}

const NO_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether keys write text here. */
export function isTyping(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}

/** Where the focus is, as keys see it. The canvas itself is one Tab stop: Tab acts on layers only once inside it. */
export function scopeOf(target: Element, key: string): KeyScope {
  const canvas = target.closest('[role="application"]');
  if (canvas) return key === 'Tab' && canvas === target ? 'layers' : 'canvas';
  return target.closest('[role="tree"]') ? 'layers' : 'editor';
}

function commandOf(event: KeyboardEvent, target: Element, situation: EditSituation): Command | null {
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
  const command = commandForKey(press, scopeOf(target, key), platformIsMac(), situation);
  return command && isTyping(target) && !command.whileTyping ? null : command;
}

/** Commands that go with an event of the clipboard: the browser's own act is needed or harmless. */
const CLIPBOARD = new Set(['copy', 'cut']);

/** Whether words of the page are marked: copying is about them then. */
const isReading = (page: Document): boolean => page.getSelection()?.isCollapsed === false;

/** Acts while the focus is inside `ref`, or nowhere. */
export function useEditorKeys(ref: RefObject<HTMLElement | null>, { onPasteFiles }: EditorKeysOptions = {}): void {
  const { store, port } = useEditor();
  useEffect(() => {
    const root = ref.current;
    const page = root?.ownerDocument;
    if (!root || !page) return;
    const targetOf = (event: Event): Element | null => {
      const target = event.target instanceof Element ? event.target : null;
      return target && !event.defaultPrevented && (root.contains(target) || target === page.body) ? target : null;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      const target = targetOf(event);
      const situation = situationOf(store.getState());
      const command = target && situation ? commandOf(event, target, situation) : null;
      if (!command || command.name === paste.name) return;
      if (CLIPBOARD.has(command.name) && isReading(page)) return;
      if (!CLIPBOARD.has(command.name)) event.preventDefault();
      performCommand(store, port, command);
    };

    // The system's clipboard gets the names, so that an older picture in it is not what the next paste brings.
    const onCopy = (event: ClipboardEvent) => {
      const target = targetOf(event);
      const nodes = store.getState().editor.clipboard?.nodes ?? [];
      if (!target || isTyping(target) || isReading(page) || nodes.length === 0) return;
      event.clipboardData?.setData('text/plain', nodes.map((node) => node.label).join('\n'));
      event.preventDefault();
    };

    const onPaste = (event: ClipboardEvent) => {
      const target = targetOf(event);
      if (!target || isTyping(target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0 && onPasteFiles) onPasteFiles(files);
      else performCommand(store, port, paste);
      event.preventDefault();
    };

    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('copy', onCopy);
    page.addEventListener('cut', onCopy);
    page.addEventListener('paste', onPaste);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('copy', onCopy);
      page.removeEventListener('cut', onCopy);
      page.removeEventListener('paste', onPaste);
    };
  }, [ref, store, port, onPasteFiles]);
}
