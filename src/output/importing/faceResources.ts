// The resources of a face by type and name, whether a folder tree says so or the table of a package.
import { NO_DENSITY, type ReadResourceTable } from '../apk/readPackage';

type Bytes = Uint8Array<ArrayBuffer>;
export type Entries = ReadonlyMap<string, Bytes>;

/** A file that is a resource. */
export interface FaceResource {
  readonly type: string;
  readonly name: string;
  readonly path: string;
  /** Dots an inch; 0 where the folder says none. */
  readonly density: number;
  /** As in `zh`, `zh-CN`; empty where any counts. */
  readonly language: string;
  readonly bytes: Bytes;
}

/** Dots an inch of folders such as `drawable-hdpi`. */
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

/** `b+zh+Hans` and `zh-rCN` as `zh-Hans`, `zh-CN`; empty where the qualifiers name no language. */
function languageOf(qualifiers: readonly string[]): string {
  const modern = qualifiers.find((one) => one.startsWith('b+'));
  if (modern) return modern.slice(2).replaceAll('+', '-');
  const at = qualifiers.findIndex((one) => /^[a-z]{2,3}$/.test(one) && one !== 'car');
  const region = /^r([A-Z]{2})$/.exec(qualifiers[at + 1] ?? '')?.[1];
  return at < 0 ? '' : [qualifiers[at], region].filter(Boolean).join('-');
}

/** Folders that builds and archivers make beside the sources. */
const MADE = /(?:^|\/)(?:build|__MACOSX|\.gradle|\.git|\.idea)\//;
const PLACE = /^(.*?)(?:^|\/)res\/([a-z]+)((?:-[^/]+)?)\/([^/]+)$/;

interface Placed extends FaceResource {
  /** The folder in which `res` stands. */
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

/** The folders with resources, each with those in it, in the order of the archive. */
export function resourcesByFolder(entries: Entries): ReadonlyMap<string, readonly FaceResource[]> {
  const roots = new Map<string, FaceResource[]>();
  for (const [path, bytes] of entries) {
    const found = placed(path, bytes);
    if (!found) continue;
    const { root, ...resource } = found;
    const list = roots.get(root);
    if (list) list.push(resource);
    else roots.set(root, [resource]);
  }
  return roots;
}

/** Types whose resources are files. */
const FILES = new Set(['drawable', 'mipmap', 'font', 'raw', 'xml']);

/** The files that a package's table names, whatever their paths are. */
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

/** What is shown on a watch of any language and density: plain ones, then `nodpi`, then the finest. */
const rank = ({ language, density }: FaceResource): number => (language === '' ? 1e6 : 0) + density;

/** The best resource of each name, the first of equals. */
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
