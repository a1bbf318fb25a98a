// Which signals stop a server, and which end its process immediately.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onStopSignals } from '@/backend/server/stopSignals';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The listener of SIGINT, which a test calls at the given times, and what it did. */
function listening(script: string | undefined) {
  vi.stubEnv('npm_lifecycle_event', script);
  vi.spyOn(globalThis, 'setInterval').mockReturnValue({ unref: () => undefined } as unknown as NodeJS.Timeout);
  const now = vi.spyOn(performance, 'now');
  const on = vi.spyOn(process, 'on').mockReturnThis();
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const stop = vi.fn();
  onStopSignals(stop);
  const listener = on.mock.calls.find(([signal]) => signal === 'SIGINT')![1] as () => void;
  return {
    signalsAt: (times: readonly number[]) => {
      for (const at of times) {
        now.mockReturnValue(at);
        listener();
      }
      return { stops: stop.mock.calls.length, exits: exit.mock.calls.length };
    },
  };
}

describe.each([
  ['alone, one signal stops', undefined, [0], 0],
  ['alone, copies within a second are one request', undefined, [0, 40, 900], 0],
  ['alone, a later signal ends the process', undefined, [0, 1001], 1],
  ['under npm, a copy that arrives late is no second request', 'serve', [0, 4000], 0],
  ['under npm, the second Ctrl+C ends the process', 'serve', [0, 10, 3000], 1],
] as const)('%s', (_, script, times, exits) => {
  it('stops once', () => {
    expect(listening(script).signalsAt(times)).toEqual({ stops: 1, exits });
  });
});
