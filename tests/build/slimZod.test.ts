// The page's build leaves the JSON Schema converter out of Zod, and nothing else.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withoutJsonSchema } from '../../build/slimZod';

/** `z.json()` builds a schema of that name. */
const isConverter = (line: string) => /json-schema|JSONSchema|jsonSchema:/.test(line.replace(/\/\/.*/, ''));

const root = resolve(import.meta.dirname, '../..');
const source = readFileSync(resolve(root, 'node_modules/zod/v4/classic/schemas.js'), 'utf8');

test('the schema classes lose every mention of the converter, and no other line', () => {
  const left = withoutJsonSchema(source).split('\n');
  expect(left.filter(isConverter)).toEqual([]);
  const before = source
    .split('\n')
    .map((line) => line.replace(/processors\.aggregateChecks\(inst\)/, 'boundsLeftOut()'));
  const gone = before.filter((line) => !left.includes(line));
  expect(gone.length).toBeGreaterThan(30);
  expect(gone.filter((line) => /\w/.test(line) && !isConverter(line))).toEqual([]);
});

test('a Zod with other schema classes ends the build', () => {
  expect(() => withoutJsonSchema(source.replaceAll('processJSONSchema', 'toSchema'))).toThrow('no longer contain');
});
