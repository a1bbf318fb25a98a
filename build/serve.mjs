// `npm run serve`: bundles the server and runs it in this process, so that no shell is left between npm and the server.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Under npm: whether this process still belongs to npm or its shell, which may end before this line. */
async function hasShell(pid) {
  if (process.platform !== 'linux') return pid !== 1;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return /serve|npm|yarn/.test(command);
}

const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined && !(await hasShell(parent))) process.exit(1);
// The server ends when this process has another parent. Recorded before the build, during which npm may end.
process.env.SERVE_PARENT = String(parent);

const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'dist-server');
const fresh = `${folder}.${process.pid}`;
const main = resolve(folder, 'main.mjs');

/** Names and contents of the files in a folder; empty if it is missing. */
async function contentsOf(path) {
  if (!existsSync(path)) return '';
  const names = (await readdir(path)).sort();
  return JSON.stringify(
    await Promise.all(names.map(async (name) => [name, await readFile(resolve(path, name), 'utf8')])),
  );
}

/** Replaces the bundle only by a different one, because a running server loads parts of it on demand. */
async function build() {
  try {
    const { status } = spawnSync(process.execPath, [resolve(root, 'build/serverBuild.mjs'), fresh], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
    if ((await contentsOf(fresh)) === (await contentsOf(folder))) return;
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** A command beside a running server uses its bundle, whatever the source is meanwhile. */
const isCommand = ['moderator', 'operator', '--help'].includes(process.argv[2] ?? '');
if (!isCommand || !existsSync(main)) await build();
await import(main);
