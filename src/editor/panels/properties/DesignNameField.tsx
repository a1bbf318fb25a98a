// The working name of the design, shown in the properties while no layer is selected. Every valid text is kept at once.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { designName } from '@/schemas/design';
import { nameFault } from '@/schemas/names';
import { TextInput } from '@/ui/TextInput';
import { isDesignName, renameDesign } from '../../commands/rename';
import { endBurst } from '../../commands/session';
import { useEditor } from '../../door/editorContext';
import { runCommand } from '../../door/runCommand';
import { useEditorState } from '../../door/useEditorState';

/** The name while it is typed: every valid text is kept at once; `end` closes the act for undo. */
export function useNameTyping() {
  const { t } = useTranslation(['editor', 'errors']);
  const { store } = useEditor();
  const stored = useEditorState(({ editor }) => (editor.design ? designName(editor.design) : ''));
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? stored;
  const isWrong = !isDesignName(text);
  const fault = text.trim() === '' ? null : nameFault(text.trim());

  const change = (next: string) => {
    setDraft(next);
    if (isDesignName(next)) runCommand(store, renameDesign, { name: next });
  };

  const end = () => {
    if (isDesignName(text)) setDraft(null);
    runCommand(store, endBurst, undefined);
  };

  const error = isWrong ? t(fault ? `errors:field.${fault}` : 'editor:properties.designNameError') : null;
  return { text, error, change, end };
}

export function DesignNameField() {
  const { t } = useTranslation('editor');
  const id = useId();
  const { text, error, change, end } = useNameTyping();
  return (
    <div className="grid grid-cols-[minmax(4.5rem,5.75rem)_minmax(0,1fr)] items-center gap-x-2">
      <label htmlFor={id} className="text-sm text-muted">
        {t('properties.designName')}
      </label>
      <div>
        <TextInput
          id={id}
          value={text}
          invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={change}
          onBlur={end}
        />
        {error ? (
          <p id={`${id}-error`} className="mt-1 text-xs text-danger">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
