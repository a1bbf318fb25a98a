// Sends files by their ETag, in parts and as streams (RFC 9110, sections 9.3.2, 13 and 14).
import type { BlobFiles } from '../adapters/blobFiles';
import { fileHeaders } from '../app';
import type { StoredFile } from '../shared/endpoint';
import type { ByteRange } from '../shared/ports';

type Body = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;

/** A file that does not change while it is sent. */
interface SentFile<B extends Body | null> {
  headers: Headers;
  /** Size of the whole file in bytes. */
  size: number;
  /** A strong entity tag, with its quotation marks. */
  etag: string;
  /** The bytes of a part; null if the file no longer exists. */
  open(range: ByteRange): Promise<B>;
}

/**
 * The requested part; null if it cannot be satisfied; undefined for the whole file. A server may ignore several ranges and
 * units that it does not support.
 */
function rangeOf(text: string | null, size: number): ByteRange | null | undefined {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text ?? '') ?? [];
  if (start === '' && end === '') return undefined;
  if (start === '')
    return Number(end) === 0 || size === 0 ? null : { first: Math.max(0, size - Number(end)), last: size - 1 };
  const last = end === '' ? size - 1 : Math.min(Number(end), size - 1);
  if (end !== '' && Number(end) < Number(start)) return undefined;
  return Number(start) < size ? { first: Number(start), last } : null;
}

const listed = (list: string): string[] => list.split(',').map((part) => part.trim());

/** Whether a list of If-Match names the file; weak tags never match (section 13.1.1). */
const isMatched = (list: string, etag: string): boolean => listed(list).some((tag) => tag === '*' || tag === etag);

/** Whether a list of If-None-Match names the file (section 13.1.2). */
const isKnown = (list: string, etag: string): boolean =>
  listed(list).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);

/** An answer without a body and without the headers of one. */
function bare(status: number, headers: Headers): Response {
  headers.delete('content-type');
  return new Response(null, { status, headers });
}

/** The whole file or the requested part, its headers alone, or the answer to a condition. Null if it no longer exists. */
export function sentFile(request: Request, file: SentFile<Body>): Promise<Response>;
export function sentFile(request: Request, file: SentFile<Body | null>): Promise<Response | null>;
export async function sentFile(
  request: Request,
  { headers, size, etag, open }: SentFile<Body | null>,
): Promise<Response | null> {
  const sent = (name: string) => request.headers.get(name);
  headers.set('etag', etag);
  headers.set('accept-ranges', 'bytes');
  const match = sent('if-match');
  if (match !== null && !isMatched(match, etag)) return bare(412, headers);
  if (isKnown(sent('if-none-match') ?? '', etag)) return bare(304, headers);
  const isHead = request.method === 'HEAD';
  const isOfThis = sent('if-range') === null || sent('if-range') === etag;
  // Ranges apply only to GET (section 14.2).
  const range = isOfThis && !isHead ? rangeOf(sent('range'), size) : undefined;
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return bare(416, headers);
  }
  const part = range ?? { first: 0, last: size - 1 };
  headers.set('content-length', String(part.last + 1 - part.first));
  if (range) headers.set('content-range', `bytes ${part.first}-${part.last}/${size}`);
  if (isHead) return new Response(null, { headers });
  // An empty file has no first byte.
  const body = size === 0 ? new Uint8Array() : await open(part);
  return body && new Response(body, { status: range ? 206 : 200, headers });
}

/** Sends stored files as streams. */
export const sendStored =
  (files: Pick<BlobFiles, 'size' | 'open'>) =>
  async ({ blob, type, isPublic }: StoredFile, request: Request): Promise<Response | null> => {
    const size = await files.size(blob);
    if (size === null) return null;
    return sentFile(request, {
      ...{ headers: new Headers(fileHeaders(type, isPublic)), size, etag: `"${blob.slice(0, 32)}"` },
      open: async (range) => (await files.open(blob, range))?.stream ?? null,
    });
  };
