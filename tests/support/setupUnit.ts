// Every unit and component test: an unexpected console error or warning fails the test that caused it.
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
