// Writes down the size and the bytes of each file of the picture sets: schemas/templates/art/sets.json.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that are sets of numbered pictures, and not a template's art. */
export const SET_NAME = /^(?:weather|moon|digits|week|level)-[a-z]+$/;

/** Width, height (px) and bytes per file, in order, by set. */
export async function readSets(art) {
  const names = (await readdir(art)).filter((name) => SET_NAME.test(name)).sort();
  const sets = {};
  for (const name of names) {
    const files = (await readdir(join(art, name))).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    const pictures = await Promise.all(files.map((file) => readFile(join(art, name, file))));
    const [first] = pictures;
    sets[name] = {
      width: first.readUInt32BE(16),
      height: first.readUInt32BE(20),
      bytes: pictures.map((picture) => picture.length),
    };
  }
  return sets;
}

export async function listSets(art) {
  const rows = Object.entries(await readSets(art)).map(
    ([name, facts]) =>
      `  "${name}": { "width": ${facts.width}, "height": ${facts.height}, "bytes": [${facts.bytes.join(', ')}] }`,
  );
  await writeFile(join(art, 'sets.json'), `{\n${rows.join(',\n')}\n}\n`);
}
