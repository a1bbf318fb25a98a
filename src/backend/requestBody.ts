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

/** The refusal of a body whose header announces more than the operation allows; null if it does not. */
export function announcedTooLarge(row: Operation, { headers }: Request): Refusal | null {
  const bytesMax = bytesMaxOf(row);
  return row.body && Number(headers.get('content-length') ?? 0) > bytesMax ? tooLarge(bytesMax) : null;
}

class TooLarge extends Error {}
class NoRoom extends Error {}

/** Takes room for further bytes of a body; false if there is none now. */
export type TakeRoom = (bytes: number) => boolean;

/** Limits the size and takes room while reading, because the length header may be missing or wrong. */
const counted = (bytesMax: number, takeRoom: TakeRoom): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> => {
  let bytes = 0;
  return new TransformStream({
    transform: (part, controller) => {
      bytes += part.length;
      if (bytes > bytesMax) throw new TooLarge();
      if (!takeRoom(part.length)) throw new NoRoom();
      controller.enqueue(new Uint8Array(part));
    },
  });
};

export async function readBody(row: Operation, request: Request, takeRoom: TakeRoom = () => true): Promise<unknown> {
  const bytesMax = bytesMaxOf(row);
  try {
    const stream = (request.body ?? (await request.blob()).stream()).pipeThrough(counted(bytesMax, takeRoom), {
      preventCancel: true,
    });
    if (row.encoding === 'multipart') return formFields(await formOf(stream, request));
    const json = await readJsonStream(stream, { ...BODY_LIMITS, chars: bytesMax, pictureChars: bytesMax });
    return json.ok ? json.value : refuse('badInput', { path: '', issue: json.fault });
  } catch (thrown) {
    if (thrown instanceof NoRoom) return refuse('busy');
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
