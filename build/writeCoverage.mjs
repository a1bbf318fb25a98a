// `npm run coverage:spec`: writes docs/coverage.md, or prints one line per fact whose test does not exist and exits with 1.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { coverageFaults, coverageText, readSections } from './coverage.mjs';

const sections = readSections();
const faults = coverageFaults(sections);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  await writeFile(resolve(import.meta.dirname, '../docs/coverage.md'), coverageText(sections));
}
