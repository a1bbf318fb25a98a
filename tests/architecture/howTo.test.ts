// The examples in docs/how-to run as they are written there.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import * as zod from 'zod';

const FOLDER = resolve(import.meta.dirname, '../../docs/how-to');

interface Example {
  page: string;
  title: string;
  code: string;
}

const examples: Example[] = readdirSync(FOLDER).flatMap((page) =>
  [...readFileSync(resolve(FOLDER, page), 'utf8').matchAll(/```ts\n\/\/ example: (.*)\n([\s\S]*?)```/g)].map(
    ([, title = '', code = '']) => ({ page, title, code }),
  ),
);

/** Modules of the product that examples may import, by the path in the import. */
const MODULES = import.meta.glob<object>([
  '/schemas/**/*.ts',
  '/src/{bytes,face,backend,editor/commands}/**/*.ts',
  '/src/forms/describeFields.ts',
  '/src/app/lazyPage.tsx',
  '!/**/*.d.ts',
]);

const fileOf = (path: string): string => {
  const inside = path.replace('@/', '');
  const folder = /^(?:schemas|locales|mocks)\//.test(inside) ? `/${inside}` : `/src/${inside}`;
  return [`${folder}.ts`, `${folder}.tsx`].find((file) => MODULES[file]) ?? `${folder}/index.ts`;
};

/** Runs an example and returns its exported `checks`. */
async function run(code: string): Promise<unknown[]> {
  const { code: outputText } = await transformWithOxc(code, 'example.ts', {
    target: 'es2022',
    typescript: { onlyRemoveTypeImports: true },
  });
  const modules = new Map<string, object>([['zod', zod]]);
  for (const [, path = ''] of outputText.matchAll(/from "(@\/[^"]+)"/g)) {
    const load = MODULES[fileOf(path)];
    if (!load) throw new Error(`The example imports ${path}, which is not there.`);
    // Code of pages listens to the window, which Node does not have.
    if (path.startsWith('@/app/')) vi.stubGlobal('window', new EventTarget());
    modules.set(path, await load());
  }
  const body = outputText
    .replace(/^import (\{[^}]*\}) from "((?:@\/|zod)[^"]*)";$/gm, (_, names: string, path: string) => {
      const renamed = names.replace(/ as /g, ': ');
      return `const ${renamed} = modules.get('${path}');`;
    })
    .replace(/^export const checks = /m, 'return ')
    .replace(/^export .*$/gm, '');
  const AsyncFunction = (async () => undefined).constructor as new (
    ...text: string[]
  ) => (given: Map<string, object>) => Promise<unknown[]>;
  return new AsyncFunction('modules', body)(modules);
}

afterEach(() => void vi.unstubAllGlobals());

it('the guides have examples', () => expect(examples.length).toBeGreaterThanOrEqual(5));

it.each(examples)('$page: $title', async ({ code }) => {
  const checks = await run(code);
  expect(checks.length).toBeGreaterThan(0);
  expect(checks).toEqual(checks.map(() => true));
});
