// `npm run serve`: builds the command `dialwright` if the sources changed, and runs it in this process, so that no shell is
// left between npm and the server. Without the build tools (`npm ci --omit=dev`) it runs the command that is there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';

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
const command = resolve(folder, 'dialwright.mjs');

/** Whether two files have the same bytes. */
async function isSame(one, other) {
  if (!existsSync(other)) return false;
  return Buffer.compare(await readFile(one), await readFile(other)) === 0;
}

/**
 * Puts the changed files of a build in their place. Files of earlier builds stay, because a running server may load them
 * later; the names of all but the command itself change with their content.
 */
async function publish() {
  await mkdir(folder, { recursive: true });
  const isCommandFile = (name) => name === basename(command);
  // The command last, because it loads the others.
  for (const name of (await readdir(fresh)).sort((a, b) => isCommandFile(a) - isCommandFile(b))) {
    const [from, to] = [resolve(fresh, name), resolve(folder, name)];
    if (!(await isSame(from, to))) await rename(from, to);
  }
}

async function build() {
  try {
    const script = `const { buildCommand } = await import('./build/serverBuild.mjs'); await buildCommand(process.argv[1]);`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script, fresh], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
    await publish();
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Whether the arguments name a command other than `serve`. It uses the existing build, which a server may be running. */
function isCommand([word, ...rest]) {
  if (word === undefined || word === 'serve') return false;
  if (!word.startsWith('-')) return true;
  return isCommand(/^--(?:port|data|app|reviews)$/.test(word) ? rest.slice(1) : rest);
}

const args = process.argv.slice(2);
const canBuild = existsSync(resolve(root, 'node_modules/vite'));
if (canBuild && !(existsSync(command) && (isCommand(args) || args.includes('--help')))) await build();
if (!existsSync(command)) {
  process.stderr.write('The server is not built: run "npm ci" and "npm run build:server" first.\n');
  process.exit(1);
}
await import(command);
