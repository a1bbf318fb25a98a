// Installs Excalidraw for the bench if it is missing: a dependency of the bench alone, pinned by the lock file beside this
// script.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));

const NAME = '@excalidraw/excalidraw';
const installed = `node_modules/${NAME}/package.json`;
const wanted = read('package.json').dependencies[NAME];

if (!existsSync(`${folder}/${installed}`) || read(installed).version !== wanted) {
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Excalidraw ${wanted} could not be installed for the bench.`);
}
