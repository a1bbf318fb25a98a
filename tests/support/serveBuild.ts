// A production build, served: for browser tests and the bench.
import { build, type InlineConfig, type Plugin, preview } from 'vite';

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** Builds the product as it ships into `outDir`. */
export async function buildProduct(
  configFile: string,
  outDir: string,
  config: Pick<InlineConfig, 'resolve'> = {},
): Promise<void> {
  // The test runner sets NODE_ENV to `test`, with which React would be built for development.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const built = await build({ ...config, configFile, logLevel: 'error', mode: 'production', build: { outDir } });
  process.env.NODE_ENV = NODE_ENV;
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (outputs.some((file) => file.type === 'chunk' && file.code.includes('jsxDEV')))
    throw new Error('React was built for developers: what is measured and tested here would not be what ships.');
}

/**
 * Files whose names hold a hash of their content never change, so a browser does not request them again, as with the hosts
 * of the product. The preview server alone would have each of them checked with every page.
 */
const lastingAssets: Plugin = {
  name: 'lasting-assets',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/** Serves a build on a free port of this machine. */
export async function serveFolder(outDir: string, configFile: string | false = false): Promise<Served> {
  const server = await preview({
    configFile,
    logLevel: 'error',
    plugins: [lastingAssets],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server gave no address.');
  return { url, close: () => server.close() };
}

/** Builds into `outDir` and serves it on a free port of this machine. */
export async function serveBuild(
  configFile: string,
  outDir: string,
  config: Pick<InlineConfig, 'resolve'> = {},
): Promise<Served> {
  await buildProduct(configFile, outDir, config);
  return serveFolder(outDir, configFile);
}
