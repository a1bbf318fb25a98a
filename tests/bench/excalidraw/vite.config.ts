// Builds the page of Excalidraw for production. Its fonts and words are served from its package.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  publicDir: at('../node_modules/@excalidraw/excalidraw/dist/prod'),
  plugins: [react()],
  define: { 'process.env.IS_PREACT': JSON.stringify('false') },
  build: {
    outDir: at('../../.output/bench-excalidraw'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 8000,
  },
});
