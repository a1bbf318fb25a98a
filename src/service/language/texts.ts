// Locale files: one per language and namespace in `locales`, loaded on first use.
import type { BackendModule, ResourceKey } from 'i18next';
import { languageChain } from '@/schemas/languages';

// The sentences of the server arrive in its answers.
const files = import.meta.glob<ResourceKey>(['../../../locales/*/*.json', '!../../../locales/*/server*.json'], {
  import: 'default',
});

/** The locale file of a language and namespace. */
const fileOf = (language: string, room: string) => files[`../../../locales/${language}/${room}.json`];

/** Every room of words there is. */
export const ROOMS: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))),
];

/**
 * For i18next: loads one file, with one retry, because without it a page has no texts. A language with a fallback may lack
 * the file; its words are then those of the fallback.
 */
export const texts: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, room, done) {
    const load = fileOf(language, room);
    if (!load && languageChain(language).length > 1) {
      done(null, {});
      return;
    }
    if (!load) {
      done(new Error(`There are no words in locales/${language}/${room}.json.`), false);
      return;
    }
    load()
      .catch(load)
      .then(
        (words) => done(null, words),
        (error: Error) => done(error, false),
      );
  },
};

/**
 * Fetches the files of every room in a language and its fallback, so that they are available offline. Files that cannot be fetched now are
 * fetched when it is needed. Never rejects.
 */
export async function fetchRooms(language: string): Promise<void> {
  const chain = languageChain(language);
  await Promise.allSettled(chain.flatMap((id) => ROOMS.map((room) => fileOf(id, room)?.())));
}
