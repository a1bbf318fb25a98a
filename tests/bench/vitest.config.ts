// `npm run bench`: measures in a real browser, one page after another. Times are printed; only counts are asserted.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { alias } from '../../vite.config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias },
  test: {
    name: 'bench',
    environment: 'node',
    include: ['tests/bench/**/*.bench.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
