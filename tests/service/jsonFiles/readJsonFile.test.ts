// Large files are read in a worker; if there is none, they are read in the page.
import { describe, expect, it, vi } from 'vitest';
import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import { readJsonBlob } from '@/bytes/json/readJson';
import type { JsonTask, JsonTaskDone } from '@/service/jsonFiles/jsonWorker';
import { JSON_AT_ONCE_MAX, type JsonWorker, readJsonFile } from '@/service/jsonFiles/readJsonFile';

const large = new Blob([JSON.stringify({ text: 'x'.repeat(JSON_AT_ONCE_MAX) })]);

/** A worker that does the real work in the same thread, or fails as `ends` says. */
function worker(ends: 'read' | 'gone' | 'noScript') {
  const made = {
    onmessage: null as JsonWorker['onmessage'],
    onerror: null as JsonWorker['onerror'],
    terminate: vi.fn(),
    postMessage: vi.fn(({ file, limits }: JsonTask) => {
      const emit = (data: JsonTaskDone) => made.onmessage?.({ data } as MessageEvent<JsonTaskDone>);
      if (ends === 'noScript') queueMicrotask(() => made.onerror?.({} as ErrorEvent));
      else if (ends === 'gone') queueMicrotask(() => emit({ unreadable: true }));
      else readJsonBlob(file, limits).then((read) => emit({ read }));
    }),
  };
  return made;
}

describe('reading a file', () => {
  it('a small one needs no worker', async () => {
    const start = vi.fn(() => null);
    expect(await readJsonFile(new Blob(['[1]']), PROJECT_LIMITS, start)).toMatchObject({ ok: true, value: [1] });
    expect(start).not.toHaveBeenCalled();
  });

  it('a large one is read by a worker, which is terminated afterwards', async () => {
    const made = worker('read');
    expect(await readJsonFile(large, PROJECT_LIMITS, () => made)).toMatchObject({ ok: true });
    expect([made.postMessage.mock.calls.length, made.terminate.mock.calls.length]).toEqual([1, 1]);
  });

  it('without a worker, or with one that does not start, it is read in the page', async () => {
    expect(await readJsonFile(large, PROJECT_LIMITS, () => null)).toMatchObject({ ok: true });
    const made = worker('noScript');
    expect(await readJsonFile(large, PROJECT_LIMITS, () => made)).toMatchObject({ ok: true });
    expect(made.terminate).toHaveBeenCalled();
  });

  it('a missing one rejects', async () => {
    await expect(readJsonFile(large, PROJECT_LIMITS, () => worker('gone'))).rejects.toThrow('cannot be read');
  });
});
