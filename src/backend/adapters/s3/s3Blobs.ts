// Stores bytes in a bucket of an S3-compatible store, by content hash.
import { createHash } from 'node:crypto';
import { type ByteRange, StorageFullError, StorageUnavailableError } from '@/backend/shared/ports';
import type { BlobEntry, BlobFiles } from '../blobFiles';
import { type S3Key, signed } from './signature';

export interface S3Settings extends S3Key {
  /** Address of the store, without the bucket. */
  url: string;
  bucket: string;
  /** Where the name of the bucket is: in the path of the address, or in front of its host. */
  style: 'path' | 'host';
}

/**
 * Maximum number of attempts of a request, and the pause before the second one, ms; it doubles with each further one.
 */
const TRIES = 4;
const PAUSE_MS = 200;
/** Time until the first byte of an answer, ms. */
const TIMEOUT_MS = 60_000;
/** Bytes that were put less than this ago are not sent again, ms. The collection removes only much older ones. */
const RECENT_MS = 3_600_000;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const EMPTY = sha256(new Uint8Array());

interface Sent {
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

type Place = 'stored' | 'removed';

/** The same paths as in a folder, so that a folder can be copied into a bucket. */
const pathOf = (hash: string, place: Place = 'stored'): string => {
  if (!/^[0-9a-f]{8,64}$/.test(hash)) throw new Error('a blob is named by its hash');
  return `${place === 'stored' ? hash.slice(0, 2) : 'removed'}/${hash}`;
};

const KEYS: Readonly<Record<Place, RegExp>> = {
  stored: /^[0-9a-f]{2}\/([0-9a-f]{8,64})$/,
  removed: /^removed\/([0-9a-f]{8,64})$/,
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The text of the first element with this name; undefined if there is none. */
const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(\w+);/g, (all, entity) => ENTITIES[entity] ?? all);

/** Statuses after which the same request may succeed. */
const isPassing = (status: number): boolean => status === 429 || status === 500 || (status > 500 && status !== 507);

/** Throws the error of a failed answer. */
function fail(what: string, status: number, code: string): never {
  const text = `the file store answered ${what} ${code}`.trim();
  if (status === 507 || /QuotaExceeded|StorageFull/.test(code)) throw new StorageFullError(text);
  if (isPassing(status)) throw new StorageUnavailableError(text);
  throw new Error(text);
}

/** A bucket, with signed requests that are repeated after failures of the store or the network. */
function bucketOf({ url, bucket, style, ...key }: S3Settings, clock: () => number) {
  const root = new URL(url);
  if (style === 'host') root.host = `${bucket}.${root.host}`;
  else root.pathname = `${root.pathname.replace(/\/$/, '')}/${bucket}`;
  const base = root.pathname.replace(/\/$/, '');

  async function attempt(method: string, { key: name = '', query = {}, headers = {}, body }: Sent): Promise<Response> {
    const address = new URL(root);
    address.pathname = `${base}/${name}`;
    for (const [field, value] of Object.entries(query)) address.searchParams.set(field, value);
    const bodyHash = body ? sha256(body) : EMPTY;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), TIMEOUT_MS);
    try {
      return await fetch(address, {
        ...{ method, redirect: 'error', signal: late.signal },
        headers: await signed({ method, url: address, headers, bodyHash, at: clock() }, key),
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      });
    } catch (cause) {
      throw new StorageUnavailableError(`the file store does not answer ${method}`, { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** For `x-amz-copy-source`. */
    sourceOf: (name: string): string => `/${bucket}/${name}`,
    /** The answer, with 404 as null. Other refusals throw. */
    async send(method: string, request: Sent): Promise<Response | null> {
      for (let tries = 1; ; tries += 1) {
        try {
          const answer = await attempt(method, request);
          if (answer.ok) return answer;
          const xml = (await answer.text()).slice(0, 4000);
          const isMissing = answer.status === 404 && request.key !== undefined && !xml.includes('NoSuchBucket');
          if (isMissing) return null;
          fail(`${method} with ${answer.status}`, answer.status, textOf(xml, 'Code') ?? '');
        } catch (thrown) {
          if (!(thrown instanceof StorageUnavailableError) || tries === TRIES) throw thrown;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** (tries - 1)));
      }
    },
  };
}

/** The size of the whole file, also if the answer has a part of it. */
function sizeOf({ headers }: Response): number {
  const size = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? '';
  if (!/^\d+$/.test(size)) throw new Error('the file store does not name the size of a file');
  return Number(size);
}

interface S3Blobs extends BlobFiles {
  /** Rejects with an `Error` for the operator if the bucket cannot be listed. */
  check(): Promise<void>;
}

export function s3Blobs(settings: S3Settings, clock: () => number = Date.now): S3Blobs {
  const { send, sourceOf } = bucketOf(settings, clock);

  /** Copies inside the bucket; false if there is nothing to copy. */
  async function copy(from: string, to: string): Promise<boolean> {
    if (!(await send('HEAD', { key: from }))) return false;
    const answer = await send('PUT', { key: to, headers: { 'x-amz-copy-source': sourceOf(from) } });
    if (!answer) return false;
    // A copy that fails while it is made is answered with 200 and an error.
    const xml = await answer.text();
    if (xml.includes('<Error>'))
      throw new StorageUnavailableError(`the file store did not copy: ${textOf(xml, 'Code')}`);
    return true;
  }
  async function move(hash: string, from: Place, to: Place): Promise<void> {
    if (await copy(pathOf(hash, from), pathOf(hash, to))) await send('DELETE', { key: pathOf(hash, from) });
  }
  const restore = (hash: string): Promise<void> => move(hash, 'removed', 'stored');

  /** Sends the request for stored bytes, again after restoring bytes that were set aside. */
  async function read(method: 'GET' | 'HEAD', hash: string, range?: ByteRange): Promise<Response | null> {
    const headers = range ? { range: `bytes=${range.first}-${range.last}` } : {};
    const request = { key: pathOf(hash), headers };
    const answer = await send(method, request);
    if (answer) return answer;
    await restore(hash);
    return send(method, request);
  }

  async function* list(place: Place): AsyncGenerator<BlobEntry[]> {
    let token: string | undefined;
    do {
      const query = {
        'list-type': '2',
        ...(place === 'removed' && { prefix: 'removed/' }),
        ...(token !== undefined && { 'continuation-token': token }),
      };
      const xml = (await (await send('GET', { query }))?.text()) ?? '';
      yield [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([entry]) => {
        const [, hash] = KEYS[place].exec(textOf(entry, 'Key') ?? '') ?? [];
        const at = Date.parse(textOf(entry, 'LastModified') ?? '');
        return hash === undefined || Number.isNaN(at) ? [] : [{ hash, at }];
      });
      token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined;
    } while (token !== undefined);
  }

  return {
    isCollected: true,
    check: async () => {
      await send('GET', { query: { 'list-type': '2', 'max-keys': '1' } });
    },
    put: async (hash, bytes) => {
      const key = pathOf(hash);
      const stored = await send('HEAD', { key });
      const at = Date.parse(stored?.headers.get('last-modified') ?? '');
      // An equal name means equal bytes. Older ones are sent again, so that the collection sees that they are wanted.
      if (stored && sizeOf(stored) === bytes.length && Math.abs(clock() - at) < RECENT_MS) return;
      await (await send('PUT', { key, body: bytes }))?.body?.cancel();
    },
    get: async (hash, range) => {
      const answer = await read('GET', hash, range);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    size: async (hash) => {
      const answer = await read('HEAD', hash);
      return answer && sizeOf(answer);
    },
    open: async (hash, range) => {
      const answer = await read('GET', hash, range);
      return answer?.body ? { size: sizeOf(answer), stream: answer.body } : null;
    },
    remove: (hash) => move(hash, 'stored', 'removed'),
    restore,
    purge: async (hash) => {
      await send('DELETE', { key: pathOf(hash, 'removed') });
    },
    list,
    clear: async () => {
      for (const place of ['stored', 'removed'] as const)
        for await (const entries of list(place))
          for (const { hash } of entries) await send('DELETE', { key: pathOf(hash, place) });
    },
  };
}
