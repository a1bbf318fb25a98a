// Typing in a list leads to the next entry whose name begins with what is typed, wherever in the list it is.

/** Keys typed within this many ms belong together. */
const TOGETHER_MS = 800;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

export interface NameSearch {
  /** Whether the next key goes on with a name that is being typed, so that it is no shortcut. */
  isTyping(at: number): boolean;
  /** The entry a key leads to; the same one where none begins so. `ids` from the top, `at` in ms. */
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
      // One letter goes on to the next entry; more of a name stays where it still fits.
      const begin = ids.indexOf(from) + (typed.length === 1 ? 1 : 0);
      const around = [...ids.slice(begin), ...ids.slice(0, begin)];
      return around.find((uuid) => plain(labelOf(uuid)).startsWith(wanted)) ?? from;
    },
  };
}
