// Finds entries of the catalogue by their words in the language shown, by their category, by other words for them, or by key.
import type { TFunction } from 'i18next';
import { type CatalogueEntry, catalogueItems } from '@/face/nodes';

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Name of an entry as people read it. */
export const entryName = (t: TFunction, entry: CatalogueEntry): string => t(`catalogue:items.${entry.key}`);

/** Entries that hold every word of the search, those whose name begins with it first, else in the catalogue's order. */
export function findEntries(t: TFunction, search: string): readonly CatalogueEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return catalogueItems;
  const found = catalogueItems.filter((entry) => {
    const category = t(`catalogue:categories.${entry.category}`);
    // What it is called elsewhere, the specification's own terms among them; most have no other words than their name.
    const others = t([`catalogue:searchWords.${entry.key}`, `catalogue:items.${entry.key}`]);
    const text = plain(`${entryName(t, entry)} ${category} ${others} ${entry.key}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (entry: CatalogueEntry) => plain(entryName(t, entry)).startsWith(words.join(' '));
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}
