// The contract of the file store, over a folder and over an S3-compatible store, and what each of them adds.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BlobFiles, folderBlobs } from '@/backend/adapters/blobFiles';
import { s3Blobs } from '@/backend/adapters/s3/s3Blobs';
import { signed } from '@/backend/adapters/s3/signature';
import { StorageFullError, StorageUnavailableError } from '@/backend/shared/ports';
import { BUCKET, S3_KEY, type S3Server, signatureOf, startS3 } from '../support/s3Server';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const KB = 1024;

let folder = '';
let store: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialwright-stores-'));
  store = await startS3();
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

const settings = (over: Partial<Parameters<typeof s3Blobs>[0]> = {}) => ({
  ...{ ...S3_KEY, url: store.url, bucket: BUCKET, style: 'path' as const },
  ...over,
});
const STORES: Record<string, () => BlobFiles> = { folder: () => folderBlobs(folder), S3: () => s3Blobs(settings()) };

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
const hashesIn = async (files: BlobFiles, place: 'stored' | 'removed') => {
  const hashes: string[] = [];
  for await (const part of files.list(place)) hashes.push(...part.map(({ hash }) => hash));
  return hashes.sort();
};

describe.each(Object.keys(STORES))('a file store on %s', (kind) => {
  let files: BlobFiles;
  beforeEach(async () => {
    files = STORES[kind]!();
    await files.clear();
  });

  it('reads back what was put, whole, in parts and as a stream', async () => {
    const bytes = randomBytes(200 * KB);
    const hash = hashOf(bytes);
    await Promise.all([1, 2, 3].map(() => files.put(hash, bytes)));
    expect(Buffer.from((await files.get(hash)) ?? []).equals(bytes)).toBe(true);
    expect(await files.size(hash)).toBe(bytes.length);
    const whole = await files.open(hash);
    expect([whole?.size, (await bytesOf(whole!.stream)).equals(bytes)]).toEqual([bytes.length, true]);
    const size = bytes.length;
    for (const [first, last] of [
      [0, 0],
      [10, 70_000],
      [size - 1, size - 1],
    ] as const) {
      const part = bytes.subarray(first, last + 1);
      const opened = await files.open(hash, { first, last });
      expect([opened?.size, (await bytesOf(opened!.stream)).equals(part)]).toEqual([size, true]);
      expect(Buffer.from((await files.get(hash, { first, last })) ?? []).equals(part)).toBe(true);
    }
    // More than there is.
    expect((await files.get(hash, { first: size - 3, last: size + 3 }))?.length).toBe(3);
    expect(await hashesIn(files, 'stored')).toEqual([hash]);
  });

  it('has nothing for other hashes, and takes no other names', async () => {
    const hash = 'cd'.repeat(32);
    expect([await files.get(hash), await files.size(hash), await files.open(hash)]).toEqual([null, null, null]);
    for (const name of ['../../etc/passwd', '', 'AB'.repeat(32), `${hash}/x`]) {
      await expect((async () => files.get(name))()).rejects.toThrow('named by its hash');
      await expect((async () => files.purge(name))()).rejects.toThrow('named by its hash');
    }
  });

  it('lists everything once, with times', async () => {
    const all = Array.from({ length: 8 }, (_, at) => Uint8Array.of(at));
    for (const bytes of all) await files.put(hashOf(bytes), bytes);
    expect(await hashesIn(files, 'stored')).toEqual(all.map(hashOf).sort());
    for await (const part of files.list('stored'))
      for (const { at } of part) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect(await hashesIn(files, 'removed')).toEqual([]);
  });

  it('sets bytes aside, restores them by the next read, and purges them', async () => {
    const bytes = Uint8Array.of(1, 2, 3);
    const hash = hashOf(bytes);
    await files.put(hash, bytes);
    const reads: (() => Promise<unknown>)[] = [
      () => files.get(hash),
      () => files.get(hash, { first: 0, last: 0 }),
      () => files.size(hash),
      async () => (await files.open(hash))?.stream.cancel().then(() => true),
      () => files.restore(hash).then(() => files.get(hash)),
    ];
    for (const read of reads) {
      await files.remove(hash);
      expect([await hashesIn(files, 'stored'), await hashesIn(files, 'removed')]).toEqual([[], [hash]]);
      expect(await read()).toBeTruthy();
      expect([await hashesIn(files, 'stored'), await hashesIn(files, 'removed')]).toEqual([[hash], []]);
    }
    for (const change of [files.remove, files.remove, files.purge, files.purge, files.restore]) await change(hash);
    expect(await files.get(hash)).toBeNull();
    expect([await hashesIn(files, 'stored'), await hashesIn(files, 'removed')]).toEqual([[], []]);
  });

  it('loses nothing that is put beside simultaneous removals', async () => {
    const bytes = Uint8Array.of(7);
    const hash = hashOf(bytes);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([files.put(hash, bytes), files.remove(hash), files.put(hash, bytes)]);
      expect([...((await files.get(hash)) ?? [])]).toEqual([7]);
    }
  });

  it('is cleared with what was set aside', async () => {
    for (let at = 0; at < 5; at += 1) await files.put(hashOf(Uint8Array.of(at)), Uint8Array.of(at));
    await files.remove(hashOf(Uint8Array.of(0)));
    await files.clear();
    expect([await hashesIn(files, 'stored'), await hashesIn(files, 'removed')]).toEqual([[], []]);
  });
});

