// How the server is bundled: our own code as plain JavaScript modules, packages left in node_modules.
import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';

export interface ServerBuild {
  /** The repository. */
  root: string;
  /** The script that is started. */
  entry: string;
  /** Below the repository, so that packages are found from there. */
  outDir: string;
}

/** Import roots as everywhere in the repository. */
const aliasOf = (root: string) => [
  { find: /^@\/(schemas|locales|mocks|tests)\//, replacement: `${root}/$1/` },
  { find: /^@\//, replacement: `${resolve(root, 'src')}/` },
];

/** The started script is `main.mjs`; what it loads only when it is asked to stands in files of its own. */
export const serverBuild = ({ root, entry, outDir }: ServerBuild): InlineConfig => ({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'error',
  resolve: { alias: aliasOf(root) },
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
