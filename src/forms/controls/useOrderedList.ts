// State of an ordered list in a field: selection, and adding, moving and removing with announcements.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/ui/announce';
import { movedIn, withoutAt } from './orderedList';

export interface OrderedListOptions {
  /** Topic of the announcements. */
  id: string;
  list: readonly string[];
  /** Most entries. */
  most: number | undefined;
  /** Name of an entry in announcements. */
  nameOf(entry: string): string;
  onChange(list: readonly string[]): void;
}

export function useOrderedList({ id, list, most = Number.POSITIVE_INFINITY, nameOf, onChange }: OrderedListOptions) {
  const { t } = useTranslation('messages');
  const [at, choose] = useState(0);
  const chosen = Math.max(0, Math.min(at, list.length - 1));
  const say = (key: string, values: Record<string, unknown>) => announce(t(key, values), { topic: id });
  return {
    chosen,
    choose,
    isFull: list.length >= most,
    /** False if it is already in the list, which is announced. */
    add(entry: string): boolean {
      if (list.includes(entry)) {
        say('ui.list.twice', { name: nameOf(entry) });
        return false;
      }
      choose(list.length);
      onChange([...list, entry]);
      say('ui.list.added', { name: nameOf(entry), n: list.length + 1 });
      return true;
    },
    move(by: -1 | 1) {
      const [entry, to] = [list[chosen], chosen + by];
      if (entry === undefined || to < 0 || to >= list.length) return;
      choose(to);
      onChange(movedIn(list, chosen, to));
      say('ui.list.moved', { name: nameOf(entry), i: to + 1, n: list.length });
    },
    remove() {
      const entry = list[chosen];
      if (entry === undefined) return;
      choose(Math.min(chosen, list.length - 2));
      onChange(withoutAt(list, chosen));
      say('ui.list.removed', { name: nameOf(entry), n: list.length - 1 });
    },
  };
}
