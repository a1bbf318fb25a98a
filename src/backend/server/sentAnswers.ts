// How answers of calls are sent: JSON compressed, files by their ETag and in parts (RFC 9110, sections 13 and 14).
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { webHash } from '../adapters/web';

/** Smaller answers are sent as they are, bytes. */
const PACKED_BYTES_MIN = 1024;

/** Faster than the default quality, which is meant for files that are compressed once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const pack: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => brotli(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The encoding of an answer: the first of ours that the client accepts. */
function encodingFor(request: Request): string | undefined {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((part) => part.trim().toLowerCase());
  return Object.keys(pack).find((name) =>
    accepted.some((part) => {
      const [coding, quality = ''] = part.split(/\s*;\s*/);
      return coding === name && !/^q=0(?:\.0*)?$/.test(quality);
    }),
  );
}

async function packed(request: Request, response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  headers.append('vary', 'accept-encoding');
  const encoding = bytes.length < PACKED_BYTES_MIN ? undefined : encodingFor(request);
  const compress = encoding === undefined ? undefined : pack[encoding];
  if (encoding === undefined || !compress) return new Response(bytes, { status, headers });
  const body = new Uint8Array(await compress(bytes));
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}

/** The first and the last byte of a requested range; null if it cannot be satisfied; undefined for the whole file. */
function rangeOf(text: string | null, size: number): { first: number; last: number } | null | undefined {
  // A server may ignore several ranges and units that it does not support.
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text ?? '') ?? [];
  if (start === '' && end === '') return undefined;
  if (start === '') return Number(end) === 0 ? null : { first: Math.max(0, size - Number(end)), last: size - 1 };
  const last = end === '' ? size - 1 : Math.min(Number(end), size - 1);
  if (end !== '' && Number(end) < Number(start)) return undefined;
  return Number(start) < size ? { first: Number(start), last } : null;
}

const isListed = (list: string | null, etag: string): boolean =>
  (list ?? '').split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);

/** A file that never changes, as a whole or the requested part of it; without it if the client has it. */
async function file(request: Request, response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers } = response;
  const etag = `"${(await webHash(bytes)).slice(0, 32)}"`;
  headers.set('etag', etag);
  headers.set('accept-ranges', 'bytes');
  if (isListed(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-length');
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const isOfThis = request.headers.get('if-range') === null || request.headers.get('if-range') === etag;
  const range = isOfThis ? rangeOf(request.headers.get('range'), bytes.length) : undefined;
  if (range === undefined) return new Response(bytes, { headers });
  if (range === null) {
    headers.set('content-range', `bytes */${bytes.length}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, headers });
  }
  const part = bytes.subarray(range.first, range.last + 1);
  headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  headers.set('content-length', String(part.length));
  return new Response(part, { status: 206, headers });
}

/** The answer of a call as it is sent. Streams and planned network faults stay as they are. */
export async function sentAnswer(request: Request, response: Response): Promise<Response> {
  if (response.type === 'error' || response.body === null) return response;
  if (response.headers.get('content-type')?.startsWith('application/json')) return packed(request, response);
  const isFile = response.status === 200 && response.headers.get('cache-control')?.includes('immutable');
  return isFile ? file(request, response) : response;
}
