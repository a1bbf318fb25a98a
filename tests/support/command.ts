// Command-line tools as oracles: a test checks whether they are installed, and otherwise skips with a message.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether the command is installed; prints a message once if it is not. */
export function hasCommand(name: string): boolean {
  const isInstalled = spawnSync('which', [name]).status === 0;
  if (!isInstalled) console.info(`Skipped: ${name} is not installed.`);
  return isInstalled;
}

/** Exit status and all output. */
export async function ran(
  command: string,
  args: readonly string[],
  cwd?: string,
): Promise<{ status: number; out: string }> {
  try {
    const { stdout, stderr } = await run(command, [...args], { cwd, maxBuffer: 64 * 1024 * 1024 });
    return { status: 0, out: stdout + stderr };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    return { status: typeof code === 'number' ? code : -1, out: `${stdout}${stderr}${error}` };
  }
}

/** A folder that exists while `use` runs. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dialwright-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
