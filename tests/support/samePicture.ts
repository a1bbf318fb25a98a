// Compares two screenshots byte for byte; where they differ, both are kept for a look.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const FOLDER = join(import.meta.dirname, '../.output/pictures');

/** Fails with the names of both files when the pictures are not the same to the pixel. */
export function expectSamePicture(after: Buffer, before: Buffer, what = 'the face'): void {
  if (Buffer.compare(after, before) === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  const name = (expect.getState().currentTestName ?? 'picture').replace(/\W+/g, '-').slice(-80);
  const paths = { before: join(FOLDER, `${name}-before.png`), after: join(FOLDER, `${name}-after.png`) };
  writeFileSync(paths.before, before);
  writeFileSync(paths.after, after);
  expect.fail(`${what} looks different: ${paths.before} and ${paths.after}`);
}
