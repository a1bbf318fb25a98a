// Options of a field: from its schema with the field's texts, or from a server list.
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
