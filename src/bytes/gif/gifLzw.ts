// LZW as used by GIF: codes of 3 to 12 bits, least significant bit first.

const CODES_MAX = 4096;

/**
 * The first `count` colour indices of LZW data. Null if a code is invalid or the data ends too early, that is if the
 * frame is damaged. Ignores data after them, like decoders do.
 */
export function readLzw(data: Uint8Array, minCodeSize: number, count: number): Uint8Array | null {
  if (minCodeSize < 1 || minCodeSize > 8) return null;
  const clear = 1 << minCodeSize;
  const end = clear + 1;
  // Each code is another code's string plus one index.
  const prefix = new Uint16Array(CODES_MAX);
  const suffix = new Uint8Array(CODES_MAX);
  const stack = new Uint8Array(CODES_MAX + 1);
  for (let code = 0; code < clear; code += 1) suffix[code] = code;

  const out = new Uint8Array(count);
  let written = 0;
  let codeSize = minCodeSize + 1;
  let next = clear + 2;
  let last = -1;
  let first = 0;
  let bits = 0;
  let bitCount = 0;
  let at = 0;

  while (written < count) {
    while (bitCount < codeSize) {
      const byte = data[at];
      if (byte === undefined) return null;
      bits |= byte << bitCount;
      bitCount += 8;
      at += 1;
    }
    const code = bits & ((1 << codeSize) - 1);
    bits >>>= codeSize;
    bitCount -= codeSize;

    if (code === end) return null;
    if (code === clear) {
      codeSize = minCodeSize + 1;
      next = clear + 2;
      last = -1;
      continue;
    }
    if (code > next || (last < 0 && code >= clear) || (code === next && last < 0)) return null;

    // Strings are decoded from their end; a code that is just being defined is the last string plus its own first
    // index.
    let depth = 0;
    let walk = code;
    if (code === next) {
      stack[depth++] = first;
      walk = last;
    }
    while (walk >= clear) {
      if (depth >= CODES_MAX) return null;
      stack[depth++] = suffix[walk] ?? 0;
      walk = prefix[walk] ?? 0;
    }
    first = walk;
    stack[depth++] = first;

    if (last >= 0 && next < CODES_MAX) {
      prefix[next] = last;
      suffix[next] = first;
      next += 1;
      if (next === 1 << codeSize && codeSize < 12) codeSize += 1;
    }
    last = code;
    while (depth > 0 && written < count) out[written++] = stack[--depth] ?? 0;
  }
  return out;
}
