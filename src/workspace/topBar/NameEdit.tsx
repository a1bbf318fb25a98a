// Edits the design's name in the top bar: Enter and blur save it, Escape restores the old one.
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@/ui/TextInput';
import { useNameTyping } from '../properties/useNameTyping';

export interface NameEditProps {
  /** `isByKey`: return the focus to the name. */
  onEnd(isByKey?: boolean): void;
}

export function NameEdit({ onEnd }: NameEditProps) {
  const { t } = useTranslation('editor');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, error, change, end, revert } = useNameTyping();
  useEffect(() => field.current?.select(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // A rejected name stays in the field with the reason.
    if (event.key === 'Enter' && error) return;
    if (event.key === 'Escape') revert();
    else end();
    onEnd(true);
  };
  const onBlur = () => {
    end();
    onEnd();
  };

  return (
    <span className="relative min-w-40">
      <TextInput
        ref={field}
        id={id}
        aria-label={t('properties.designName')}
        aria-describedby={error ? `${id}-error` : undefined}
        value={text}
        invalid={error !== null}
        onChange={change}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="absolute top-full left-0 z-20 mt-1 w-max max-w-64 rounded-md border border-line bg-panel px-2 py-1 text-xs text-danger"
        >
          {error}
        </p>
      ) : null}
    </span>
  );
}
