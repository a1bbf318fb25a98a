// How code for Node is bundled. Run by itself it makes the command `dialwright` in dist-server, or in the folder named.
import { chmod, cp } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { build } from 'vite';
import { alias } from './alias.mjs';
import { nodeWords } from './nodeWords.mjs';

const root = resolve(import.meta.dirname, '..');
const PGLITE = '@electric-sql/pglite';

/** Options of all bundles. */
const shared = (entry, outDir) => ({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'error',
  plugins: [nodeWords()],
  resolve: { alias },
  build: {
    ssr: resolve(root, entry),
    outDir: resolve(root, outDir),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});

/** Bundles a script for Node into a folder below the repository, from where packages are found; returns the path of `main.mjs`. */
export async function buildServer(entry, outDir) {
  const { build: options, ...rest } = shared(entry, outDir);
  // Code that is loaded on demand is in separate files.
  const output = { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' };
  await build({ ...rest, build: { ...options, rolldownOptions: { output } } });
  return resolve(root, outDir, 'main.mjs');
}

/** Code in separate files: that of testers, and the database drivers, of which a server loads one. */
const SEPARATE = /\/mocks\/|\/schemas\/(?:wire\/)?testers|(?:pglite|postgres)Driver|\/node_modules\/pg/;

/** A thread of the server is one file beside the command. */
function threadOptions(outDir) {
  const { build: options, ...rest } = shared('src/backend/server/passwordWorker.ts', outDir);
  const output = { entryFileNames: 'passwordWorker.mjs', codeSplitting: false };
  return { ...rest, ssr: { noExternal: true }, build: { ...options, emptyOutDir: false, rolldownOptions: { output } } };
}

/**
 * Bundles the command `dialwright` with its packages; returns its path. The only package that stays outside is the embedded
 * database, which consists of files that it opens by itself.
 */
export async function buildCommand(outDir) {
  const { build: options, ...rest } = shared('src/backend/http.ts', outDir);
  const output = {
    entryFileNames: 'dialwright.mjs',
    chunkFileNames: '[name]-[hash].mjs',
    banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
    codeSplitting: { groups: [{ name: 'server', test: (id) => !SEPARATE.test(id) }] },
  };
  await build({
    ...rest,
    ssr: { noExternal: true, external: [PGLITE, 'pg-native'] },
    build: { ...options, rolldownOptions: { output } },
  });
  await build(threadOptions(outDir));
  const command = resolve(root, outDir, 'dialwright.mjs');
  await chmod(command, 0o755);
  return command;
}

/** Files of the embedded database that a server does not open: source maps, types, modules for `require`, and extensions. */
const UNUSED = ['.map', '.cjs', '.cts', '.ts', '.gz'];

/** Puts the embedded database beside the command, which then needs no other folder. */
export async function addDatabase(outDir) {
  const from = resolve(root, 'node_modules', PGLITE);
  const isUsed = (path) => !UNUSED.includes(extname(path)) && basename(path) !== 'src';
  await cp(from, resolve(root, outDir, 'node_modules', PGLITE), { recursive: true, dereference: true, filter: isUsed });
}

if (process.argv[1] === import.meta.filename) {
  const outDir = process.argv[2] ?? 'dist-server';
  await buildCommand(outDir);
  await addDatabase(outDir);
}
