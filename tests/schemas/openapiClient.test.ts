// The OpenAPI document as its users need it: a linter finds nothing, and a client generated from it compiles and works.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '@/schemas/session';
import { OPERATION_IDS, type Operation, operations } from '@/schemas/wire/operations';
import { openapiDocument, openapiText } from '../../build/openapiDocument';
import { insideWorlds } from '../support/backendWorld';
import { lintOpenapi } from '../support/lintOpenapi.mjs';
import { type OpenapiDocument, typedClient } from '../support/typedClient';

const run = promisify(execFile);

describe('the linter', () => {
  it('finds nothing in the document, by its strict rules', async () => {
    expect(await lintOpenapi(openapiText())).toEqual([]);
  }, 60_000);

  it('finds an operation without a summary and one without security', async () => {
    const document = JSON.parse(openapiText());
    delete document.paths['/api/ping'].get.summary;
    delete document.paths['/api/user/login'].post.security;
    const rules = (await lintOpenapi(JSON.stringify(document))).map((line) => line.split(' ')[0]);
    expect(rules.sort()).toEqual(['operation-summary', 'security-defined']);
  }, 60_000);
});

describe('each operation', () => {
  const written = Object.values(openapiDocument().paths ?? {}).flatMap((methods) => Object.values(methods));

  it('has an id and a summary of its own, and one subject', () => {
    const of = (field: 'operationId' | 'summary') => written.map((one) => one[field] as string);
    expect(new Set(of('operationId')).size).toBe(written.length);
    // A path without its optional last part is the same call.
    expect(new Set(of('summary')).size).toBe(OPERATION_IDS.length);
    for (const { summary = '', tags } of written) {
      expect(summary).toMatch(/^[A-Z].{5,79}[^.]$/);
      expect(tags).toHaveLength(1);
    }
  });

  it.each(OPERATION_IDS)('%s has the security of its row', (id) => {
    const row: Operation = operations[id];
    const security = written.find(({ operationId }) => operationId === id)?.security;
    const expected = { none: [], optional: [{}, { token: [] }] };
    expect(security).toEqual(row.auth === 'none' || row.auth === 'optional' ? expected[row.auth] : [{ token: [] }]);
  });
});

const USE = `
import { createClient } from './client';

export async function use(origin: string, send: (request: Request) => Promise<Response>, password: string, phone: string) {
  const call = createClient(origin, send);
  const signedIn = await call('login', { body: { source: 'web', way: 'password', phone, password } });
  const token: string = signedIn.data?.token ?? '';
  const drafts = await call('draftPage', { token, params: { current: 1, size: 5 } });
  const total: number = drafts.data?.total ?? -1;
  const wallet = await call('walletInfo', { token });
  const missing = await call('draftGet', { token, params: { id: 'none' } });
  return { codes: [signedIn.code, drafts.code, wallet.code, missing.code], total, currency: wallet.data?.currency };
}

async function misuse(origin: string, send: (request: Request) => Promise<Response>) {
  const call = createClient(origin, send);
  // @ts-expect-error There is no such call.
  await call('nothing', {});
  // @ts-expect-error The id is required.
  await call('draftGet', {});
  // @ts-expect-error A page is a number.
  await call('draftPage', { params: { current: [] } });
  // @ts-expect-error The password is missing.
  await call('login', { body: { source: 'web', way: 'password' } });
  const wallet = await call('walletInfo', {});
  // @ts-expect-error An amount is a number.
  const available: string | undefined = wallet.data?.available;
  return available;
}
void misuse;
`;

describe('a client generated from the document', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dialwright-client-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const open = insideWorlds();

  it('compiles in strict mode, refuses wrong calls, and calls the backend', async () => {
    await writeFile(join(folder, 'client.ts'), typedClient(JSON.parse(openapiText()) as OpenapiDocument));
    await writeFile(join(folder, 'use.ts'), USE.replace("'./client'", "'./client.js'"));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    const tsc = resolve(import.meta.dirname, '../../node_modules/.bin/tsc');
    const options = ['--strict', '--noUncheckedIndexedAccess', '--target', 'es2022', '--module', 'nodenext'];
    const files = [join(folder, 'client.ts'), join(folder, 'use.ts')];
    const compiled = await run(tsc, [...options, '--lib', 'es2022,dom', '--types', '', ...files], {
      cwd: folder,
    }).catch((failed: { stdout: string }) => failed);
    expect(compiled.stdout).toBe('');
    const { use } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'use.js')).href);
    const world = await open('memory');
    const done = await use(
      'http://dialwright.test',
      (request: Request) => world.handle(request),
      DEMO_ACCOUNT.password,
      DEMO_ACCOUNT.phone,
    );
    expect(done).toEqual({ codes: [200, 200, 200, 404], total: expect.any(Number), currency: 'CNY' });
  }, 120_000);
});
