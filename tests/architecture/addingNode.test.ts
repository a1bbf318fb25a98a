// Adding a node type changes only its folder, one line in the list of types, and words. No other file names a type.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NODE_ENTRIES } from '@/face/nodes/nodeEntries';
import { NODE_COMPONENTS } from '@/face/nodes/svg';
import { type NodeType, nodeSchemas } from '@/schemas/nodes';
import { completeLanguages } from '../../build/missingWords';
import { nodeIndexes, nodeTypes } from '../../build/nodeIndexes.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPES = Object.keys(nodeSchemas) as NodeType[];

/** Folders that may name types. Templates are designs, so they consist of layers of chosen types. */
const AT_HOME = /^(schemas\/(nodes|templates)\/|src\/face\/nodes\/)/;
/** Files of the format itself, which read, check and repair documents. */
const FORMAT = ['schemas/design.ts', 'schemas/migrations.ts'];

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : /\.tsx?$/.test(entry.name) ? [relative(ROOT, path)] : [];
  });

const files = ['schemas', 'src', 'mocks']
  .flatMap((folder) => walk(join(ROOT, folder)))
  .filter((path) => !AT_HOME.test(path) && !FORMAT.includes(path));

/** Without comments, which may mention anything. */
const codeOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The folder and the files of a type are named in camel case. */
const camel = (type: string) => type.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Ways in which code names a type: it compares with it, creates one, accesses its schema, or imports its files. */
function mentions(type: NodeType, code: string): string[] {
  const patterns = [
    new RegExp(`nodeType\\W{1,8}'${type}'`, 'g'),
    new RegExp(`\\b(?:NodeOf|StyleOf|NodeProps|NodeDefinition|Derive)<'${type}'`, 'g'),
    new RegExp(`nodes/${camel(type)}(?:'|/)`, 'g'),
    new RegExp(`NODE_(?:ENTRIES|COMPONENTS)\\.${type}\\b`, 'g'),
    new RegExp(`fields:${type}\\.`, 'g'),
    // A name of two words is unambiguous; a name of one word is also the name of other things.
    ...(type.includes('_') ? [new RegExp(`\\b${type}\\b`, 'g')] : []),
  ];
  return patterns.flatMap((pattern) => code.match(pattern) ?? []);
}

describe.each(TYPES)('node type %s', (type) => {
  it('is named only by its own files', () => {
    const mentioned = files.flatMap((path) => mentions(type, codeOf(path)).map((what) => `${path}: ${what}`));
    expect(mentioned).toEqual([]);
  });
  it('has one folder, a row in each index, and words in both languages', () => {
    expect(readdirSync(join(ROOT, 'src/face/nodes', camel(type))).length).toBeGreaterThan(0);
    expect(NODE_ENTRIES[type].definition.type).toBe(type);
    expect(NODE_COMPONENTS[type]).toBeTypeOf('function');
    for (const { id: language } of completeLanguages()) {
      const file = join(ROOT, 'src/face/nodes', camel(type), `locales.${language}.json`);
      const { layers, canvas } = JSON.parse(readFileSync(file, 'utf8')).editor;
      expect([layers.types[type], canvas.types[type]].filter(Boolean)).toHaveLength(2);
    }
  });
});

it.each([...nodeIndexes()])('%s is up to date', (path, text) =>
  expect(readFileSync(join(ROOT, path), 'utf8') === text, 'run `npm run nodes`').toBe(true),
);

it('every folder with an entry is listed, with its type', () => {
  const folders = readdirSync(join(ROOT, 'src/face/nodes')).filter((name) =>
    existsSync(join(ROOT, 'src/face/nodes', name, 'node.ts')),
  );
  expect(Object.keys(nodeTypes()).sort()).toEqual(folders.sort());
  expect(Object.entries(nodeTypes()).map(([folder]) => folder)).toEqual(Object.values(nodeTypes()).map(camel));
});

it('all ways to name a type are found', () => {
  const code = `if (node.nodeType === 'image') {} const a: NodeOf<'text'>; import '@/face/nodes/progress/schema';`;
  expect(TYPES.filter((type) => mentions(type, code).length > 0)).toEqual(['image', 'text', 'progress']);
});
