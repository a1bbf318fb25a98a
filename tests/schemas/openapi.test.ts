// The contract in the repository matches the table of operations.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CALL_NAMES } from '@/schemas/wire/callNames';
import { OPERATION_IDS, operations } from '@/schemas/wire/operations';
import { callNamesText } from '../../build/callNames';
import { openapiDocument, openapiText } from '../../build/openapiDocument';

const storedText = readFileSync(resolve(import.meta.dirname, '../../schemas/openapi.json'), 'utf8');

it('schemas/openapi.json is up to date: `npm run openapi` writes it', () => {
  expect(storedText === openapiText(), 'run `npm run openapi` and look at the difference').toBe(true);
});

it('schemas/wire/callNames.ts is up to date: `npm run openapi` writes it', () => {
  const stored = readFileSync(resolve(import.meta.dirname, '../../schemas/wire/callNames.ts'), 'utf8');
  expect(stored).toBe(callNamesText());
  expect(CALL_NAMES).toEqual(OPERATION_IDS);
});

it.each(OPERATION_IDS)('%s is in it with all its parameters', (id) => {
  const { path, method } = operations[id];
  const written = openapiDocument().paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'];
  expect(written?.operationId).toBe(id);
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const inPath = (written?.parameters ?? []).filter((one) => 'in' in one && one.in === 'path');
  expect(inPath.map((one) => 'name' in one && one.name)).toEqual(names);
});
