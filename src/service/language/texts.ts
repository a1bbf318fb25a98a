// Locale files: one per language and namespace in `locales`, loaded on first use.
import type { BackendModule, ResourceKey } from 'i18next';

// The sentences of the server arrive in its answers.
const files = import.meta.glob<ResourceKey>(['../../../locales/*/*.json', '!../../../locales/*/server.json'], {
  import: 'default',
});

/** The locale file of a language and namespace. */
const fileOf = (language: string, room: string) => files[`../../../locales/${language}/${room}.json`];

/** Every room of words there is. */
export const ROOMS: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))),
];

/** For i18next: loads one file, with one retry, because without it a page has no texts. */
export const texts: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, room, done) {
    const load = fileOf(language, room);
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
 * Fetches the files of every room in a language, so that they are available offline. Files that cannot be fetched now are
 * fetched when it is needed. Never rejects.
 */
export async function fetchRooms(language: string): Promise<void> {
  await Promise.allSettled(ROOMS.map((room) => fileOf(language, room)?.()));
}
