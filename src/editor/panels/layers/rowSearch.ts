// Typing in the layer list leads to the next row whose name begins with what is typed, wherever in the list it is.

/** Keys typed within this many ms belong together. */
const TOGETHER_MS = 800;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

export interface RowSearch {
  /** Whether the next key goes on with a name that is being typed, so that it is no shortcut. */
  isTyping(at: number): boolean;
  /** The row a key leads to; the same one where none begins so. `ids` and `labels` from the top, `at` in ms. */
  find(key: string, from: string, rows: { ids: readonly string[]; labelOf(uuid: string): string }, at: number): string;
}

export function createRowSearch(): RowSearch {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  const isTyping = (at: number) => at - last < TOGETHER_MS;
  return {
    isTyping,
    find(key, from, { ids, labelOf }, at) {
      typed = isTyping(at) ? typed + key : key;
      last = at;
      const wanted = plain(typed);
      // One letter goes on to the next row; more of a name stays where it still fits.
      const begin = ids.indexOf(from) + (typed.length === 1 ? 1 : 0);
      const around = [...ids.slice(begin), ...ids.slice(0, begin)];
      return around.find((uuid) => plain(labelOf(uuid)).startsWith(wanted)) ?? from;
    },
  };
}
