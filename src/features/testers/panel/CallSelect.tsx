// Selects the call that a fault affects, by its operation name, which is the same in every language.
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '@/forms/Control';
import { ANY_CALL, FAULT_CALLS } from '@/schemas/testers';
import { Select } from '@/ui/Select';

export function CallSelect({ id, value, invalid, disabled, describedBy, onChange }: ControlProps) {
  const { t } = useTranslation('testers');
  return (
    <Select
      id={id}
      value={String(value)}
      options={FAULT_CALLS.map((op) => ({ value: op, label: op === ANY_CALL ? t('faults.anyCall') : op }))}
      onChange={onChange}
      invalid={invalid}
      disabled={disabled}
      aria-describedby={describedBy}
      className="w-full"
    />
  );
}
