// How answers of calls are sent: JSON compressed, files by their ETag and in parts.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { webHash } from '../adapters/web';
import { sentFile } from './sentFiles';

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

/** A file that is not stored by its hash. */
async function smallFile(request: Request, response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers } = response;
  headers.delete('content-length');
  return sentFile(request, {
    ...{ headers, size: bytes.length, etag: `"${(await webHash(bytes)).slice(0, 32)}"` },
    open: async ({ first, last }) => bytes.subarray(first, last + 1),
  });
}

/** The answer of a call as it is sent. Streams and planned network faults stay as they are. */
export async function sentAnswer(request: Request, response: Response): Promise<Response> {
  if (response.type === 'error' || response.body === null) return response;
  if (response.headers.get('content-type')?.startsWith('application/json')) return packed(request, response);
  const isSent = response.status !== 200 || response.headers.has('etag');
  return isSent || !response.headers.get('cache-control')?.includes('immutable')
    ? response
    : smallFile(request, response);
}
