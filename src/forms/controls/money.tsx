// An amount of money: typed in local notation, stored in whole minor units, with its currency shown.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, currencySign, readAmount } from '@/schemas/money';
import { TextInput } from '@/ui/TextInput';
import type { Control, ControlProps } from '../Control';

function MoneyControl(props: ControlProps) {
  const { t, i18n } = useTranslation('messages');
  const [typed, setTyped] = useState<string | null>(null);
  const { value, field } = props;
  const { currency = 'USD' } = field;
  const stored = typeof value === 'number' && Number.isFinite(value) ? amountText(value, currency) : '';
  // Keep the typed text while it parses to the stored amount, so that "5" does not become "5.00" while typing.
  const isMeant =
    typed !== null && Object.is(readAmount(typed, currency), typeof value === 'number' ? value : Number.NaN);
  return (
    <TextInput
      id={props.id}
      inputMode="decimal"
      value={isMeant ? typed : stored}
      onChange={(text) => {
        setTyped(text);
        props.onChange(readAmount(text, currency));
      }}
      onBlur={() => Number.isNaN(readAmount(typed ?? stored, currency)) || setTyped(null)}
      placeholder={props.mixed ? t('ui.mixed') : amountText(0, currency)}
      invalid={props.invalid}
      disabled={props.disabled}
      autoComplete="off"
      prefix={<span>{currencySign(currency, i18n.language)}</span>}
      suffix={<span>{currency}</span>}
      aria-required={field.required || undefined}
      aria-describedby={props.describedBy}
      className="w-full tabular-nums"
    />
  );
}

export const moneyControl: Control = { Input: MoneyControl, labelling: 'for', isTyped: true };
