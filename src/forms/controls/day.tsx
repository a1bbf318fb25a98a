// Native fields for a date, and for a time of day with seconds.
import { fieldBoxClass } from '@/ui/fieldBox';
import type { Control, ControlProps } from '../Control';

/** Range of dates of the simulated watch. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

const INPUT = 'min-w-0 grow self-stretch bg-transparent text-ink tabular-nums outline-none';

function DayInput({ props, type }: { props: ControlProps; type: 'date' | 'time' }) {
  const { id, value, invalid, disabled, describedBy, field, onChange } = props;
  return (
    <span className={`${fieldBoxClass(invalid, disabled)} w-full`}>
      <input
        id={id}
        type={type}
        {...(type === 'date' ? { min: FIRST_DAY, max: LAST_DAY } : { step: 1 })}
        value={typeof value === 'string' ? value : ''}
        disabled={disabled}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        className={INPUT}
      />
    </span>
  );
}

const DateControl = (props: ControlProps) => <DayInput props={props} type="date" />;
const TimeControl = (props: ControlProps) => <DayInput props={props} type="time" />;

export const dateControl: Control = { Input: DateControl, labelling: 'for', isTyped: true };
export const timeControl: Control = { Input: TimeControl, labelling: 'for', isTyped: true };
