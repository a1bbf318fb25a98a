// Words of the node types: each is in the folder of its type, and part of the locale files once they are loaded.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeTypes } from './nodeIndexes.mjs';
import { projectRoot } from './projectRoot.mjs';

const root = projectRoot(import.meta.dirname);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const partsOf = (language) =>
  Object.keys(nodeTypes())
    .map((folder) => resolve(root, 'src/face/nodes', folder, `locales.${language}.json`))
    .filter((path) => existsSync(path));

const isGroup = (value) => typeof value === 'object' && value !== null;

/** Adds the words of `part` to `words`. Throws if a key has words already. */
function add(words, part, place) {
  for (const [key, value] of Object.entries(part)) {
    const at = `${place}.${key}`;
    if (isGroup(value) && isGroup(words[key] ?? {})) words[key] = add(words[key] ?? {}, value, at);
    else if (key in words) throw new Error(`${at} has words in two files.`);
    else words[key] = value;
  }
  return words;
}

/** All words of a language and a namespace, with those of the node types. */
export function wordsOf(language, namespace) {
  const words = read(resolve(root, 'locales', language, `${namespace}.json`));
  return partsOf(language).reduce((all, path) => add(all, read(path)[namespace] ?? {}, path), words);
}

/** Vite: a locale file is loaded with the words of the node types. */
export function nodeWords() {
  return {
    name: 'dialwright:node-words',
    load: {
      filter: { id: /\/locales\/[\w-]+\/\w+\.json$/ },
      handler(id) {
        const [, language, namespace] = /\/locales\/([\w-]+)\/(\w+)\.json$/.exec(id) ?? [];
        if (!id.startsWith(resolve(root, 'locales'))) return null;
        for (const path of partsOf(language)) this.addWatchFile(path);
        return JSON.stringify(wordsOf(language, namespace));
      },
    },
  };
}
