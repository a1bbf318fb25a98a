// Every unit and component test: an unexpected console error or warning fails the test that caused it.
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

let problems: unknown[][] = [];

beforeEach(() => {
  problems = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      problems.push(words);
    });
  }
});

afterEach(() => {
  expect(problems, 'unexpected console output').toEqual([]);
});

/** Files share a worker: a fake timer left by one would block the next. */
const worker = globalThis as typeof globalThis & { timerOfWorker?: typeof setTimeout };
worker.timerOfWorker ??= globalThis.setTimeout;
afterAll(() => {
  expect(globalThis.setTimeout, 'timers are the real ones again').toBe(worker.timerOfWorker);
});
