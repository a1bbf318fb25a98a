// A number field with spinbutton semantics: arrows step, Shift steps ten times as far, Home/End go to the limits.
// Accepts sums. The typed text is replaced by its number on blur and Enter, not before.
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { affixClass, bareInputClass, fieldBoxClass } from './fieldBox';
import { isUnfinishedSum, readSum } from './sums';
import { withUnit } from './withUnit';

export interface NumberInputProps {
  id?: string | undefined;
  /** The stored number; NaN for invalid text; undefined shows nothing (with `placeholder`). */
  value: number | undefined;
  /** Called on each change; NaN while the text is empty or not a number. The caller validates the limits. */
  onChange(value: number): void;
  min?: number | undefined;
  max?: number | undefined;
  /** Step of the arrow keys, in the stored unit. */
  step?: number | undefined;
  /** Displayed value = stored value x scale: 100 shows a share as percent. */
  scale?: number | undefined;
  unit?: ReactNode;
  prefix?: ReactNode;
  /** At the end of the box: a button. */
  suffix?: ReactNode;
  /** Accessible name without a `<label htmlFor>`. */
  label?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** Stored decimals: enough for pixels, angles and percents. */
const PRECISION = 4;

const tidy = (value: number) => Number(value.toFixed(PRECISION + 2));

/** Larger numbers would be written with an exponent. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/**
 * Value of a number or sum in the stored unit, limited to safe integers; NaN if invalid. A comma is a decimal point;
 * full-width digits are accepted.
 */
export const readNumber = (text: string, scale = 1): number =>
  tidy(Math.min(LARGEST, Math.max(-LARGEST, readSum(text) / scale)));

/** Formats a stored number for the field. */
export function writeNumber(value: number | undefined, scale = 1): string {
  return value === undefined || Number.isNaN(value) ? '' : String(Number((value * scale).toFixed(PRECISION)));
}

export function NumberInput(props: NumberInputProps) {
  const { value, onChange, min, max, step = 1, scale = 1, unit, prefix, invalid = false } = props;
  const { t } = useTranslation('messages');
  const hintId = useId();
  // The typed text stays while it equals the value; an external change replaces it.
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null);
  const isTyped = typed !== null && Object.is(typed.value, value ?? Number.NaN);
  const text = isTyped ? typed.text : writeNumber(value, scale);

  const type = (next: string) => {
    // While a sum is incomplete, the value does not change.
    const number = isUnfinishedSum(next) ? (value ?? Number.NaN) : readNumber(next, scale);
    setTyped({ text: next, value: number });
    if (!Object.is(number, value ?? Number.NaN)) onChange(number);
  };
  /** On leaving the field, the text is replaced by its number as the field writes it; an incomplete sum is invalid. */
  const settle = () => {
    if (!isTyped) return;
    const number = readNumber(text, scale);
    setTyped(Number.isNaN(number) ? { text, value: number } : null);
    if (!Object.is(number, value ?? Number.NaN)) onChange(number);
  };
  const move = (next: number) => {
    const bounded = tidy(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)));
    setTyped(null);
    if (bounded !== value) onChange(bounded);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') settle();
    const from = value === undefined || Number.isNaN(value) ? Math.max(min ?? 0, 0) : value;
    const by = step * (event.shiftKey ? 10 : 1);
    const moves: Record<string, number | undefined> = {
      ArrowUp: from + by,
      ArrowDown: from - by,
      PageUp: from + step * 10,
      PageDown: from - step * 10,
      Home: event.shiftKey ? undefined : min,
      End: event.shiftKey ? undefined : max,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };

  const shown = value === undefined || Number.isNaN(value) ? undefined : Number((value * scale).toFixed(PRECISION));
  return (
    <span className={`${fieldBoxClass(invalid, props.disabled)} ${props.className ?? ''}`}>
      {prefix ? <span className={affixClass}>{prefix}</span> : null}
      <input
        ref={props.inputRef}
        id={props.id}
        type="text"
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={props.placeholder}
        disabled={props.disabled}
        aria-label={props.label}
        aria-required={props.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={[props.describedBy, hintId].filter(Boolean).join(' ')}
        aria-valuenow={shown}
        aria-valuemin={min === undefined ? undefined : min * scale}
        aria-valuemax={max === undefined ? undefined : max * scale}
        aria-valuetext={
          shown === undefined ? text || '–' : typeof unit === 'string' ? withUnit(shown, unit) : undefined
        }
        className={`${bareInputClass} tabular-nums ${prefix ? 'text-right' : ''}`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          settle();
          props.onBlur?.();
        }}
      />
      <span id={hintId} hidden>
        {t('ui.sums')}
      </span>
      {/* Announced with the value. */}
      {unit ? (
        <span aria-hidden={typeof unit === 'string' || undefined} className={affixClass}>
          {unit}
        </span>
      ) : null}
      {props.suffix}
    </span>
  );
}
