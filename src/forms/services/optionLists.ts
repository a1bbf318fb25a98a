// Options loaded from the server, for fields with `from`.
import { createContext, useContext } from 'react';
import type { UiMeta } from '@/schemas/ui';

export interface NamedOption {
  value: string;
  /** In the language shown. */
  label: string;
}

export type OptionLists = Readonly<Record<NonNullable<UiMeta['from']>, readonly NamedOption[]>>;

export const OptionListsContext = createContext<OptionLists | null>(null);

/** The options of a list; empty while loading. */
export function useNamedOptions(from: UiMeta['from']): readonly NamedOption[] {
  const lists = useContext(OptionListsContext);
  return (from && lists?.[from]) ?? [];
}
