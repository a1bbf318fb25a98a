// Google's schemas as an oracle, with Debian's python3-xmlschema, if both are available: one process for all documents
// of a worker.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';

const PYTHON = '/usr/bin/python3';
const script = fileURLToPath(new URL('officialSchemas.py', import.meta.url));

/** Google's schemas and real documents, which are not part of the project. */
export const WFF_FOLDER = fileURLToPath(new URL('../../../shared/wff/', import.meta.url));

function whyNoOracle(): string | null {
  if (!existsSync(`${WFF_FOLDER}schema/5/watchface.xsd`)) return `no schemas in ${WFF_FOLDER}schema`;
  const { status } = spawnSync(PYTHON, ['-c', 'from xmlschema import XMLSchema11']);
  return status === 0 ? null : `${PYTHON} has no xmlschema (Debian: python3-xmlschema)`;
}

/** Why documents cannot be checked here; null if they can. */
export const NO_ORACLE = whyNoOracle();
if (NO_ORACLE) console.warn(`The official schemas are not asked: ${NO_ORACLE}.`);

/** By version: the first error of its schema, or null if it accepts the document. */
export type Verdicts = Readonly<Record<FormatVersion, string | null>>;

interface Oracle {
  ask(documents: readonly string[]): Promise<string>;
}

/** Starts the process, which ends with the worker whose input it reads. */
function startOracle(): Oracle {
  const child = spawn(PYTHON, [script, `${WFF_FOLDER}schema`], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: { resolve(answer: string): void; reject(error: Error): void }[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => waiting.shift()?.resolve(line));
  const fail = (why: string) => {
    oracle = undefined;
    for (const { reject } of waiting.splice(0)) reject(new Error(`The official schemas gave no verdict: ${why}`));
  };
  child.on('error', (error) => fail(error.message));
  child.on('close', (status) => fail(`exit ${status}`));
  return {
    ask: (documents) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin.write(`${JSON.stringify(documents)}\n`);
      }),
  };
}

/** The process of this worker. Reading the schemas takes it longer than most documents. */
let oracle: Oracle | undefined;

/** The result of the schemas of all five versions for each document. */
export async function officialVerdicts(documents: readonly string[]): Promise<readonly Verdicts[]> {
  oracle ??= startOracle();
  const rows = JSON.parse(await oracle.ask(documents)) as readonly (readonly (string | null)[])[];
  return rows.map((row) => Object.fromEntries(row.map((reason, index) => [index + 1, reason])) as unknown as Verdicts);
}
