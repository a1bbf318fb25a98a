// A colour field: swatch that opens the picker, hex text, opacity in percent.
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColorChoices } from './ColorPicker';
import { ColorPopover, PickedColor } from './ColorPopover';
import { joinHex, readHex, splitHex } from './colorMath';
import { bareInputClass, fieldBoxClass } from './fieldBox';
import { NumberInput } from './NumberInput';

export interface ColorInputProps {
  id?: string | undefined;
  /** What the colour applies to, for the accessible names of the parts: "Fill". */
  label: string;
  /** `#rrggbb`, `#rrggbbaa`, or the caller's incomplete text. */
  value: string;
  /** A valid colour in lower case, or the typed text while it is invalid. */
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Without transparency: the value is `#rrggbb`. */
  isOpaque?: boolean | undefined;
  /** Offered by the picker in addition to its own swatches. */
  choices?: ColorChoices | undefined;
}

export function ColorInput(props: ColorInputProps) {
  const { label, value, invalid = false, disabled = false, isOpaque = false } = props;
  const onChange = (next: string) => props.onChange(isOpaque && readHex(next) ? splitHex(next).rgb : next);
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState<string | null>(null);
  const stored = readHex(value);
  const { rgb, alpha } = splitHex(value);
  /** The typed text as a value, with `#fff` expanded: its own alpha digits, else the colour's previous alpha. */
  const meaning = (text: string) => {
    const read = readHex(text, true);
    return read === null ? text : read.length === 9 ? read : joinHex(read, alpha);
  };
  const text = typed !== null && meaning(typed) === value ? typed : stored ? rgb.toUpperCase() : value;

  // While typing, the field may be empty or above 100. The colour uses the clamped value.
  const [typedAlpha, setTypedAlpha] = useState<{ alpha: number; of: string } | null>(null);
  const shownAlpha = typedAlpha?.of === value ? typedAlpha.alpha : Math.round(alpha * 100) / 100;
  const typeAlpha = (next: number) => {
    const of = Number.isNaN(next) ? value : joinHex(rgb, Math.min(1, Math.max(0, next)));
    setTypedAlpha({ alpha: next, of });
    if (of !== value) onChange(of);
  };

  const type = (next: string) => {
    setTyped(next);
    onChange(meaning(next));
  };
  const finish = () => {
    setTyped(null);
    const read = meaning(text);
    if (text && read !== value && readHex(read)) onChange(read);
  };

  return (
    <span
      className={`${fieldBoxClass(invalid, disabled)} pr-0`}
      style={{ '--swatch': stored ?? 'transparent' } as CSSProperties}
    >
      <PickedColor value={{ value: stored ?? '#000000', onChange }}>
        <ColorPopover label={label} disabled={disabled} isOpaque={isOpaque} choices={props.choices} />
      </PickedColor>
      <input
        id={props.id}
        type="text"
        value={text}
        spellCheck={false}
        autoComplete="off"
        disabled={disabled}
        placeholder={props.placeholder}
        aria-invalid={invalid || undefined}
        aria-describedby={props.describedBy}
        aria-label={props.id ? undefined : label}
        className={`${bareInputClass} w-16`}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        onBlur={() => {
          finish();
          props.onBlur?.();
        }}
      />
      {isOpaque ? null : (
        <NumberInput
          label={t('ui.color.alphaOf', { label })}
          value={stored ? shownAlpha : undefined}
          min={0}
          max={1}
          step={0.01}
          scale={100}
          unit="%"
          disabled={disabled || !stored}
          className="-my-px w-16 rounded-l-none border-0 border-l bg-transparent hover:border-line"
          onChange={typeAlpha}
          onBlur={() => {
            setTypedAlpha(null);
            props.onBlur?.();
          }}
        />
      )}
    </span>
  );
}
