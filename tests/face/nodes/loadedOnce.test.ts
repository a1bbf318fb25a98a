// Code of all node types that is loaded together: a missing call of its loader is an error, and a failed load is repeated.
import { expect, it } from 'vitest';
import { loadedOnce } from '@/face/nodes/loadedOnce';

it('throws the name of the loader before it was awaited', async () => {
  const parts = loadedOnce('loadParts', async () => 'parts');
  expect(() => parts.get()).toThrow('Await loadParts() first.');
  const loading = parts.load();
  expect(() => parts.get()).toThrow('loadParts');
  await loading;
  expect(parts.get()).toBe('parts');
});

it('fetches once for several callers', async () => {
  let fetched = 0;
  const parts = loadedOnce('loadParts', async () => {
    fetched += 1;
    return fetched;
  });
  await Promise.all([parts.load(), parts.load()]);
  await parts.load();
  expect([fetched, parts.get()]).toEqual([1, 1]);
});

it('rejects if the fetch fails, and tries again with the next call', async () => {
  let isOffline = true;
  const parts = loadedOnce('loadParts', async () => {
    if (isOffline) throw new Error('offline');
    return 'parts';
  });
  await expect(parts.load()).rejects.toThrow('offline');
  expect(() => parts.get()).toThrow('loadParts');
  isOffline = false;
  await parts.load();
  expect(parts.get()).toBe('parts');
});
