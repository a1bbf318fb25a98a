// `npm run openapi`: writes schemas/openapi.json from the table of operations.
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildServer } from './serverBuild.mjs';

const folder = 'tests/.output/openapi';
const { openapiText } = await import(await buildServer('build/openapiDocument.ts', folder));
await writeFile(resolve(import.meta.dirname, '../schemas/openapi.json'), openapiText());
await rm(resolve(import.meta.dirname, '..', folder), { recursive: true });
