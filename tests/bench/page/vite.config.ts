// Builds the bench's pages as the application is built: production React, the same aliases and styles.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias } from '../../../build/alias.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: { alias },
  build: {
    outDir: at('../../.output/bench'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      input: Object.fromEntries(['editor', 'floor', 'panel'].map((page) => [page, at(`./${page}.html`)])),
    },
  },
});
