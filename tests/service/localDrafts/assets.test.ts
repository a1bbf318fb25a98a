// Images on this device: named by their bytes, stored once, shown by shared object URLs; and references in documents.
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plainSha256, sha256, toHex } from '@/bytes/sha256';
import { isAssetRef, refOfSha } from '@/schemas/imageRef';
import { mapImageRefs } from '@/schemas/imageRefs';
import { assetRefsOf } from '@/service/localDrafts/assetRefs';
import { createAssets } from '@/service/localDrafts/assets';
import { contentHash } from '@/service/localDrafts/contentHash';
import type { LocalDatabase } from '@/service/localDrafts/records';
import { arbitraryDesign } from '@/tests/support/arbitraries';
import { imageLayer, sampleDesign } from '@/tests/support/designs';
import { imageFile, jpeg, solid } from '@/tests/support/images';
import fc from '@/tests/support/property';
import { freshDevice, quotaExceeded, STORES } from './world';

const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function objectUrls() {
  const live = new Set<string>();
  let made = 0;
  return {
    live,
    made: () => made,
    create: () => {
      made += 1;
      live.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revoke: (url: string) => live.delete(url),
  };
}

async function withAsset() {
  const urls = objectUrls();
  const assets = createAssets({ db: await freshDevice(), urls });
  const ref = await assets.putAsset(imageFile(solid(3, 2), 'a.png'));
  return { assets, urls, ref };
}

describe.each(STORES)('assets in the %s store', (_, open) => {
  it('are named by the SHA-256 of their bytes and read back whole, with their size', async () => {
    const assets = createAssets({ db: await open(), urls: objectUrls() });
    const bytes = solid(30, 20);
    const ref = await assets.putAsset(imageFile(bytes, 'a.png', 'text/html'));
    expect(ref).toBe(`asset:${shaOf(bytes)}`);
    const stored = await assets.getAsset(ref);
    expect(stored).toMatchObject({ type: 'image/png', size: bytes.length, width: 30, height: 20 });
    expect(new Uint8Array(await stored!.blob.arrayBuffer())).toEqual(bytes);
    expect(stored!.blob.type).toBe('image/png');
    expect(await assets.getAsset(await assets.putAsset(imageFile(jpeg, 'a.jpg')))).toMatchObject({
      type: 'image/jpeg',
      width: 8,
      height: 4,
    });
  });

  it('are the same for the same bytes under another name, and keep their upload state', async () => {
    const assets = createAssets({ db: await open(), urls: objectUrls() });
    const ref = await assets.putAsset(imageFile(solid(3, 2), 'a.png'));
    await assets.noteUpload(ref, 'ann', '/api/files/1');
    expect(await assets.putAsset(imageFile(solid(3, 2), 'b.png'))).toBe(ref);
    expect(await assets.uploadedUrl(ref, 'ann')).toBe('/api/files/1');
    expect(await assets.uploadedUrl(ref, 'bob')).toBeNull();
    await assets.forgetUploads();
    expect(await assets.uploadedUrl(ref, 'ann')).toBeNull();
  });
});

it('fault 2: a reference is returned only after the bytes are on the disk', async () => {
  const db = await freshDevice();
  let isStored = false;
  const slow: LocalDatabase = {
    ...db,
    async putAsset(record) {
      await db.putAsset(record);
      isStored = true;
    },
  };
  await createAssets({ db: slow }).putAsset(imageFile(solid(1, 1), 'a.png'));
  expect(isStored).toBe(true);
  const full = { ...db, putAsset: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  await expect(createAssets({ db: full }).putAsset(imageFile(solid(1, 1), 'a.png'))).rejects.toMatchObject({
    name: 'QuotaExceededError',
  });
});

it('an image on a full disk replaces old snapshots', async () => {
  const db = await freshDevice();
  let fails = 1;
  let pruned = 0;
  const full: LocalDatabase = {
    ...db,
    putAsset: async (record) => {
      if (fails-- > 0) throw quotaExceeded();
      return db.putAsset(record);
    },
    pruneSnapshots: async (keep) => {
      pruned = keep;
      return 1;
    },
  };
  const assets = createAssets({ db: full });
  expect(await assets.getAsset(await assets.putAsset(imageFile(solid(1, 1), 'a.png')))).not.toBeNull();
  expect(pruned).toBe(1);
});

describe('object URLs', () => {
  it('are shared by all holders and revoked when the last one releases', async () => {
    const { assets, urls, ref } = await withAsset();
    const [first, second] = await Promise.all([assets.assetObjectUrl(ref), assets.assetObjectUrl(ref)]);
    expect(first!.url).toBe(second!.url);
    expect(urls.made()).toBe(1);
    first!.release();
    first!.release();
    await vi.waitFor(() => expect(urls.live.size).toBe(1));
    second!.release();
    await vi.waitFor(() => expect(urls.live.size).toBe(0));
  });

  it('fault 28: are created again after that, and nothing leaks in 100 rounds', async () => {
    const { assets, urls, ref } = await withAsset();
    for (let round = 0; round < 100; round += 1) (await assets.assetObjectUrl(ref))!.release();
    await vi.waitFor(() => expect(urls.live.size).toBe(0));
    expect(urls.made()).toBe(100);
  });

  it('do not exist for missing bytes, and are requested again when the bytes arrive', async () => {
    const { assets } = await withAsset();
    const bytes = solid(9, 9);
    const ref = refOfSha(shaOf(bytes));
    expect(await assets.assetObjectUrl(ref)).toBeNull();
    await assets.putAsset(imageFile(bytes, 'late.png'));
    expect(await assets.assetObjectUrl(ref)).not.toBeNull();
  });

  it('are requested again after the store failed', async () => {
    const db = await freshDevice();
    let fails = true;
    const assets = createAssets({
      db: { ...db, getAsset: (sha) => (fails ? Promise.reject(new Error('broken')) : db.getAsset(sha)) },
      urls: objectUrls(),
    });
    const ref = await assets.putAsset(imageFile(solid(1, 1), 'a.png'));
    await expect(assets.assetObjectUrl(ref)).rejects.toThrow('broken');
    fails = false;
    expect(await assets.assetObjectUrl(ref)).not.toBeNull();
  });
});

describe('references in a document', () => {
  const ref = (digit: string) => refOfSha(digit.repeat(64));

  it('are found everywhere, each once', () => {
    const strange = { uuid: 'o', label: 'o', nodeType: 'hologram', deep: { list: [ref('c'), ref('a')] } };
    const design = sampleDesign({ layers: [imageLayer('1', ref('a')), imageLayer('2', ref('b')), strange] });
    expect(assetRefsOf(design)).toEqual([ref('a'), ref('b'), ref('c')]);
    expect(assetRefsOf({ text: `see ${ref('a')}`, short: 'asset:ab', upper: ref('A') })).toEqual([]);
    expect([ref('a'), '', null, 1, 'asset:'].map(isAssetRef)).toEqual([true, false, false, false, false]);
  });

  it('are replaced without touching the rest', () => {
    const design = sampleDesign({ layers: [imageLayer('1', ref('a')), imageLayer('2', '')] });
    const mapped = mapImageRefs(design, () => '/api/files/x');
    expect(assetRefsOf(mapped)).toEqual([]);
    const layers = (of: typeof design) => of.copies[0]!.normal.nodeList;
    expect(layers(mapped)[1]).toMatchObject({ style: { url: '/api/files/x' } });
    expect(layers(mapped)[2]).toBe(layers(design)[2]);
    expect(layers(design)[1]).toMatchObject({ style: { url: ref('a') } });
    expect(mapImageRefs(design, (same) => same)).toBe(design);
  });

  it('are unchanged after mapping there and back, in any design', () => {
    fc.assert(
      fc.property(arbitraryDesign, (design) => {
        const there = mapImageRefs(design, (from) => (isAssetRef(from) ? `/api/files/${from.slice(6)}` : from));
        expect(assetRefsOf(there)).toEqual([]);
        const back = JSON.parse(JSON.stringify(there), (_, value) =>
          typeof value === 'string' && /^\/api\/files\/[0-9a-f]{64}$/.test(value) ? refOfSha(value.slice(11)) : value,
        );
        expect(back).toEqual(design);
      }),
      { numRuns: 30 },
    );
  });

  it('do not reach the prototype', () => {
    const mapped = mapImageRefs(JSON.parse(`{"__proto__":{"url":"${ref('a')}"}}`), () => 'x');
    expect(({} as { url?: string }).url).toBeUndefined();
    expect(Object.getPrototypeOf(mapped)).toBe(Object.prototype);
  });
});

describe('hashes', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are the same SHA-256 without WebCrypto', async () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(plainSha256(bytes))).toBe(shaOf(bytes));
      }),
    );
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 512_000]) {
      const bytes = new Uint8Array(length).fill(7);
      expect(toHex(plainSha256(bytes))).toBe(shaOf(bytes));
      expect(await sha256(bytes)).toBe(shaOf(bytes));
    }
    vi.stubGlobal('crypto', {});
    expect(await sha256(new Uint8Array([1, 2, 3]))).toBe(shaOf(new Uint8Array([1, 2, 3])));
  });

  it('of a document differ for any changed letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const index = at % text.length;
        const changed = `${text.slice(0, index)}${text[index] === 'x' ? 'y' : 'x'}${text.slice(index + 1)}`;
        expect(contentHash(changed)).not.toBe(contentHash(text));
        expect(contentHash(text)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
    expect(new Set(Array.from({ length: 20_000 }, (_, index) => contentHash(`{"x":${index}}`))).size).toBe(20_000);
  });
});
