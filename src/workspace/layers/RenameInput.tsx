// Edits the name of a layer in its row: Enter and blur save it, Escape discards it.
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rename } from '@/editor/commands/rename';
import { endBurst } from '@/editor/commands/session';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { LABEL_MAX } from '@/schemas/limits';

export interface RenameInputProps {
  uuid: string;
  label: string;
  /** `byKey`: return the focus to the row. */
  onDone(byKey: boolean): void;
}

export function RenameInput({ uuid, label, onDone }: RenameInputProps) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(label);
  const isDone = useRef(false);

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const finish = (keep: boolean, byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    // An empty name keeps the old one, as in every inline rename.
    if (keep && text.trim() !== '') {
      runCommand(store, rename, { uuid, label: text });
      runCommand(store, endBurst, undefined);
    }
    onDone(byKey);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    finish(event.key === 'Enter', true);
  };

  return (
    <input
      ref={input}
      value={text}
      maxLength={LABEL_MAX}
      spellCheck={false}
      aria-label={t('layers.nameOf', { label })}
      className="h-7 w-full min-w-0 rounded border border-accent bg-app px-1.5 text-sm text-ink"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(true, false)}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
