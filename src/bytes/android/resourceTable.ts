// Writes resources.arsc, the table in which the platform looks up files and texts of a package by name.
import { ByteWriter } from '../byteWriter';
import { StringPool } from './stringPool';
import { type ResourceIds, VALUE, VALUE_BYTES } from './typedValue';

/** Resource types of a face; their order determines the type numbers. */
export type ResourceType = 'drawable' | 'font' | 'raw' | 'string' | 'xml';
const TYPES: readonly ResourceType[] = ['drawable', 'font', 'raw', 'string', 'xml'];

/** Configuration of a value. `nodpi`: pictures that devices do not rescale. `zh`: for Chinese. */
export type ResourceConfig = 'any' | 'nodpi' | 'zh';
/** The plain configuration first, because the platform takes the last of the best matches. */
const CONFIGS: readonly ResourceConfig[] = ['any', 'nodpi', 'zh'];

export interface Resource {
  readonly type: ResourceType;
  readonly name: string;
  /** A path inside the package, or text. */
  readonly values: Readonly<Partial<Record<ResourceConfig, string>>>;
}

/** Package id of all applications. */
const PACKAGE_ID = 0x7f;
const PACKAGE_NAME_UNITS = 128;
/** Types of chunks of a table. */
export const TABLE_CHUNK = { table: 0x0002, package: 0x0200, type: 0x0201, spec: 0x0202 };
const HEADER_BYTES = { table: 12, package: 288, spec: 16 };
const CONFIG_BYTES = 64;
const TYPE_HEADER_BYTES = 20 + CONFIG_BYTES;
const ENTRY_BYTES = 8;
const NO_ENTRY = 0xffffffff;
/** Density value for "not scaled". */
export const NO_DENSITY = 0xffff;
/** Device requirements of a configuration, and the bits that mark an entry as varying in it. */
const ASKS: Readonly<Record<ResourceConfig, { language: string; density: number; bits: number }>> = {
  any: { language: '\0\0', density: 0, bits: 0 },
  nodpi: { language: '\0\0', density: NO_DENSITY, bits: 0x0100 },
  zh: { language: 'zh', density: 0, bits: 0x0004 },
};

/** Types that have resources, in number order, each with its resources by name. */
const typesIn = (resources: readonly Resource[]) =>
  TYPES.map((type) => ({
    type,
    all: resources.filter((each) => each.type === type).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  })).filter(({ all }) => all.length > 0);

/** The ids that the table assigns to its resources. */
export function resourceIds(resources: readonly Resource[]): ResourceIds {
  const ids = new Map<string, number>(
    typesIn(resources).flatMap(({ type, all }, t) =>
      all.map(({ name }, i) => [`${type}/${name}`, PACKAGE_ID * 2 ** 24 + (t + 1) * 2 ** 16 + i] as const),
    ),
  );
  return (name) => ids.get(name);
}

function configBytes(config: ResourceConfig): Uint8Array<ArrayBuffer> {
  const { language, density } = ASKS[config];
  return new ByteWriter()
    .u32(CONFIG_BYTES, 0)
    .put(new TextEncoder().encode(language))
    .u16(0, 0, density)
    .zeros(CONFIG_BYTES - 16)
    .done();
}

function typeChunk(id: number, config: ResourceConfig, all: readonly Resource[], keys: StringPool, texts: StringPool) {
  const entries = new ByteWriter();
  const offsets = all.map(({ name, values }) => {
    const text = values[config];
    if (text === undefined) return NO_ENTRY;
    const at = entries.length;
    entries.u16(ENTRY_BYTES, 0).u32(keys.of(name));
    entries.u16(VALUE_BYTES).u8(0).u8(VALUE.text).u32(texts.of(text));
    return at;
  });
  const begin = TYPE_HEADER_BYTES + 4 * offsets.length;
  return new ByteWriter()
    .u16(TABLE_CHUNK.type, TYPE_HEADER_BYTES)
    .u32(begin + entries.length, id, offsets.length, begin)
    .put(configBytes(config))
    .u32(...offsets)
    .put(entries.done())
    .done();
}

const specChunk = (id: number, all: readonly Resource[]) =>
  new ByteWriter()
    .u16(TABLE_CHUNK.spec, HEADER_BYTES.spec)
    .u32(HEADER_BYTES.spec + 4 * all.length, id, all.length)
    .u32(
      ...all.map(({ values }) =>
        CONFIGS.reduce((mask, config) => (values[config] === undefined ? mask : mask | ASKS[config].bits), 0),
      ),
    )
    .done();

/**
 * The file. It must be stored uncompressed and aligned to 4 bytes.
 * @throws RangeError if a name occurs twice in a type or the package's name is too long.
 */
export function resourceTable(packageName: string, resources: readonly Resource[]): Uint8Array<ArrayBuffer> {
  const names = new Set(resources.map(({ type, name }) => `${type}/${name}`));
  if (names.size < resources.length) throw new RangeError('A resource stands twice.');
  if (packageName.length >= PACKAGE_NAME_UNITS) throw new RangeError('The name of the package is too long.');
  const texts = new StringPool();
  const keys = new StringPool();
  const types = new StringPool();
  const body = new ByteWriter();
  typesIn(resources).forEach(({ type, all }, i) => {
    types.append(type);
    body.put(specChunk(i + 1, all));
    for (const config of CONFIGS)
      if (all.some(({ values }) => values[config] !== undefined)) body.put(typeChunk(i + 1, config, all, keys, texts));
  });
  const [typeNames, keyNames, values] = [types.chunk(), keys.chunk(), texts.chunk()];
  const packageBytes = HEADER_BYTES.package + typeNames.length + keyNames.length + body.length;
  const out = new ByteWriter()
    .u16(TABLE_CHUNK.table, HEADER_BYTES.table)
    .u32(HEADER_BYTES.table + values.length + packageBytes, 1)
    .put(values)
    .u16(TABLE_CHUNK.package, HEADER_BYTES.package)
    .u32(packageBytes, PACKAGE_ID);
  for (let i = 0; i < PACKAGE_NAME_UNITS; i += 1) out.u16(packageName.charCodeAt(i) || 0);
  // Positions of the two pools, each with the number of public entries, of which faces have none.
  out.u32(HEADER_BYTES.package, 0, HEADER_BYTES.package + typeNames.length, 0, 0);
  return out.put(typeNames).put(keyNames).put(body.done()).done();
}
