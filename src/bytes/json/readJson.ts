// Parses untrusted JSON: measures a text, file or stream while reading, and parses it only if it is within its limits.
import { createJsonScanner, type JsonExcess, type JsonLimits } from './jsonScanner';

export type JsonFault = JsonExcess | 'notJson';

/** `chars` excludes those of pictures. */
export type ReadJson =
  | { ok: true; value: unknown; chars: number; pictureChars: number }
  | { ok: false; fault: JsonFault };

/** Characters scanned per limit check of a complete text. */
const PIECE = 1024 * 1024;

const refused = (fault: JsonFault): ReadJson => ({ ok: false, fault });

function parsed(text: string, pictureChars: number): ReadJson {
  try {
    return { ok: true, value: JSON.parse(text), chars: text.length - pictureChars, pictureChars };
  } catch {
    return refused('notJson');
  }
}

/** Parses a text in memory. Never throws. */
export function readJsonText(text: string, limits: JsonLimits): ReadJson {
  const scanner = createJsonScanner(limits);
  for (let at = 0; at < text.length; at += PIECE) {
    const excess = scanner.take(text.slice(at, at + PIECE));
    if (excess) return refused(excess);
  }
  return parsed(text, scanner.pictureChars);
}

/** Reads a UTF-8 stream and stops at the first violation. Rejects only if the stream fails. */
export async function readJsonStream(stream: ReadableStream<Uint8Array>, limits: JsonLimits): Promise<ReadJson> {
  const scanner = createJsonScanner(limits);
  const decoder = new TextDecoder();
  const parts: string[] = [];
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const text = decoder.decode(piece.value, { stream: true });
      const excess = scanner.take(text);
      if (excess) return refused(excess);
      parts.push(text);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  parts.push(decoder.decode());
  return parsed(parts.join(''), scanner.pictureChars);
}

/** Reads a file. Rejects only if it cannot be read. */
export const readJsonBlob = (file: Blob, limits: JsonLimits): Promise<ReadJson> =>
  readJsonStream(file.stream(), limits);
