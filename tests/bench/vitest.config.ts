// `npm run bench`: measures in a real browser, one page after another, and the server's lists on PostgreSQL. Times are printed; only counts are asserted.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { alias } from '../../build/alias.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias },
  test: {
    name: 'bench',
    environment: 'node',
    include: ['tests/bench/**/*.bench.ts'],
    globalSetup: [fileURLToPath(new URL('../support/postgres.ts', import.meta.url))],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
