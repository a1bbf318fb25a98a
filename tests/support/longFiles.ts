// Which test files belong to which project: those of the long run (`npm run test:long`, which sets LONG), and component
// tests that share no modules with others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Files that read LONG, get their rows through `eachRun`, or run against the servers of the long run. */
export const hasLongTests = (path: string) =>
  path.startsWith('tests/contract/') ||
  /process\.env\.LONG\b|support\/eachRun'/.test(readFileSync(join(ROOT, path), 'utf8'));

/** Paths from the root of all files in a folder. The packages of the bench are not ours. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return [path];
  });

/** Paths from the root of all test files. */
export const everyTestFile = (): string[] =>
  filesIn('tests').filter((path) => /\.test\.tsx?$/.test(path) && path !== 'tests/architecture/longRun.test.ts');

/** Test files of a project, as paths from the root; only those with long tests while LONG is set. */
export function testFiles(all: string, project: 'unit' | 'browser'): string[] {
  if (!process.env.LONG) return [all];
  return everyTestFile()
    .filter((path) => path.endsWith('.ts') && path.startsWith('tests/browser/') === (project === 'browser'))
    .filter(hasLongTests);
}

/** Folders whose component tests share the modules that a worker has loaded: no test sees what another left behind. */
const SHARING = ['face', 'forms', 'simulator', 'ui', 'workspace'] as const;

/** A file that mocks or resets modules, or mocks the drawing context that a module creates once. */
const MOCKS = /\bvi\.(?:mock|doMock|resetModules)\(|HTMLCanvasElement\.prototype/;

/** Component tests with separate modules, as paths from the root: those of other folders, and those that mock what is shared. */
export const aloneFiles = (): string[] =>
  everyTestFile()
    .filter((path) => path.endsWith('.tsx'))
    .filter(
      (path) =>
        !SHARING.some((folder) => path.startsWith(`tests/${folder}/`)) ||
        MOCKS.test(readFileSync(join(ROOT, path), 'utf8')),
    );
