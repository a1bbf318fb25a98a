// `virtual:face-page`: the script of the web page that the export dialog writes, as text in one piece. Built when a module
// first imports it, always for production.
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { alias } from './alias.mjs';
import { nodeWords } from './nodeWords.mjs';
import { slimZod } from './slimZod.ts';

const ID = 'virtual:face-page';
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Bundles `src/embed/page.tsx` with all that it loads late. */
async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: at('src'),
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [nodeWords(), slimZod()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias },
    define: { EMBEDDED_BACKEND: 'false', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: at('src/embed/page.tsx'), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [script, ...others] = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The script of the web page is not one file.');
  return script.code;
}

export function facePage(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'dialwright:face-page',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      script ??= pageScript();
      return `export const script = ${JSON.stringify(await script)};`;
    },
  };
}
