// Writes the size and the bytes of each file of the picture sets (schemas/templates/art/sets.json), and the bytes of each picture
// of all art (bytes.json).
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that are sets of numbered pictures, not a template's art. */
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

/** Bytes of each picture, by `<template>/<file>`. */
export async function readBytes(art) {
  const folders = await readdir(art, { withFileTypes: true });
  const names = folders.filter((one) => one.isDirectory() && one.name !== 'source');
  const listed = {};
  for (const { name } of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    for (const file of (await readdir(join(art, name))).filter((one) => one.endsWith('.png')).sort())
      listed[`${name}/${file}`] = (await readFile(join(art, name, file))).length;
  }
  return listed;
}

export async function listBytes(art) {
  await writeFile(join(art, 'bytes.json'), `${JSON.stringify(await readBytes(art), null, 2)}\n`);
}
