// The measured pages, built for production: the product, Excalidraw, the bench's own pages, and these with React's profiler for
// counting.
import { fileURLToPath } from 'node:url';
import { type Served, serveBuild } from '../support/serveBuild';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The product as it ships, with its embedded backend. */
export const serveProduct = (): Promise<Served> =>
  serveBuild(at('../../vite.config.ts'), at('../.output/bench-product'));

/** The bench's own pages. `profiling`: React as in production, but with the profiler that counts renders. */
export const serveBench = ({ profiling }: { profiling: boolean }): Promise<Served> =>
  serveBuild(at('./page/vite.config.ts'), at(`../.output/${profiling ? 'bench-count' : 'bench'}`), {
    resolve: profiling ? { alias: [{ find: 'react-dom/client', replacement: 'react-dom/profiling' }] } : {},
  });

/** Excalidraw with the bench's scene. */
export const serveExcalidraw = (): Promise<Served> =>
  serveBuild(at('./excalidraw/vite.config.ts'), at('../.output/bench-excalidraw'));
