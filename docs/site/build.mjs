// `npm run docs`: installs the packages of the site if they are missing, writes its pages and builds it into dist-docs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buildServer } from '../../build/serverBuild.mjs';

const docs = resolve(import.meta.dirname, '..');
const root = resolve(docs, '..');
const content = join(root, '.docs-content');

/** Ends the script with the code of a command that failed. */
function run(command, words) {
  const { status } = spawnSync(command, words, {
    cwd: docs,
    stdio: 'inherit',
    env: { ...process.env, RSPRESS_TELEMETRY: '0' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(docs, 'node_modules/@rspress/core')))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);

// Directly below the repository, because the bundle finds words from its own place. The site replaces it.
const { exampleWords, siteContent } = await import(await buildServer('docs/site/writeContent.ts', 'dist-docs'));
const { pages, files, sidebars } = siteContent(root);
await rm(content, { recursive: true, force: true });
for (const [path, text] of [...pages, ...exampleWords()]) {
  const file = join(content, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
for (const [path, source] of files) await cp(join(root, source), join(content, path), { recursive: true });
await cp(join(root, 'src/app/icon.svg'), join(content, 'public/icon.svg'));
// The product's colors and utilities, without its base styles; the site has a class for the dark theme.
const theme = await readFile(join(root, 'src/app/theme.css'), 'utf8');
const kept = theme
  .replace('@import "tailwindcss";', '')
  .replace(/@layer base \{[\s\S]*?\n\}\n/, '')
  .replace(/@custom-variant light-theme \{[\s\S]*?\n\}\n/, '@custom-variant light-theme (&:where(html:not(.dark)));\n');
await writeFile(join(content, 'product.css'), kept);
await writeFile(join(content, 'sidebars.json'), JSON.stringify(sidebars));
await rm(resolve(root, 'dist-docs'), { recursive: true, force: true });
run(join(docs, 'node_modules/.bin/rspress'), [process.argv[2] ?? 'build']);
