// The command `dialwright` as an operator has it: built, in a folder outside the repository, beside no packages.
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { addDatabase, buildCommand } from '../../build/serverBuild.mjs';
import { newOutput } from './newOutput';

export interface Running {
  child: ChildProcess;
  /** What it wrote to standard error. */
  output: () => string;
  ended: Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** Nothing of the environment but what programs need, so that settings of a developer change no test. */
const plainEnvironment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

/** Starts a program and records its output. */
export function running(program: string, args: readonly string[], env: Environment = {}, cwd = tmpdir()): Running {
  const child = spawn(program, args, { cwd, env: { ...plainEnvironment, ...env }, detached: true });
  let text = '';
  child.stderr.on('data', (part: Buffer) => {
    text += part;
  });
  child.stdout.resume();
  // Standard error closes after the last process that holds it has ended.
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, output: () => text, ended };
}

/** The address that a server prints once it listens. */
export async function addressOf(server: Pick<Running, 'output'>): Promise<string> {
  const address = /http:\/\/127\.0\.0\.1:\d+/;
  await expect.poll(server.output, { timeout: 120_000, interval: 50 }).toMatch(address);
  return address.exec(server.output())?.[0] ?? '';
}

/** Builds the command once per file. Processes that still run at the end of the file are killed. */
export function builtCommand() {
  let home = '';
  const started: Running[] = [];
  beforeAll(async () => {
    const output = newOutput();
    const built = dirname(await buildCommand(output));
    await addDatabase(output);
    home = await mkdtemp(join(tmpdir(), 'dialwright-command-'));
    await cp(built, join(home, 'dist-server'), { recursive: true });
    await rm(built, { recursive: true, force: true });
  }, 120_000);
  afterAll(async () => {
    for (const { child } of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  });
  const path = () => join(home, 'dist-server', 'dialwright.mjs');
  const run = (args: readonly string[], env: Environment = {}): Running => {
    const one = running(path(), args, env);
    started.push(one);
    return one;
  };
  return {
    path,
    /** A folder of this file, deleted at its end. */
    folder: (name: string) => join(home, name),
    run,
    /** Runs a program to the end. Returns its exit code and its output. */
    result: async (args: readonly string[], env: Environment = {}): Promise<[code: number | null, output: string]> => {
      const one = run(args, env);
      return [await one.ended, one.output()];
    },
  };
}
