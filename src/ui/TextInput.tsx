// A single-line text field with optional content before or after it; passwords can be revealed.
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { affixClass, bareInputClass, fieldBoxClass } from './fieldBox';
import { IconButton } from './IconButton';
import { useComposition } from './useComposition';

export interface TextInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'prefix' | 'size' | 'type'> {
  value: string;
  /** Completed text; not called while an input method composes. */
  onChange(text: string): void;
  type?: 'text' | 'search' | 'tel' | 'email' | 'url' | 'password' | undefined;
  invalid?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function TextInput(props: TextInputProps) {
  const { value, onChange, type = 'text', invalid = false, prefix, suffix, className = '', ...rest } = props;
  const { t } = useTranslation('messages');
  const [shown, setShown] = useState(false);
  const composition = useComposition(value, onChange);
  return (
    <span className={`${fieldBoxClass(invalid, rest.disabled)} ${className}`}>
      {prefix ? <span className={affixClass}>{prefix}</span> : null}
      <input
        spellCheck={false}
        {...rest}
        {...composition}
        type={type === 'password' && shown ? 'text' : type}
        aria-invalid={invalid || undefined}
        className={bareInputClass}
      />
      {type === 'password' ? (
        <IconButton
          size="xs"
          className="-mr-1"
          label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          icon={shown ? <EyeOff size={14} /> : <Eye size={14} />}
          onClick={() => setShown(!shown)}
        />
      ) : null}
      {suffix ? <span className={affixClass}>{suffix}</span> : null}
    </span>
  );
}
