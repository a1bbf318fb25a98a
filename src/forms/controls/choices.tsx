// Multiple choice: check boxes drawn as chips, with the maximum number.
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Control, ControlProps } from '../Control';
import { useOptions } from '../useOptions';

function ChoicesControl(props: ControlProps) {
  const { t } = useTranslation('messages');
  const { field, value, disabled } = props;
  const options = useOptions(props);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const most = field.most ?? options.length;
  const toggle = (option: unknown) =>
    props.onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  return (
    <div className="flex flex-col gap-2">
      <fieldset
        id={props.id}
        tabIndex={-1}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        className="flex flex-wrap gap-1.5"
      >
        {options.map(({ key, value: option, label }) => {
          const isChosen = chosen.includes(option);
          return (
            <label
              key={key}
              className={`flex min-h-7 cursor-pointer items-center gap-1 rounded-full border px-2.5 text-sm has-focus-visible:outline-2 has-disabled:cursor-not-allowed has-disabled:opacity-60 ${isChosen ? 'border-accent bg-accent/10 text-ink' : 'border-line-strong text-muted hover:text-ink'}`}
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={disabled || (!isChosen && chosen.length >= most)}
                onChange={() => toggle(option)}
              />
              {isChosen ? <Check size={14} aria-hidden="true" /> : null}
              {label}
            </label>
          );
        })}
      </fieldset>
      {most < options.length ? (
        <p className="text-xs text-muted tabular-nums">{t('ui.chosenOf', { chosen: chosen.length, most })}</p>
      ) : null}
    </div>
  );
}

export const choicesControl: Control = { Input: ChoicesControl, labelling: 'by' };
