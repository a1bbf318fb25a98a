// Concatenates byte arrays.

/** One array with the bytes of all parts, in order. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A DataView over exactly these bytes. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as Latin-1 characters, for names of chunks and segments. */
export const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
