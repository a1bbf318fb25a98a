// SHA-256: WebCrypto in secure contexts, plain JavaScript otherwise (http on a LAN address).

const fractionBits = (value: number) => ((value - Math.floor(value)) * 2 ** 32) >>> 0;

/** The first `count` primes. */
function primes(count: number): number[] {
  const list: number[] = [];
  for (let n = 2; list.length < count; n += 1) if (list.every((prime) => n % prime !== 0)) list.push(n);
  return list;
}

/** FIPS 180-4: round constants and initial values are fraction bits of cube and square roots of primes. */
const ROUND = Uint32Array.from(primes(64), (prime) => fractionBits(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(length));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** SHA-256 without WebCrypto, 32 bytes. */
export function plainSha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) w[i] = i < 16 ? view.getUint32(block + i * 4) : expanded(w, i);
    compress(state, w);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    digest.setUint32(i * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

function expanded(w: Uint32Array, i: number): number {
  const a = w[i - 15] ?? 0;
  const b = w[i - 2] ?? 0;
  const first = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
  const second = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
  return (w[i - 16] ?? 0) + first + (w[i - 7] ?? 0) + second;
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const big = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
    const small = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}

/** Two lower-case digits for each byte. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of bytes, 64 hex digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return toHex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : plainSha256(bytes));
}
