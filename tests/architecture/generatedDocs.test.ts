// The generated pages of docs match the schemas, the operations table, the writers and the tags.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPERATION_IDS } from '@/schemas/wire/operations';
import { CALL_GROUPS } from '../../build/callGroups';
import { docPages } from '../../build/docs/pages';
import { fieldRows } from '../../build/docs/schemaFields';

const ROOT = resolve(import.meta.dirname, '../..');
const pages = docPages();

describe('generated pages', () => {
  it.each([...pages])('%s is up to date', (path, text) => {
    const file = join(ROOT, path);
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(stored === text, 'run `npm run docs:pages` and look at the difference').toBe(true);
  });

  it('are all files in docs/api', () =>
    expect(
      readdirSync(join(ROOT, 'docs/api'))
        .map((name) => `docs/api/${name}`)
        .sort(),
    ).toEqual([...pages.keys()].filter((path) => path.startsWith('docs/api/')).sort()));

  it('list each call in one group', () =>
    expect(CALL_GROUPS.flatMap(({ rows }) => Object.keys(rows)).sort()).toEqual([...OPERATION_IDS].sort()));
});

describe('a field of a schema', () => {
  it('has a row, as has each field inside it, including lists and variants', () => {
    const entry = { type: 'object', properties: { url: { type: 'string', maxLength: 9 } }, required: ['url'] };
    const union = {
      anyOf: [
        { type: 'object', properties: { kind: { const: 'a' }, size: { type: 'integer', minimum: 1, maximum: 3 } } },
        { type: 'object', properties: { kind: { const: 'b' } } },
      ],
    };
    const rows = fieldRows(
      { type: 'object', properties: { list: { type: 'array', items: entry, maxItems: 2 }, union } },
      'top',
      true,
    );
    expect(rows.map(({ path, presence, bounds }) => [path, presence, bounds])).toEqual([
      ['top', 'required', ''],
      ['top.list', 'optional', 'at most 2 entries'],
      ['top.list[].url', 'required', 'at most 9 characters'],
      ['top.union', 'optional', ''],
      ['top.union(kind=a).kind', 'optional', ''],
      ['top.union(kind=a).size', 'optional', '1 to 3'],
      ['top.union(kind=b).kind', 'optional', ''],
    ]);
  });
});
