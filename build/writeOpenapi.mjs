// `npm run openapi`: writes schemas/openapi.json and schemas/wire/callNames.ts from the table of operations.
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildServer } from './serverBuild.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = 'tests/.output/openapi';
const load = async (entry, name) => import(await buildServer(entry, `${folder}/${name}`));

const { openapiText } = await load('build/openapiDocument.ts', 'document');
const { callNamesText } = await load('build/callNames.ts', 'names');
await writeFile(resolve(root, 'schemas/openapi.json'), openapiText());
await writeFile(resolve(root, 'schemas/wire/callNames.ts'), callNamesText());
await rm(resolve(root, folder), { recursive: true });
