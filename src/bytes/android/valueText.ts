// The text of a value that binary XML or a resource table holds as a type and 32 bits: what a source file would have said.
import { VALUE } from './typedValue';

/** How a resource is named, as in `drawable/preview`; undefined where the id is not known. */
export type ResourceNames = (id: number) => string | undefined;

const UNITS = ['px', 'dp', 'sp', 'pt', 'in', 'mm'];
const SHARES = ['%', '%p'];
/** What the fraction of a dimension is counted in, by its radix. */
const RADIX = [2 ** -8, 2 ** -15, 2 ** -23, 2 ** -31];

/** Written shortly enough to be the number that was meant. */
const plain = (value: number) => String(Number(value.toPrecision(7)));

function float(data: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, data);
  return view.getFloat32(0);
}

/** A number of 24 bits with its radix, and the unit's number. */
const complex = (data: number) => ((data & ~0xff) | 0) * (RADIX[(data >> 4) & 3] ?? 0);

const digits = (data: number, count: number) => data.toString(16).padStart(8, '0').slice(-count);
/** Colours of one digit a channel repeat it in the 32 bits. */
const short = (data: number, count: number) =>
  digits(data, 2 * count)
    .match(/../g)
    ?.map(([letter]) => letter)
    .join('') ?? '';

/** The text; a resource without a name is `@0x7f010000`. Null for a type that stands for no text. */
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
