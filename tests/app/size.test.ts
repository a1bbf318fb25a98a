// The weight that a page fetches before it can be used: scripts of the first paint, compressed, in both kinds of build.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_TYPEFACES } from '@/schemas/builtInFonts';

const KB = 1000;
const configFile = resolve(import.meta.dirname, '../../vite.config.ts');

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/** Files of the builds other than scripts. */
const assets = new Map<string, Uint8Array>();

async function built(backend: 'remote' | 'embedded'): Promise<Chunks> {
  const before = { VITE_BACKEND: process.env.VITE_BACKEND, NODE_ENV: process.env.NODE_ENV };
  Object.assign(process.env, { VITE_BACKEND: backend, NODE_ENV: 'production' });
  try {
    const done = (await build({ configFile, logLevel: 'error', mode: 'production', build: { write: false } })) as
      | Rolldown.RolldownOutput
      | Rolldown.RolldownOutput[];
    const { output } = [done].flat()[0]!;
    for (const one of output) if (one.type === 'asset') assets.set(one.fileName, Buffer.from(one.source));
    return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The first script and these modules with all their static imports. */
function reached(chunks: Chunks, modules: readonly string[]): Chunk[] {
  const needed = new Set<string>();
  const need = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    chunk.imports.forEach(need);
  };
  for (const module of modules) {
    const matching = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    expect(matching.length, `a script for ${module}`).toBe(1);
  }
  for (const chunk of chunks.values()) {
    if (chunk.isEntry || modules.some((module) => chunk.facadeModuleId?.endsWith(module))) need(chunk.fileName);
  }
  return [...needed].map((name) => chunks.get(name)!);
}

/** Compressed bytes of scripts. */
const packed = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

const weightOf = (chunks: Chunks, modules: readonly string[]): number => packed(reached(chunks, modules));

const withCharts = (chunks: readonly Chunk[]) =>
  chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/@visx/')));

/** In Chinese, whose locale files are larger. */
const words = (...rooms: string[]) => rooms.map((room) => `/locales/zh/${room}.json`);
const FIRST = words('pages', 'messages');
const HOME = ['/app/Shell.tsx', '/pages/home/HomePage.tsx', ...FIRST];
const EDITOR = [
  ...['/pages/editor/EditorPage.tsx', '/app/editorStore.ts', '/app/fonts.ts', '/app/openLocalWork.ts'],
  ...FIRST,
  ...words('errors', 'editor', 'fields', 'catalogue', 'rules'),
];
const BACKEND = ['/mocks/browser.ts', '/mocks/handlers.ts', '/msw/lib/browser/index.mjs'];

describe('scripts', () => {
  let remote: Chunks;
  let embedded: Chunks;
  beforeAll(async () => {
    remote = await built('remote');
    embedded = await built('embedded');
  }, 240_000);

  it('Home is drawn within 193 KB, without its faces', () => {
    expect(weightOf(remote, HOME)).toBeLessThanOrEqual(193 * KB);
    expect(weightOf(embedded, HOME)).toBeLessThanOrEqual(193 * KB);
  });

  // The panels' fields and controls are in files that the editor imports; a browser test measures what a page fetches in all
  // (tests/browser/startWeight.test.ts).
  it('the editor is reached within 389 KB', () => expect(weightOf(remote, EDITOR)).toBeLessThanOrEqual(389 * KB));

  it('the chart library is loaded only with the pages that draw a chart', () => {
    // These pages fetch the chart library, controls and the schemas they use, but not the code that draws faces.
    const pages = { '/pages/management/ManagementPage.tsx': 60, '/pages/management/EarningsPage.tsx': 65 };
    for (const chunks of [remote, embedded]) {
      for (const start of [HOME, EDITOR]) expect(withCharts(reached(chunks, start))).toEqual([]);
      for (const page of Object.keys(pages)) expect(withCharts(reached(chunks, [page])).length).toBeGreaterThan(0);
    }
    for (const [page, most] of Object.entries(pages))
      expect(weightOf(remote, [...HOME, page]) - weightOf(remote, HOME)).toBeLessThanOrEqual(most * KB);
  });

  // At least 85 KB of it is the backend, half of that the mock library. Both are bounded together, because code that the editor
  // fetches with its first use, such as picture checks, is needed by the backend anyway.
  it('the editor with the embedded backend is reached within 476 KB', () =>
    expect(weightOf(embedded, [...EDITOR, ...BACKEND])).toBeLessThanOrEqual(476 * KB));

  it('no page contains the JSON Schema converter of Zod, which schemas do not support in a build', () => {
    for (const chunk of [...remote.values(), ...embedded.values()])
      expect(
        Object.keys(chunk.modules).filter((id) => /zod\/.*json-schema/.test(id)),
        chunk.fileName,
      ).toEqual([]);
  });

  it('each built-in font is a file with a hash in its name, and no page names one at its start except the default', () => {
    const fonts = [...assets.keys()].filter((name) => name.endsWith('.ttf'));
    expect(fonts.filter((name) => !/-[\w-]{8}\.ttf$/.test(name))).toEqual([]);
    const files = BUILT_IN_TYPEFACES.map(({ path }) => readFileSync(resolve('node_modules', path)).toString('base64'));
    expect(fonts.map((name) => Buffer.from(assets.get(name)!).toString('base64')).toSorted()).toEqual(files.toSorted());
    const named = (chunks: readonly Chunk[]) =>
      fonts.filter((name) => chunks.some(({ code }) => code.includes(name.replace(/^.*\//, ''))));
    for (const chunks of [remote, embedded]) {
      expect(named([...chunks.values()]).length).toBe(fonts.length);
      for (const start of [HOME, EDITOR])
        expect(named(reached(chunks, start)).every((name) => /Roboto_400Regular/.test(name))).toBe(true);
    }
  });

  it('rarely used endpoints are loaded with their first call', () => {
    const first = [...embedded.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('/mocks/browser.ts')),
    );
    expect(
      first?.moduleIds.filter((id) =>
        /endpoints\/(?:wallet|payees|withdrawals|operator|bookSales|ai[A-Z]|moderation|statistics|passwords|registration)/.test(
          id,
        ),
      ),
    ).toEqual([]);
  });
});
