// What a page makes the browser fetch before it can be used: scripts of the first drawing, packed, in both kinds of build.
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const KB = 1000;
const configFile = resolve(import.meta.dirname, '../../vite.config.ts');

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

async function built(backend: 'remote' | 'embedded'): Promise<Chunks> {
  const before = { VITE_BACKEND: process.env.VITE_BACKEND, NODE_ENV: process.env.NODE_ENV };
  Object.assign(process.env, { VITE_BACKEND: backend, NODE_ENV: 'production' });
  try {
    const done = (await build({ configFile, logLevel: 'error', mode: 'production', build: { write: false } })) as
      | Rolldown.RolldownOutput
      | Rolldown.RolldownOutput[];
    const { output } = [done].flat()[0]!;
    return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** Bytes, packed, of the first script and of these modules with everything they stand on. */
function weightOf(chunks: Chunks, modules: readonly string[]): number {
  const needed = new Set<string>();
  const need = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    chunk.imports.forEach(need);
  };
  for (const module of modules) {
    const found = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    expect(found.length, `a script for ${module}`).toBe(1);
  }
  for (const chunk of chunks.values()) {
    if (chunk.isEntry || modules.some((module) => chunk.facadeModuleId?.endsWith(module))) need(chunk.fileName);
  }
  return [...needed].reduce((sum, name) => sum + gzipSync(chunks.get(name)!.code, { level: 9 }).length, 0);
}

/** In Chinese, whose words are the larger. */
const words = (...rooms: string[]) => rooms.map((room) => `/locales/zh/${room}.json`);
const FIRST = words('pages', 'messages', 'errors');
const HOME = ['/app/Shell.tsx', '/pages/home/HomePage.tsx', ...FIRST];
const EDITOR = [
  ...['/pages/editor/EditorPage.tsx', '/app/editorStore.ts', '/app/fonts.ts', '/app/openLocalWork.ts'],
  ...FIRST,
  ...words('editor', 'fields', 'catalogue'),
];
const BACKEND = ['/mocks/browser.ts', '/mocks/handlers.ts', '/msw/lib/browser/index.mjs'];

describe('scripts', () => {
  let remote: Chunks;
  let embedded: Chunks;
  beforeAll(async () => {
    remote = await built('remote');
    embedded = await built('embedded');
  }, 240_000);

  it('Home is drawn within 220 KB, but for its faces', () => {
    expect(weightOf(remote, HOME)).toBeLessThanOrEqual(220 * KB);
    expect(weightOf(embedded, HOME)).toBeLessThanOrEqual(220 * KB);
  });

  // 360 before every call of the service stood in the table of operations.
  it('the editor is reached within 364 KB', () => expect(weightOf(remote, EDITOR)).toBeLessThanOrEqual(364 * KB));

  it('the library of charts comes with the management page and nowhere else', () => {
    for (const chunks of [remote, embedded]) {
      const holders = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/@visx/')));
      expect(holders.map(({ facadeModuleId }) => facadeModuleId?.split('/src/')[1])).toEqual([
        'pages/management/ManagementPage.tsx',
      ]);
    }
    const page = [...remote.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/ManagementPage.tsx'));
    expect(gzipSync(page?.code ?? '', { level: 9 }).length).toBeLessThanOrEqual(30 * KB);
  });

  // Half of it is the mock library. What the editor itself never calls (publishing, review) counts here.
  it('the embedded backend adds at most 76 KB', () =>
    expect(weightOf(embedded, [...EDITOR, ...BACKEND]) - weightOf(remote, EDITOR)).toBeLessThanOrEqual(76 * KB));
});
