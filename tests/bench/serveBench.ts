// Builds for production and serves: the product itself, the bench's pages, and these with React's profiler for counting.
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Served {
  url: string;
  close(): Promise<void>;
}

async function serve(configFile: string, folder: string, resolve = {}): Promise<Served> {
  const outDir = at(`../.output/${folder}`);
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

/** The product as it ships, with its embedded backend. */
export const serveProduct = (): Promise<Served> => serve(at('../../vite.config.ts'), 'bench-product');

/** The bench's own pages. `profiling`: React as in production, but with the profiler that counts renders. */
export function serveBench({ profiling }: { profiling: boolean }): Promise<Served> {
  const resolve = profiling ? { alias: [{ find: 'react-dom/client', replacement: 'react-dom/profiling' }] } : {};
  return serve(at('./page/vite.config.ts'), profiling ? 'bench-count' : 'bench', resolve);
}
