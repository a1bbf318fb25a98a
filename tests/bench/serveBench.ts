// Builds the bench's pages for production, once as they are and once with React's profiler for counting, and serves them.
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('./page/vite.config.ts', import.meta.url));

export interface BenchPages {
  url: string;
  close(): Promise<void>;
}

/** `profiling`: React as in production, but with the profiler that counts renders. */
export async function serveBench({ profiling }: { profiling: boolean }): Promise<BenchPages> {
  const outDir = fileURLToPath(new URL(`../.output/bench${profiling ? '-count' : ''}`, import.meta.url));
  const resolve = profiling ? { alias: [{ find: 'react-dom/client', replacement: 'react-dom/profiling' }] } : {};
  await build({ configFile, resolve, logLevel: 'error', mode: 'production', build: { outDir } });
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server gave no address.');
  return { url, close: () => server.close() };
}
