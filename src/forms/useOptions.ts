// The options of a field: those of its schema by the words of the field, or those of a list of the server.
import { useTranslation } from 'react-i18next';
import type { ControlProps } from './Control';
import { type FieldOption, fieldOptions } from './fieldWords';
import { useNamedOptions } from './services/optionLists';

export function useOptions({ schemaName, field }: Pick<ControlProps, 'schemaName' | 'field'>): readonly FieldOption[] {
  const { t } = useTranslation(['fields', 'messages']);
  const listed = useNamedOptions(field.from);
  return field.from
    ? listed.map(({ value, label }) => ({ value, key: value, label }))
    : fieldOptions(t, schemaName, field);
}
