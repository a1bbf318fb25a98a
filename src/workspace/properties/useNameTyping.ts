// The name of the design during typing: each valid text is stored at once, in the page's language.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDesignName, renameDesign } from '@/editor/commands/rename';
import { endBurst } from '@/editor/commands/session';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { designName, ownName } from '@/schemas/designNames';
import { nameFault } from '@/schemas/names';
import { useDataLanguage } from '@/service/language/useDataLanguage';

export interface NameTyping {
  text: string;
  /** Translated. Null while the text is valid. */
  error: string | null;
  change(text: string): void;
  /** Ends the typing, so the next change is a separate undo step. Invalid text stays in the field. */
  end(): void;
  /** Restores the name from before the typing. False if nothing was typed. */
  revert(): boolean;
}

export function useNameTyping(): NameTyping {
  const { t } = useTranslation(['editor', 'errors']);
  const { store } = useEditor();
  const language = useDataLanguage();
  const stored = useEditorState(({ editor }) => (editor.design ? designName(editor.design, language) : ''));
  const [draft, setDraft] = useState<string | null>(null);
  /** The stored name before the first valid change. */
  const before = useRef<string | null>(null);
  const text = draft ?? stored;
  const isWrong = !isDesignName(text);
  const fault = text.trim() === '' ? null : nameFault(text.trim());

  const change = (next: string) => {
    setDraft(next);
    const { design } = store.getState().editor;
    if (!design || !isDesignName(next)) return;
    before.current ??= ownName(design, language);
    runCommand(store, renameDesign, { name: next, language });
  };

  const end = () => {
    if (isDesignName(text)) {
      setDraft(null);
      before.current = null;
    }
    runCommand(store, endBurst, undefined);
  };

  const revert = () => {
    if (draft === null) return false;
    if (before.current !== null) runCommand(store, renameDesign, { name: before.current, language, restores: true });
    before.current = null;
    setDraft(null);
    runCommand(store, endBurst, undefined);
    return true;
  };

  const error = isWrong ? t(fault ? `errors:field.${fault}` : 'editor:properties.designNameError') : null;
  return { text, error, change, end, revert };
}
