// Google's schemas as an oracle, with Debian's python3-xmlschema, if both are available: one process for all documents of a test.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** The result of the schemas of all five versions for each document. */
export async function officialVerdicts(documents: readonly string[]): Promise<readonly Verdicts[]> {
  const child = spawn(PYTHON, [script, `${WFF_FOLDER}schema`], { stdio: ['pipe', 'pipe', 'inherit'] });
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  child.stdin.end(JSON.stringify(documents));
  const status = await ended;
  if (status !== 0) throw new Error(`The official schemas gave no verdict: exit ${status}`);
  const rows = JSON.parse(answer) as readonly (readonly (string | null)[])[];
  return rows.map((row) => Object.fromEntries(row.map((reason, index) => [index + 1, reason])) as unknown as Verdicts);
}
