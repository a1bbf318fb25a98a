// Compares two screenshots pixel by pixel; if they differ, both are saved for inspection.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { decodePng } from './decodePng';

const FOLDER = join(import.meta.dirname, '../.output/pictures');

/** Levels of 255 by which a channel may be off: a repainted picture can have slightly different edges. */
const ROUNDING = 2;

function isSame(after: Buffer, before: Buffer): boolean {
  if (Buffer.compare(after, before) === 0) return true;
  const [a, b] = [decodePng(after), decodePng(before)];
  if (a.width !== b.width || a.height !== b.height) return false;
  return a.data.every((value, index) => Math.abs(value - (b.data[index] ?? 0)) <= ROUNDING);
}

/** Fails with the names of both files if the pictures differ. */
export function expectSamePicture(after: Buffer, before: Buffer, what = 'the face'): void {
  if (isSame(after, before)) return;
  mkdirSync(FOLDER, { recursive: true });
  const name = (expect.getState().currentTestName ?? 'picture').replace(/\W+/g, '-').slice(-80);
  const paths = { before: join(FOLDER, `${name}-before.png`), after: join(FOLDER, `${name}-after.png`) };
  writeFileSync(paths.before, before);
  writeFileSync(paths.after, after);
  expect.fail(`${what} looks different: ${paths.before} and ${paths.after}`);
}