describe('signatures', () => {
  const KEY = { id: S3_KEY.id, secret: S3_KEY.secret, region: 'us-east-1' };
  const at = Date.UTC(2013, 4, 24);
  const EMPTY = hashOf(new Uint8Array());
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  const VECTORS: [
    method: string,
    path: string,
    headers: Record<string, string>,
    bodyHash: string,
    signature: string,
  ][] = [
    [
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      EMPTY,
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      ...([
        'PUT',
        '/test%24file.text',
        { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      ] as const),
      ...([
        '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ] as const),
    ],
    ['GET', '/?lifecycle', {}, EMPTY, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['GET', '/?max-keys=2&prefix=J', {}, EMPTY, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ];
  it.each(VECTORS)('equal those that AWS publishes: %s %s', async (method, path, headers, bodyHash, signature) => {
    const url = new URL(path, 'https://examplebucket.s3.amazonaws.com');
    const sent = await signed({ method, url, headers, bodyHash, at }, KEY);
    expect(sent.authorization?.split('Signature=')[1]).toBe(signature);
    const all = { ...sent, host: url.host };
    const request = { method, path: url.pathname, query: url.searchParams, headers: all };
    expect(signatureOf(request, KEY.secret)).toBe(signature);
  });
});

describe('an S3-compatible store', () => {
  const bytes = randomBytes(3 * KB);
  const hash = hashOf(bytes);
  beforeEach(async () => {
    store.faults.length = 0;
    store.clock.now = Date.now;
    await s3Blobs(settings()).clear();
    store.requests.length = 0;
  });

  it('gets recent bytes once, and older ones again so that the collection sees that they are wanted', async () => {
    const files = s3Blobs(settings());
    const puts = () => store.requests.filter((line) => line.startsWith('PUT')).length;
    store.clock.now = () => Date.now() - 7_200_000;
    await files.put(hash, bytes);
    store.clock.now = Date.now;
    await files.put(hash, bytes);
    await files.put(hash, bytes);
    expect(puts()).toBe(2);
  });

  it('may fail or break the connection now and then', async () => {
    const files = s3Blobs(settings());
    store.faults.push(503, 'drop', 500);
    await files.put(hash, bytes);
    store.faults.push('drop', 429);
    expect((await files.get(hash))?.length).toBe(bytes.length);
    store.faults.push(...Array.from({ length: 20 }, (): 503 => 503));
    await expect(files.size(hash)).rejects.toBeInstanceOf(StorageUnavailableError);
    store.faults.length = 0;
    store.faults.push(507);
    await expect(files.put(hashOf(Uint8Array.of(1)), Uint8Array.of(1))).rejects.toBeInstanceOf(StorageFullError);
  });

  it('refuses wrong settings, and the check says why without the secret', async () => {
    const wrong = [
      [{ secret: 'wrong-secret' }, 'SignatureDoesNotMatch'],
      [{ id: 'AKIANOBODY' }, 'InvalidAccessKeyId'],
      [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
      [{ bucket: 'missing' }, 'NoSuchBucket'],
    ] as const;
    for (const [over, code] of wrong) {
      const check = s3Blobs(settings(over)).check();
      await expect(check).rejects.toThrow(code);
      await expect(check).rejects.not.toThrow('wrong-secret');
    }
    const late = s3Blobs(settings(), () => Date.now() - 3_600_000);
    await expect(late.check()).rejects.toThrow('RequestTimeTooSkewed');
    await s3Blobs(settings()).check();
    await expect(s3Blobs(settings({ bucket: 'missing' })).get(hash)).rejects.toThrow('NoSuchBucket');
  });

  it('refuses bytes that differ from their signed hash', async () => {
    const url = new URL(`${store.url}/${BUCKET}/${hash.slice(0, 2)}/${hash}`);
    const headers = await signed({ method: 'PUT', url, headers: {}, bodyHash: hash, at: Date.now() }, S3_KEY);
    const answer = await fetch(url, { method: 'PUT', headers, body: 'other bytes' });
    expect([answer.status, (await answer.text()).includes('XAmzContentSHA256Mismatch')]).toEqual([403, true]);
    expect(store.objects.size).toBe(0);
  });

  it('has the bucket in front of the host on request', async () => {
    const { port } = new URL(store.url);
    const addresses: string[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (input) => {
      addresses.push(String(input));
      return new Response(null, { status: 404 });
    };
    try {
      expect(await s3Blobs(settings({ url: `http://localhost:${port}`, style: 'host' })).get(hash)).toBeNull();
    } finally {
      globalThis.fetch = real;
    }
    expect(addresses[0]).toBe(`http://${BUCKET}.localhost:${port}/${hash.slice(0, 2)}/${hash}`);
  });
});

/** A real store: address, bucket, region, key id and secret, separated by spaces. */
const [url, bucket, region, id, secret] = (process.env.S3_TEST_URL ?? '').split(' ');
it.runIf(secret)('a real store reads back what was put', async () => {
  const files = s3Blobs({ url: url!, bucket: bucket!, region: region!, id: id!, secret: secret!, style: 'path' });
  const bytes = randomBytes(100 * KB);
  const hash = hashOf(bytes);
  await files.check();
  await files.put(hash, bytes);
  expect(Buffer.from((await files.get(hash, { first: 5, last: 9 })) ?? []).equals(bytes.subarray(5, 10))).toBe(true);
  await files.remove(hash);
  expect((await bytesOf((await files.open(hash))!.stream)).equals(bytes)).toBe(true);
  await files.remove(hash);
  await files.purge(hash);
  expect(await files.size(hash)).toBeNull();
});
