// Reads untrusted resources.arsc files: the file or text of each resource name, by configuration.
import { RESOURCE_VALUES_MAX } from '@/schemas/limits';
import { viewOf } from '../joinBytes';
import { type Chunk, chunkAt, chunksIn } from './chunk';
import type { BinaryFault } from './readBinaryXml';
import { type ReadStrings, readStringPool } from './readStringPool';
import { TABLE_CHUNK } from './resourceTable';
import { POOL } from './stringPool';
import { VALUE } from './typedValue';
import { valueText } from './valueText';

/** A resource value in one configuration. */
export interface TableValue {
  readonly id: number;
  /** Resource type, such as `drawable`, and its name. */
  readonly type: string;
  readonly name: string;
  /** Two-letter language code, empty for any; and the country code. */
  readonly language: string;
  readonly country: string;
  /** Dots per inch; 0 for any. */
  readonly density: number;
  /** A path inside the package, or text; a text such as `@string/name` if it refers to another resource. */
  readonly text: string;
  readonly isReference: boolean;
}

export type ReadResourceTable =
  | { ok: true; packageName: string; values: readonly TableValue[]; nameOf(id: number): string | undefined }
  | { ok: false; fault: BinaryFault };

/** Flag bits of types and entries. */
const TYPE_FLAGS = { sparse: 0x01, short: 0x02 };
const ENTRY_FLAGS = { complex: 0x01, compact: 0x08 };
const NONE = 0xffffffff;
const NONE_16 = 0xffff;
const PACKAGE_NAME_UNITS = 128;

interface FoundResource extends Omit<TableValue, 'text' | 'isReference'> {
  readonly valueType: number;
  readonly data: number;
}

class Reader {
  private values: ReadStrings = () => '';
  readonly resources: FoundResource[] = [];
  packageName = '';
  isTooLarge = false;
  constructor(private readonly view: DataView) {}

  private u8 = (at: number) => this.view.getUint8(at);
  private u16 = (at: number) => this.view.getUint16(at, true);
  private u32 = (at: number) => this.view.getUint32(at, true);

  read(): void {
    const table = chunkAt(this.view, 0, this.view.byteLength);
    if (table.type !== TABLE_CHUNK.table) throw new RangeError('No table of resources.');
    for (const chunk of chunksIn(this.view, table.body, table.end)) {
      if (chunk.type === POOL.type) this.values = readStringPool(this.view, chunk);
      else if (chunk.type === TABLE_CHUNK.package) this.package(chunk);
    }
  }

  private package(chunk: Chunk): void {
    const { begin, body, end } = chunk;
    const units = Array.from({ length: PACKAGE_NAME_UNITS }, (_, i) => this.u16(begin + 12 + 2 * i));
    const length = units.indexOf(0);
    this.packageName ||= String.fromCharCode(...units.slice(0, length < 0 ? units.length : length));
    const pool = (at: number) => readStringPool(this.view, chunkAt(this.view, begin + this.u32(begin + at), end));
    const [types, keys] = [pool(12 + 2 * PACKAGE_NAME_UNITS), pool(20 + 2 * PACKAGE_NAME_UNITS)];
    const packageId = this.u32(begin + 8);
    for (const one of chunksIn(this.view, body, end))
      if (one.type === TABLE_CHUNK.type) this.type(one, packageId, types, keys);
  }

  private type(chunk: Chunk, packageId: number, types: ReadStrings, keys: ReadStrings): void {
    const { begin, body, end } = chunk;
    const [number, flags] = [this.u8(begin + 8), this.u8(begin + 9)];
    const count = this.u32(begin + 12);
    const first = begin + this.u32(begin + 16);
    const width = (flags & TYPE_FLAGS.short) === 0 ? 4 : 2;
    if (body + width * count > end || number === 0) throw new RangeError('A type is cut off.');
    const when = this.config(begin + 20);
    const type = types(number - 1);
    for (let row = 0; row < count; row += 1) {
      const at = body + width * row;
      const isSparse = (flags & TYPE_FLAGS.sparse) !== 0;
      const index = isSparse ? this.u16(at) : row;
      const place = isSparse ? this.u16(at + 2) * 4 : this.offset(at, width);
      if (place === null) continue;
      const value = this.entry(first + place, end, keys);
      const id = packageId * 2 ** 24 + number * 2 ** 16 + index;
      if (value) this.resources.push({ id, type, ...when, ...value });
      this.isTooLarge = this.resources.length > RESOURCE_VALUES_MAX;
      if (this.isTooLarge) throw new RangeError('It holds too much.');
    }
  }

  private offset(at: number, width: number): number | null {
    if (width === 4) return this.u32(at) === NONE ? null : this.u32(at);
    return this.u16(at) === NONE_16 ? null : this.u16(at) * 4;
  }

  private config(at: number) {
    const letters = (from: number) => {
      const [a, b] = [this.u8(from), this.u8(from + 1)];
      if (a === 0) return '';
      // A three-letter language packed in two bytes; the product supports none of these.
      return a >= 0x80 ? 'other' : String.fromCharCode(a, b);
    };
    return { language: letters(at + 8), country: letters(at + 10), density: this.u16(at + 14) };
  }

  /** Null for a compound value, such as a style. */
  private entry(at: number, end: number, keys: ReadStrings): Pick<FoundResource, 'name' | 'valueType' | 'data'> | null {
    if (at + 8 > end) throw new RangeError('An entry is cut off.');
    const flags = this.u16(at + 2);
    if ((flags & ENTRY_FLAGS.compact) !== 0)
      return { name: keys(this.u16(at)), valueType: flags >> 8, data: this.u32(at + 4) };
    if ((flags & ENTRY_FLAGS.complex) !== 0) return null;
    const value = at + this.u16(at);
    if (value + 8 > end) throw new RangeError('A value is cut off.');
    return { name: keys(this.u32(at + 4)), valueType: this.u8(value + 3), data: this.u32(value + 4) };
  }

  textOf({ valueType, data }: FoundResource, nameOf: (id: number) => string | undefined): string {
    return valueType === VALUE.text ? this.values(data) : (valueText(valueType, data, nameOf) ?? '');
  }
}

/** Values of all packages in the table, in order. Never throws. */
export function readResourceTable(bytes: Uint8Array): ReadResourceTable {
  const reader = new Reader(viewOf(bytes));
  try {
    reader.read();
    const names = new Map(reader.resources.map(({ id, type, name }) => [id, `${type}/${name}`]));
    const nameOf = (id: number) => names.get(id);
    const values = reader.resources.map((one): TableValue => {
      const { valueType, data: _, ...rest } = one;
      return { ...rest, text: reader.textOf(one, nameOf), isReference: valueType === VALUE.reference };
    });
    return { ok: true, packageName: reader.packageName, values, nameOf };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, fault: reader.isTooLarge ? 'tooLarge' : 'damaged' };
  }
}
