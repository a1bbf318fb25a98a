// `npm run build:face`: writes the package of the web component `<dialwright-face>` into dist-face. Its script loads fonts
// and rare parts of the drawing from files beside it when a face needs them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { alias } from './alias.mjs';
import { nodeWords } from './nodeWords.mjs';
import { slimZod } from './slimZod.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { version, license } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

const MAIN = 'dialwright-face.js';

const manifest = {
  name: 'dialwright-face',
  version,
  description: 'Shows a Dialwright watch face live on any page.',
  license,
  type: 'module',
  main: MAIN,
  exports: `./${MAIN}`,
  sideEffects: true,
};

/** The files of the package beside its scripts. */
const packageFiles = (): Plugin => ({
  name: 'dialwright:face-package',
  generateBundle() {
    const files = {
      'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
      'README.md': readFileSync(at('src/embed/README.md'), 'utf8'),
      LICENSE: readFileSync(at('LICENSE'), 'utf8'),
    };
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
  },
});

export default defineConfig({
  root: at('src'),
  base: './',
  envDir: false,
  publicDir: false,
  plugins: [react(), nodeWords(), slimZod(), packageFiles()],
  resolve: { alias },
  define: { EMBEDDED_BACKEND: 'false' },
  build: {
    outDir: at('dist-face'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: at('src/embed/main.ts'),
      output: {
        entryFileNames: MAIN,
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'fonts/[name]-[hash][extname]',
        // Zod is set up before the files run that make schemas.
        codeSplitting: { groups: [{ name: 'first', test: /node_modules\/zod|embed\/firstThings/ }] },
      },
    },
  },
});
