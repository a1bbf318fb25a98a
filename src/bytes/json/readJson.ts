// JSON from outside, read behind the scanner: a text, a file or a body is measured as it comes, and made into a tree only if it is bounded.
import { createJsonScanner, type JsonExcess, type JsonLimits } from './jsonScanner';

export type JsonFault = JsonExcess | 'notJson';

/** `chars` counts all but those of pictures. */
export type ReadJson =
  | { ok: true; value: unknown; chars: number; pictureChars: number }
  | { ok: false; fault: JsonFault };

/** Characters scanned between two looks at the bounds of a text that is there whole. */
const PIECE = 1024 * 1024;

const refused = (fault: JsonFault): ReadJson => ({ ok: false, fault });

function parsed(text: string, pictureChars: number): ReadJson {
  try {
    return { ok: true, value: JSON.parse(text), chars: text.length - pictureChars, pictureChars };
  } catch {
    return refused('notJson');
  }
}

/** Reads a text that is in memory already. Never throws. */
export function readJsonText(text: string, limits: JsonLimits): ReadJson {
  const scanner = createJsonScanner(limits);
  for (let at = 0; at < text.length; at += PIECE) {
    const excess = scanner.take(text.slice(at, at + PIECE));
    if (excess) return refused(excess);
  }
  return parsed(text, scanner.pictureChars);
}

/** Reads UTF-8 as it comes, and stops at the first fault. Rejects only where the stream itself fails. */
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

/** Reads a file. Rejects only where it can no longer be read. */
export const readJsonBlob = (file: Blob, limits: JsonLimits): Promise<ReadJson> =>
  readJsonStream(file.stream(), limits);
