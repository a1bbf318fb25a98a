// Type-ahead: moves to the next entry that starts with the typed text.

/** Keys typed within this many ms form one name. */
const TOGETHER_MS = 800;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

export interface NameSearch {
  /** Whether the next key continues a name, and is thus not a shortcut. */
  isTyping(at: number): boolean;
  /** The entry for a key; the current one if none matches. `ids` from the top, `at` in ms. */
  find(
    key: string,
    from: string,
    entries: { ids: readonly string[]; labelOf(uuid: string): string },
    at: number,
  ): string;
}

export function createNameSearch(): NameSearch {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  const isTyping = (at: number) => at - last < TOGETHER_MS;
  return {
    isTyping,
    find(key, from, { ids, labelOf }, at) {
      typed = isTyping(at) ? typed + key : key;
      last = at;
      const wanted = plain(typed);
      // The first letter moves to the next entry; more letters keep the entry while it matches.
      const begin = ids.indexOf(from) + (typed.length === 1 ? 1 : 0);
      const around = [...ids.slice(begin), ...ids.slice(0, begin)];
      return around.find((uuid) => plain(labelOf(uuid)).startsWith(wanted)) ?? from;
    },
  };
}
