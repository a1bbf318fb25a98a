// How the server is bundled: our own code as plain JavaScript modules, packages left in node_modules. Run by itself it makes dist-server.
import { resolve } from 'node:path';
import { build } from 'vite';
import { nodeWords } from './nodeWords.mjs';

const root = resolve(import.meta.dirname, '..');

/** Bundles a script for Node into a folder below the repository, from where packages are found; gives the path of `main.mjs`. */
export async function buildServer(entry, outDir) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [nodeWords()],
    resolve: {
      alias: [
        { find: /^@\/(schemas|locales|mocks|tests)\//, replacement: `${root}/$1/` },
        { find: /^@\//, replacement: `${root}/src/` },
      ],
    },
    build: {
      ssr: resolve(root, entry),
      outDir: resolve(root, outDir),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      // Code that is loaded on demand is in separate files.
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return resolve(root, outDir, 'main.mjs');
}

if (process.argv[1] === import.meta.filename)
  await buildServer('src/backend/http.ts', process.argv[2] ?? 'dist-server');
