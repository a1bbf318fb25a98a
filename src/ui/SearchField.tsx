// A search field with a results list: a combobox whose list is always open.
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { TextInput } from './TextInput';
import type { FilteredList } from './useFilteredList';

interface SearchFieldProps<T> {
  ref: Ref<HTMLInputElement>;
  list: FilteredList<T>;
  /** Already translated. */
  label: string;
  value: string;
  onChange(text: string): void;
}

export function SearchField<T>({ ref, list, label, value, onChange }: SearchFieldProps<T>) {
  return (
    <TextInput
      ref={ref}
      type="search"
      role="combobox"
      aria-expanded="true"
      aria-controls={list.listId}
      aria-autocomplete="list"
      aria-activedescendant={list.current === undefined ? undefined : list.idOf(list.current)}
      aria-label={label}
      placeholder={label}
      value={value}
      prefix={<Search size={14} aria-hidden="true" />}
      className="w-full"
      onChange={(text) => {
        onChange(text);
        list.choose(0);
      }}
      onKeyDown={list.onKeyDown}
    />
  );
}
