// Reads the body of a request: JSON or a multipart form, within the bytes that its operation allows.

import { BODY_LIMITS } from '@/bytes/json/jsonLimits';
import { readJsonStream } from '@/bytes/json/readJson';
import { BODY_BYTES_MAX, OPEN_BODY_BYTES_MAX } from '@/schemas/limits';
import type { Operation } from '@/schemas/wire/operations';
import { type Refusal, refuse, refuseWith } from './shared/domain/refusal';

/** Maximum body of an operation, bytes. */
export const bytesMaxOf = (row: Operation): number =>
  row.bytesMax ?? (row.auth === 'none' || row.auth === 'optional' ? OPEN_BODY_BYTES_MAX : BODY_BYTES_MAX);

const KB = 1024;
const sizeOf = (bytes: number): string =>
  bytes < KB * KB ? `${Math.floor(bytes / KB)} KB` : `${Math.floor(bytes / (KB * KB))} MB`;

const tooLarge = (bytesMax: number): Refusal => refuseWith('bodyTooLarge', { size: sizeOf(bytesMax) });

/** Bytes that the body can have: as its header says, else the maximum. 0 if the operation reads no body. */
export function bodyBytes(row: Operation, { headers }: Request): number | Refusal {
  if (!row.body) return 0;
  const bytesMax = bytesMaxOf(row);
  const length = headers.get('content-length');
  if (length === null) return bytesMax;
  return Number(length) > bytesMax ? tooLarge(bytesMax) : Number(length);
}

class TooLarge extends Error {}

/** Limits the size while reading, because the length header may be missing or wrong. */
const counted = (bytesMax: number): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> => {
  let bytes = 0;
  return new TransformStream({
    transform: (part, controller) => {
      bytes += part.length;
      if (bytes > bytesMax) throw new TooLarge();
      controller.enqueue(new Uint8Array(part));
    },
  });
};

export async function readBody(row: Operation, request: Request): Promise<unknown> {
  const bytesMax = bytesMaxOf(row);
  try {
    const stream = (request.body ?? (await request.blob()).stream()).pipeThrough(counted(bytesMax));
    if (row.encoding === 'multipart') return formFields(await formOf(stream, request));
    const json = await readJsonStream(stream, { ...BODY_LIMITS, chars: bytesMax, pictureChars: bytesMax });
    return json.ok ? json.value : refuse('badInput', { path: '', issue: json.fault });
  } catch (thrown) {
    // Otherwise not JSON, or not a multipart form.
    return thrown instanceof TooLarge ? tooLarge(bytesMax) : refuse('badInput');
  }
}

function formOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, { headers }: Request): Promise<FormData> {
  const type = headers.get('content-type') ?? '';
  return new Response(stream, { headers: { 'content-type': type } }).formData();
}

/** Fields of a form; a repeated one becomes a list. */
function formFields(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
