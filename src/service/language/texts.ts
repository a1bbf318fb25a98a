// The words: a file per language and room in `locales`, fetched when they are needed first.
import type { BackendModule, ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>('../../../locales/*/*.json', { import: 'default' });

/** A language and a room, to the file that holds its words. */
const fileOf = (language: string, room: string) => files[`../../../locales/${language}/${room}.json`];

/** Every room of words there is. */
export const ROOMS: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))),
];

/** For i18next: reads one file, twice if the first time fails, since a lost file leaves a page without words. */
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
