// Converts typed values of binary XML and resource tables back to their source text.
import { VALUE } from './typedValue';

/** Looks up the name of a resource, such as `drawable/preview`; undefined for an unknown id. */
export type ResourceNames = (id: number) => string | undefined;

const UNITS = ['px', 'dp', 'sp', 'pt', 'in', 'mm'];
const SHARES = ['%', '%p'];
/** Unit of a dimension's fraction, by radix. */
const RADIX = [2 ** -8, 2 ** -15, 2 ** -23, 2 ** -31];

/** Rounded to the number that was presumably meant. */
const plain = (value: number) => String(Number(value.toPrecision(7)));

function float(data: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, data);
  return view.getFloat32(0);
}

/** A 24-bit number with its radix; the rest of the bits is the unit. */
const complex = (data: number) => ((data & ~0xff) | 0) * (RADIX[(data >> 4) & 3] ?? 0);

const digits = (data: number, count: number) => data.toString(16).padStart(8, '0').slice(-count);
/** Colours with one digit per channel repeat the digit in the 32 bits. */
const short = (data: number, count: number) =>
  digits(data, 2 * count)
    .match(/../g)
    ?.map(([letter]) => letter)
    .join('') ?? '';

/** The text; a resource without a name is `@0x7f010000`. Null for a type without a text form. */
export function valueText(type: number, data: number, nameOf: ResourceNames): string | null {
  if (type === VALUE.reference) {
    const name = data === 0 ? undefined : nameOf(data);
    return data === 0 ? '@null' : `@${name ?? `0x${digits(data, 8)}`}`;
  }
  if (type === VALUE.float) return plain(float(data));
  if (type === VALUE.dimension) return `${plain(complex(data))}${UNITS[data & 0xf] ?? ''}`;
  if (type === VALUE.fraction) return `${plain(complex(data) * 100)}${SHARES[data & 0xf] ?? ''}`;
  if (type === VALUE.decimal) return String(data | 0);
  if (type === VALUE.hex) return `0x${data.toString(16)}`;
  if (type === VALUE.boolean) return data === 0 ? 'false' : 'true';
  if (type === VALUE.color8) return `#${digits(data, 8)}`;
  if (type === VALUE.color6) return `#${digits(data, 6)}`;
  if (type === VALUE.color4) return `#${short(data, 4)}`;
  return type === VALUE.color3 ? `#${short(data, 3)}` : null;
}
