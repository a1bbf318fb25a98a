// An S3-compatible server in memory for tests. It verifies signatures, body hashes and request times, and answers ranges. The
// signature check does not use the product's signer; a test compares it with the examples published by AWS.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEY = {
  id: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'eu-test-1',
};
export const BUCKET = 'faces';
/** Keys on one page of a list: few, so that lists have several pages. */
const PAGE = 3;
const SKEW_MS = 15 * 60_000;

interface Entry {
  bytes: Buffer;
  at: number;
}

/** A fault of the server: an error status, or a closed connection. */
export type S3Fault = number | 'drop';

export interface S3Server {
  url: string;
  objects: Map<string, Entry>;
  /** Each of the next requests removes the first one and fails with it. */
  faults: S3Fault[];
  /** Methods and paths in order. */
  requests: string[];
  /** Time of new entries, UTC ms. */
  clock: { now: () => number };
  stop(): Promise<void>;
}

const sha = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The signature that a request with these headers must have. */
export function signatureOf(
  request: { method: string; path: string; query: URLSearchParams; headers: Readonly<Record<string, string>> },
  secret: string,
): string {
  const { method, path, query, headers } = request;
  const parts = /Credential=[^/]+\/(\d{8})\/([\w-]+)\/(\w+)\/aws4_request, ?SignedHeaders=([\w;-]+)/.exec(
    headers.authorization ?? '',
  );
  const [, day = '', region = '', service = '', names = ''] = parts ?? [];
  const percent = (text: string) =>
    [...Buffer.from(text)]
      .map((byte) =>
        /[\w.~-]/.test(String.fromCharCode(byte))
          ? String.fromCharCode(byte)
          : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`,
      )
      .join('');
  const pairs = [...query].map(([name, value]) => `${percent(name)}=${percent(value)}`).sort();
  const canonical = `${method}\n${path}\n${pairs.join('&')}\n${names
    .split(';')
    .map((name) => `${name}:${(headers[name] ?? '').trim()}\n`)
    .join('')}\n${names}\n${headers['x-amz-content-sha256']}`;
  let key: string | Buffer = `AWS4${secret}`;
  for (const part of [day, region, service, 'aws4_request']) key = createHmac('sha256', key).update(part).digest();
  const toSign = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/${region}/${service}/aws4_request\n${sha(canonical)}`;
  return createHmac('sha256', key).update(toSign).digest('hex');
}

const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Why the request is refused; null if its signature, time and body are right. */
function refusalOf(incoming: IncomingMessage, address: URL, body: Buffer): string | null {
  const headers = incoming.headers as Record<string, string>;
  const { authorization = '', 'x-amz-content-sha256': bodyHash = '', 'x-amz-date': time = '' } = headers;
  if (!authorization.includes(`Credential=${S3_KEY.id}/`)) return 'InvalidAccessKeyId';
  if (!authorization.includes(`/${S3_KEY.region}/s3/aws4_request`)) return 'AuthorizationHeaderMalformed';
  for (const name of Object.keys(headers))
    if (name.startsWith('x-amz-') && !authorization.includes(name)) return 'AccessDenied';
  if (!(Math.abs(timeOf(time) - Date.now()) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const { pathname: path, searchParams: query } = address;
  const expected = signatureOf({ method: incoming.method ?? '', path, query, headers }, S3_KEY.secret);
  if (!authorization.endsWith(`Signature=${expected}`)) return 'SignatureDoesNotMatch';
  return sha(body) === bodyHash ? null : 'XAmzContentSHA256Mismatch';
}

const error = (outgoing: ServerResponse, status: number, code: string) =>
  outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

function listOf(objects: ReadonlyMap<string, Entry>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date(objects.get(key)?.at ?? 0).toISOString()}</LastModified></Contents>`,
  );
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
}

function readObject(incoming: IncomingMessage, outgoing: ServerResponse, { bytes, at }: Entry): void {
  const headers = { 'last-modified': new Date(at).toUTCString(), etag: '"x"' };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(incoming.headers.range ?? '') ?? [];
  if (first === undefined) {
    outgoing.writeHead(200, { ...headers, 'content-length': bytes.length });
    outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
    return;
  }
  if (Number(first) >= bytes.length) return void error(outgoing, 416, 'InvalidRange');
  const part = bytes.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
  outgoing.writeHead(206, { ...headers, 'content-length': part.length, 'content-range': range }).end(part);
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Entry>();
  const [faults, requests]: [S3Fault[], string[]] = [[], []];
  const clock = { now: Date.now };

  function handle(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): void {
    const address = new URL(incoming.url ?? '', 'http://store');
    requests.push(`${incoming.method} ${address.pathname}`);
    const fault = faults.shift();
    if (fault === 'drop') return void incoming.socket.destroy();
    if (fault !== undefined) return void error(outgoing, fault, fault === 503 ? 'SlowDown' : 'InternalError');
    const refusal = refusalOf(incoming, address, body);
    if (refusal !== null) return void error(outgoing, 403, refusal);
    const [, bucket, ...rest] = address.pathname.split('/');
    if (bucket !== BUCKET) return void error(outgoing, 404, 'NoSuchBucket');
    const key = rest.join('/');
    const source = incoming.headers['x-amz-copy-source'] as string | undefined;
    if (incoming.method === 'GET' && key === '') return void outgoing.end(listOf(objects, address.searchParams));
    if (incoming.method === 'PUT') {
      const copied = source === undefined ? undefined : objects.get(source.replace(`/${BUCKET}/`, ''));
      if (source !== undefined && !copied) return void error(outgoing, 404, 'NoSuchKey');
      objects.set(key, { bytes: copied?.bytes ?? body, at: clock.now() });
      return void outgoing.end(source === undefined ? '' : '<CopyObjectResult></CopyObjectResult>');
    }
    if (incoming.method === 'DELETE') {
      objects.delete(key);
      return void outgoing.writeHead(204).end();
    }
    const entry = objects.get(key);
    if (entry) readObject(incoming, outgoing, entry);
    else error(outgoing, 404, 'NoSuchKey');
  }

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => handle(incoming, outgoing, Buffer.concat(parts)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ objects, faults, requests, clock },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
