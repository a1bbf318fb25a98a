// Asset references: served addresses, blob addresses in process, other schemes, caching and release.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadAsset, registerAssetScheme, releaseAll, resolveAsset, resolvedAsset } from '@/service/api/assetUrl';
import { setBackend, setBackendFetch } from '@/service/api/backendPort';

const picture = () =>
  new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } });

const served = () =>
  setBackend({
    fetch: () => Promise.reject(new Error('not asked')),
    servesFiles: () => true,
    persistent: true,
    exportData: async () => new Blob(),
    checkImport: async () => null,
    importData: async () => ({ ok: true }),
    resetData: async () => {},
  });

afterEach(releaseAll);

describe('assetUrl', () => {
  it('a served file keeps its address', async () => {
    served();
    expect(await resolveAsset('/api/files/abc')).toBe('http://localhost/api/files/abc');
    expect(resolvedAsset('/api/files/abc')).toBe('http://localhost/api/files/abc');
  });

  it('in process a file becomes a blob URL, fetched once, revoked at the end', async () => {
    const door = vi.fn(async () => picture());
    setBackendFetch(door);
    const [first, second] = await Promise.all([resolveAsset('/api/files/abc'), resolveAsset('/api/files/abc')]);
    expect(first).toMatch(/^blob:/);
    expect(second).toBe(first);
    expect(door).toHaveBeenCalledTimes(1);
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    releaseAll();
    expect(revoke).toHaveBeenCalledWith(first);
    expect(resolvedAsset('/api/files/abc')).toBeUndefined();
  });

  it.each([
    ['a missing file', async () => new Response('{}', { status: 404 })],
    ['HTML of the host', async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ])('%s rejects, and is fetched again next time', async (_, bad) => {
    setBackendFetch(bad);
    await expect(resolveAsset('/api/files/abc')).rejects.toThrow('no file');
    setBackendFetch(async () => picture());
    expect(await resolveAsset('/api/files/abc')).toMatch(/^blob:/);
  });

  it('other schemes use their registered resolver; unknown ones reject', async () => {
    registerAssetScheme('test:', async (ref) => `/art/${ref.slice(5)}`);
    expect(await resolveAsset('test:a.png')).toBe('/art/a.png');
    await expect(resolveAsset('javascript:alert(1)')).rejects.toThrow('no scheme');
  });

  it('a URL that is ready after the release is revoked', async () => {
    let arrive = (_: Response) => {};
    setBackendFetch(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const resolving = resolveAsset('/api/files/late');
    await vi.waitFor(() => expect(arrive.length).toBe(1));
    releaseAll();
    arrive(picture());
    await expect(resolving).rejects.toThrow('released');
    expect(resolvedAsset('/api/files/late')).toBeUndefined();
  });
});

describe('the bytes of a reference', () => {
  const text = async (ref: string) => (await loadAsset(ref)).text();

  it('of a file are fetched through the backend, served or not', async () => {
    const door = vi.fn(async () => picture());
    setBackend({
      fetch: door,
      servesFiles: () => true,
      persistent: true,
      exportData: async () => new Blob(),
      checkImport: async () => null,
      importData: async () => ({ ok: true }),
      resetData: async () => {},
    });
    expect(await text('/api/files/abc')).toBe('x');
    setBackendFetch(door);
    expect(await text('/api/files/abc')).toBe('x');
    expect(door).toHaveBeenCalledTimes(2);
  });

  it('already shown on the screen are available even if their store has failed since', async () => {
    registerAssetScheme('kept:', async () => new Blob(['here']));
    await resolveAsset('kept:1');
    registerAssetScheme('kept:', () => Promise.reject(new Error('closed')));
    expect(await text('kept:1')).toBe('here');
    await expect(text('kept:2')).rejects.toThrow('closed');
    releaseAll();
    await expect(text('kept:1')).rejects.toThrow('closed');
  });

  it.each([
    ['a missing file', async () => new Response('{}', { status: 404 })],
    [
      'an HTML page of the host',
      async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('reject for %s', async (_, bad) => {
    setBackendFetch(bad);
    await expect(text('/api/files/abc')).rejects.toThrow('no file');
    await expect(text('unknown:1')).rejects.toThrow('no scheme');
  });
});
