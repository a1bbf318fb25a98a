// Writes DER (X.690): the value types of certificates and keys.
import { joinBytes } from '../joinBytes';

/** Tags of the supported value types. */
export const DER = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

type Bytes = Uint8Array<ArrayBuffer>;

/** Big-endian base-256 digits of a number, at least one. */
function digits(value: number): number[] {
  const low = value % 256;
  return value < 256 ? [low] : [...digits(Math.floor(value / 256)), low];
}

/** A value with its tag and length. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Bytes {
  const length = contents.reduce((sum, part) => sum + part.length, 0);
  const size = length < 128 ? [length] : [0x80 | digits(length).length, ...digits(length)];
  return joinBytes([Uint8Array.from([tag, ...size]), ...contents]);
}

/** A non-negative integer from its big-endian bytes. */
export function derInteger(value: number | Uint8Array): Bytes {
  const bytes = typeof value === 'number' ? Uint8Array.from(digits(value)) : value;
  const first = bytes.findIndex((byte) => byte !== 0);
  const short = first < 0 ? Uint8Array.of(0) : bytes.subarray(first);
  return der(DER.integer, (short[0] ?? 0) >= 0x80 ? joinBytes([Uint8Array.of(0), short]) : short);
}

export const derSequence = (...parts: readonly Uint8Array[]): Bytes => der(DER.sequence, ...parts);
export const derSet = (...parts: readonly Uint8Array[]): Bytes => der(DER.set, ...parts);
export const derNull = (): Bytes => der(DER.nothing);
export const derUtf8 = (text: string): Bytes => der(DER.utf8, new TextEncoder().encode(text));
export const derOctets = (bytes: Uint8Array): Bytes => der(DER.octets, bytes);
/** A bit string of whole bytes, without unused bits. */
export const derBits = (bytes: Uint8Array): Bytes => der(DER.bits, Uint8Array.of(0), bytes);
/** An explicit context tag, `[number]` in ASN.1. */
export const derContext = (number: number, ...parts: readonly Uint8Array[]): Bytes => der(0xa0 | number, ...parts);

/** An object identifier from dotted notation. */
export function derOid(text: string): Bytes {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const groups = [first * 40 + second, ...rest].flatMap((arc) => {
    const septets = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      septets.unshift((left % 128) | 0x80);
    return septets;
  });
  return der(DER.oid, Uint8Array.from(groups));
}

/** A time in ms, to the second in UTC: a two-digit year until 2049, four digits from then on (RFC 5280, 4.1.2.5). */
export function derTime(ms: number): Bytes {
  const text = `${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  const isShort = new Date(ms).getUTCFullYear() < 2050;
  return der(isShort ? DER.utcTime : DER.time, new TextEncoder().encode(isShort ? text.slice(2) : text));
}
