// The name of the design in the page's language, shown in the properties while no layer is selected.
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { designName } from '@/schemas/designNames';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { announce } from '@/ui/announce';
import { TextInput } from '@/ui/TextInput';
import { useNameTyping } from './useNameTyping';

export function DesignNameField() {
  const { t } = useTranslation('editor');
  const id = useId();
  const { store } = useEditor();
  const language = useDataLanguage();
  const { text, error, change, end, revert } = useNameTyping();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) end();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !revert()) return;
    event.preventDefault();
    const { design } = store.getState().editor;
    if (!design) return;
    const result = designName(design, language) || t('properties.designName');
    announce(t('announce.restored', { result }), { topic: 'restored' });
  };

  return (
    <div className="grid grid-cols-[minmax(4.5rem,5.75rem)_minmax(0,1fr)] items-center gap-x-2">
      <label htmlFor={id} className="text-sm text-muted">
        {t('properties.designName')}
      </label>
      <div data-commits="">
        <TextInput
          id={id}
          value={text}
          invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={change}
          onKeyDown={onKeyDown}
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
