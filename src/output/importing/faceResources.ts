// Resources of a face by type and name, from a folder tree or a package's table.
import { NO_DENSITY, type ReadResourceTable } from '../apk/readPackage';

type Bytes = Uint8Array<ArrayBuffer>;
export type Entries = ReadonlyMap<string, Bytes>;

/** A file that is a resource. */
export interface FaceResource {
  readonly type: string;
  readonly name: string;
  readonly path: string;
  /** Dots per inch; 0 if the folder has none. */
  readonly density: number;
  /** Such as `zh` or `zh-CN`; empty for any. */
  readonly language: string;
  readonly bytes: Bytes;
}

/** Dots per inch of folders such as `drawable-hdpi`. */
const DENSITIES: Readonly<Record<string, number>> = {
  ldpi: 120,
  mdpi: 160,
  tvdpi: 213,
  hdpi: 240,
  xhdpi: 320,
  xxhdpi: 480,
  xxxhdpi: 640,
  anydpi: 0xfffe,
  nodpi: NO_DENSITY,
};

/** Normalizes `b+zh+Hans` and `zh-rCN` to `zh-Hans`, `zh-CN`; empty if the qualifiers have no language. */
function languageOf(qualifiers: readonly string[]): string {
  const modern = qualifiers.find((one) => one.startsWith('b+'));
  if (modern) return modern.slice(2).replaceAll('+', '-');
  const at = qualifiers.findIndex((one) => /^[a-z]{2,3}$/.test(one) && one !== 'car');
  const region = /^r([A-Z]{2})$/.exec(qualifiers[at + 1] ?? '')?.[1];
  return at < 0 ? '' : [qualifiers[at], region].filter(Boolean).join('-');
}

/** Folders that builds and archivers create beside the sources. */
const MADE = /(?:^|\/)(?:build|__MACOSX|\.gradle|\.git|\.idea)\//;
const PLACE = /^(.*?)(?:^|\/)res\/([a-z]+)((?:-[^/]+)?)\/([^/]+)$/;

interface Placed extends FaceResource {
  /** The folder that contains `res`. */
  readonly root: string;
}

function placed(path: string, bytes: Bytes): Placed | null {
  const [, root = '', type, qualifiers = '', file] = PLACE.exec(path) ?? [];
  if (type === undefined || file === undefined || MADE.test(path)) return null;
  const marks = qualifiers.split('-').slice(1);
  return {
    root: root === '' ? '' : `${root}/`,
    type,
    name: file.replace(/(?:\.9)?\.[^.]*$/, ''),
    path,
    density: Math.max(0, ...marks.map((mark) => DENSITIES[mark] ?? 0)),
    language: languageOf(marks),
    bytes,
  };
}

/** Resource folders with their resources, in archive order. */
export function resourcesByFolder(entries: Entries): ReadonlyMap<string, readonly FaceResource[]> {
  const roots = new Map<string, FaceResource[]>();
  for (const [path, bytes] of entries) {
    const placedFile = placed(path, bytes);
    if (!placedFile) continue;
    const { root, ...resource } = placedFile;
    const list = roots.get(root);
    if (list) list.push(resource);
    else roots.set(root, [resource]);
  }
  return roots;
}

/** Types whose resources are files. */
const FILES = new Set(['drawable', 'mipmap', 'font', 'raw', 'xml']);

/** Files listed in a package's table, whatever their paths. */
export function resourcesByTable(
  entries: Entries,
  table: Extract<ReadResourceTable, { ok: true }>,
): readonly FaceResource[] {
  return table.values.flatMap(({ type, name, text, language, country, density }) => {
    const bytes = FILES.has(type) ? entries.get(text) : undefined;
    return bytes
      ? [{ type, name, path: text, density, language: [language, country].filter(Boolean).join('-'), bytes }]
      : [];
  });
}

/** Preference for a watch of any language and density: default ones first, then `nodpi`, then the highest density. */
const rank = ({ language, density }: FaceResource): number => (language === '' ? 1e6 : 0) + density;

/** The best resource for each name; the first on a tie. */
export function bestOf(
  resources: readonly FaceResource[],
  types: readonly string[],
): ReadonlyMap<string, FaceResource> {
  const best = new Map<string, FaceResource>();
  for (const one of resources) {
    const before = best.get(one.name);
    if (types.includes(one.type) && (!before || rank(one) > rank(before))) best.set(one.name, one);
  }
  return best;
}
