// Finds catalogue entries by their localized words, category, synonyms or key.
import type { TFunction } from 'i18next';
import { type CatalogueEntry, catalogueItems } from '@/face/nodes';

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Display name of an entry. */
export const entryName = (t: TFunction, entry: CatalogueEntry): string => t(`catalogue:items.${entry.key}`);

/**
 * Entries that contain every search word: the one with exactly this name first, then names that start with the search,
 * then the others, each in the order of the catalogue.
 */
export function findEntries(t: TFunction, search: string): readonly CatalogueEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return catalogueItems;
  const matching = catalogueItems.filter((entry) => {
    const category = t(`catalogue:categories.${entry.category}`);
    // Synonyms, including the specification's terms. Only the name until `useSearchWords` has loaded them.
    const others = t([`searchWords:${entry.key}`, `catalogue:items.${entry.key}`]);
    const text = plain(`${entryName(t, entry)} ${category} ${others} ${entry.key}`);
    return words.every((word) => text.includes(word));
  });
  /** 0: the name is the search; 1: it starts with it; 2: neither. */
  const rankOf = (entry: CatalogueEntry) => {
    const name = plain(entryName(t, entry));
    return name === words.join(' ') ? 0 : name.startsWith(words.join(' ')) ? 1 : 2;
  };
  return [...matching].sort((one, other) => rankOf(one) - rankOf(other));
}
