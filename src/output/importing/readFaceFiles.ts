// Reads an untrusted watch face into its files: a single document, sources in a zip, or a package. Bounded; refuses
// with a reason.
import { isFontFault, readFont } from '@/bytes/font/trueType';
import { readXml } from '@/bytes/xml/readXml';
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { readZip } from '@/bytes/zip/readZip';
import { namesIn, PICTURE_ATTRIBUTES } from '@/face/nodes/kept/partNames';
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import { FONT_UPLOAD_BYTES, PACKAGE_NAME_MAX } from '@/schemas/limits';
import {
  formatVersionIn,
  isBinaryXml,
  labelIn,
  MANIFEST,
  type ReadResourceTable,
  readBinaryXml,
  readResourceTable,
  TABLE,
} from '../apk/readPackage';
import { fileNote } from './faceNotes';
import { createPictureTaker, type RedrawPicture } from './facePictures';
import { bestOf, type Entries, type FaceResource, resourcesByFolder, resourcesByTable } from './faceResources';
import { labelOf, referenceIn, sortedStrings, sourceWords, tableWords, type Word } from './faceStrings';
import { isFaceDocument, isZip } from './fileMarks';
import { type ImportError, refusedFace, refusedXml, refusedZip } from './importError';
import type { FaceFiles, ImportNote } from './imported';
import { infoLeft, languagesLeft } from './leftWords';
import { packedFace } from './packedFace';
import { resourceName, withPlainNames } from './plainNames';

type Bytes = Uint8Array<ArrayBuffer>;

/** `left`: notes on files that are missing or were changed. */
export type ReadFaceFiles = { ok: true; files: FaceFiles; left: readonly ImportNote[] } | ImportError;

export interface FaceFilePorts {
  /** Null without a canvas; pictures in other formats than the product's are then dropped. */
  redraw: RedrawPicture | null;
}

const ROOT = 'WatchFace';
const DOCUMENT = 'watchface';
/** Bytes searched for the root of a document. */
const SNIFFED = 4096;

type ReadDocument = { ok: true; root: XmlElement } | ImportError;
type NameOf = (id: number) => string | undefined;

function readDocument(bytes: Bytes, nameOf?: NameOf): ReadDocument {
  if (isBinaryXml(bytes)) {
    const read = readBinaryXml(bytes, nameOf);
    if (!read.ok) return refusedFace(read.fault === 'tooLarge' ? 'tooMuch' : 'badXml');
    return asFace(read.root);
  }
  const read = readXml(bytes);
  return read.ok ? asFace(read.root) : refusedXml(read.fault, read.line);
}

const asFace = (root: XmlElement): ReadDocument =>
  root.name === ROOT
    ? { ok: true, root: withPlainNames(root) }
    : refusedFace('notWatchFace', { root: root.name.slice(0, 60) }, root.line ?? null);

/** Whether a file looks like a watch face document, as text in any supported encoding, or compiled. */
function looksLikeFace(bytes: Bytes): boolean {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED)).replaceAll('\0', '');
  return isBinaryXml(bytes) ? text.includes(ROOT) : text.includes(`<${ROOT}`);
}

/** Common to sources and packages. */
interface FoundFile {
  /** A single file, treated as a document whatever it looks like. */
  isAlone?: boolean;
  resources: readonly FaceResource[];
  words: readonly Word[];
  labelText: string | undefined;
  packageName: string | null;
  formatVersion?: FormatVersion | null;
  nameOf?: NameOf;
  notes: readonly ImportNote[];
}

/** Names of the documents listed in `watch_face_shapes`, the best for a round watch first. */
function shapesIn({ resources, nameOf }: FoundFile): readonly string[] {
  const listed = resources.find(({ type, name }) => type === 'xml' && name === 'watch_face_shapes');
  if (!listed) return [];
  const read = isBinaryXml(listed.bytes) ? readBinaryXml(listed.bytes, nameOf) : readXml(listed.bytes);
  if (!read.ok) return [];
  const rank = ({ attributes: { shape, width } }: XmlElement) =>
    (shape === undefined || /circle|round/i.test(shape) ? 1e6 : 0) + (Number(width) || 0);
  return elementsOf(read.root)
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ attributes }) => resourceName(attributes.file));
}

/** The document to open and the other ones; null if there is none. */
function documentsOf(files: FoundFile): { chosen: FaceResource; others: readonly FaceResource[] } | null {
  const all = files.resources.filter(({ type, bytes }) => type === 'raw' && (files.isAlone || looksLikeFace(bytes)));
  const order = [...shapesIn(files), DOCUMENT];
  const place = ({ name }: FaceResource) => (order.includes(name) ? order.indexOf(name) : order.length);
  const [chosen, ...others] = all.toSorted((a, b) => place(a) - place(b));
  return chosen ? { chosen, others } : null;
}

/** Names in these attributes, each with the line of its first occurrence. */
function namedIn(root: XmlElement, attributes: Iterable<string>): ReadonlyMap<string, number | null> {
  const named = new Map<string, number | null>();
  const left: XmlElement[] = [root];
  for (let element = left.pop(); element; element = left.pop()) {
    for (const key of attributes) {
      const name = resourceName(element.attributes[key]);
      // A name filled in at run time is not a file.
      if (name !== '' && !name.startsWith('[') && !named.has(name)) named.set(name, element.line ?? null);
    }
    left.push(...elementsOf(element).toReversed());
  }
  return named;
}

/** A family that means the watch's own font. */
const SYSTEM_FONTS = new Set(['SYNC_TO_DEVICE']);

function fontsOf(folder: FoundFile, root: XmlElement) {
  const fonts = new Map<string, Bytes>();
  const notes: ImportNote[] = [];
  const files = bestOf(folder.resources, ['font']);
  for (const [name] of namedIn(root, ['family'])) {
    const file = files.get(name);
    if (!file || SYSTEM_FONTS.has(name)) continue;
    if (file.bytes.length > FONT_UPLOAD_BYTES) notes.push(fileNote('fontTooLarge', file.path));
    else if (isFontFault(readFont(file.bytes))) notes.push(fileNote('fontKind', file.path));
    else fonts.set(name, file.bytes);
  }
  return { fonts, notes };
}

async function picturesOf(folder: FoundFile, named: ReadonlyMap<string, number | null>, redraw: RedrawPicture | null) {
  const take = createPictureTaker(redraw);
  const files = bestOf(folder.resources, ['drawable', 'mipmap']);
  const pictures = new Map<string, NonNullable<Awaited<ReturnType<typeof take>>['picture']>>();
  const notes: ImportNote[] = [];
  const missing: ImportNote[] = [];
  for (const [name, line] of named) {
    const file = files.get(name);
    if (!file) {
      missing.push(fileNote('pictureMissing', name, {}, line));
      continue;
    }
    const { picture, note } = await take(file);
    if (picture) pictures.set(name, picture);
    if (note) notes.push({ ...note, line });
  }
  return { pictures, notes: [...notes, ...gathered(missing)] };
}

/** Up to this many missing pictures get a note each. */
const MISSING_EACH = 3;
/** Maximum names in a combined note. */
const NAMED_MAX = 200;
const namesOf = (all: readonly string[]): ImportNote['names'] =>
  all.slice(0, NAMED_MAX).map((what) => ({ what, uuid: null }));

/** Combines notes on many missing pictures: the file contains only the document or part of the project. */
function gathered(missing: readonly ImportNote[]): readonly ImportNote[] {
  const [first] = missing;
  if (!first || missing.length <= MISSING_EACH) return missing;
  const names = namesOf(missing.map(({ what }) => what));
  return [{ ...first, key: 'picturesMissing', params: { others: missing.length - 1 }, names }];
}

/** Files that packages contain besides those the document names: the preview, app icons. */
const BESIDE = /^(?:preview.*|ic_launcher.*|icon|app_icon)$/;

function unused({ resources }: FoundFile, named: ReadonlySet<string>): readonly ImportNote[] {
  const files = new Set(
    resources
      .filter(({ type, name }) => ['drawable', 'font'].includes(type) && !named.has(name) && !BESIDE.test(name))
      .map(({ name }) => name),
  );
  const [first] = files;
  if (first === undefined) return [];
  if (files.size === 1) return [fileNote('fileUnused', first)];
  return [{ ...fileNote('filesUnused', first, { others: files.size - 1 }), names: namesOf([...files]) }];
}

const APP_NAME = '@string/app_name';

async function filesOf(files: FoundFile, { redraw }: FaceFilePorts): Promise<ReadFaceFiles> {
  const documents = documentsOf(files);
  if (!documents) return refusedFace('noDocument');
  const read = readDocument(documents.chosen.bytes, files.nameOf);
  if (!read.ok) return read;
  const named = namedIn(read.root, PICTURE_ATTRIBUTES);
  const { pictures, notes } = await picturesOf(files, named, redraw);
  const { fonts, notes: fontNotes } = fontsOf(files, read.root);
  const used = new Set([...named.keys(), ...namedIn(read.root, ['family']).keys()]);
  const strings = sortedStrings(files.words);
  const labelText = labelOf(files.labelText, strings) ? files.labelText : APP_NAME;
  const shown = new Set([...namesIn(read.root).strings, referenceIn(labelText) ?? '']);
  return {
    ok: true,
    files: {
      document: read.root,
      pictures,
      fonts,
      strings,
      label: labelOf(labelText, strings),
      packageName: files.packageName?.slice(0, PACKAGE_NAME_MAX) ?? null,
      formatVersion: files.formatVersion ?? null,
    },
    left: [
      ...files.notes,
      ...documents.others.map(({ path }) => fileNote('otherLayout', path)),
      ...notes,
      ...fontNotes,
      ...unused(files, used),
      ...languagesLeft(files.words, strings, shown),
      ...infoLeft(files.resources, files.nameOf),
    ],
  };
}

function manifestIn(bytes: Bytes | undefined, nameOf?: NameOf): XmlElement | null {
  if (!bytes) return null;
  const read = isBinaryXml(bytes) ? readBinaryXml(bytes, nameOf) : readXml(bytes);
  return read.ok ? read.root : null;
}

function packageFiles(entries: Entries): FoundFile {
  const bytes = entries.get(TABLE);
  const table: ReadResourceTable = bytes ? readResourceTable(bytes) : { ok: false, fault: 'damaged' };
  const byFolder = () => [...resourcesByFolder(entries).values()].flat();
  const nameOf = table.ok ? table.nameOf : undefined;
  const manifest = manifestIn(entries.get(MANIFEST), nameOf);
  const listed = table.ok ? resourcesByTable(entries, table) : byFolder();
  // Also accept a document that the table does not list.
  const hidden = [...entries]
    .filter(([path, content]) => !listed.some((one) => one.path === path) && looksLikeFace(content))
    .map(([path, content]): FaceResource => {
      return {
        type: 'raw',
        name: resourceName(path.split('/').at(-1)),
        path,
        density: 0,
        language: '',
        bytes: content,
      };
    });
  return {
    resources: listed.some(({ type, bytes: content }) => type === 'raw' && looksLikeFace(content))
      ? listed
      : [...listed, ...hidden],
    words: table.ok ? tableWords(table.values) : [],
    labelText: labelIn(manifest),
    packageName: manifest?.attributes.package ?? (table.ok ? table.packageName : null),
    formatVersion: formatVersionIn(manifest),
    ...(nameOf ? { nameOf } : {}),
    notes: table.ok ? [] : [fileNote('tableBroken', TABLE)],
  };
}

const depth = (path: string) => path.split('/').length;

/** The package name in a build file, in either Gradle language. */
const builtName = (text: string): string | undefined =>
  /\bapplicationId\s*=?\s*["']([\w.]+)["']/.exec(text)?.[1] ?? /\bnamespace\s*=?\s*["']([\w.]+)["']/.exec(text)?.[1];

/** The folder and its parent folders, nearest first. */
function above(root: string): readonly string[] {
  const parts = root.split('/').filter(Boolean);
  return [...parts.keys(), parts.length]
    .toReversed()
    .map((count) => parts.slice(0, count).join('/'))
    .map((path) => (path === '' ? '' : `${path}/`));
}

function sourceFiles(entries: Entries): FoundFile | ImportError {
  const folders = [...resourcesByFolder(entries)].filter(([, all]) =>
    all.some(({ type, bytes }) => type === 'raw' && looksLikeFace(bytes)),
  );
  const isMain = (root: string) => (/(?:^|\/)src\/main\/?$/.test(root) ? 0 : 1);
  const [chosen, ...others] = folders.toSorted(
    ([a], [b]) => isMain(a) - isMain(b) || depth(a) - depth(b) || (a < b ? -1 : 1),
  );
  if (!chosen) return loneDocument(entries);
  const [root, own] = chosen;
  // Resources missing here are taken from other variants of the same module.
  const module = root.replace(/[^/]+\/?$/, '');
  const lent = [...resourcesByFolder(entries)].filter(
    ([other]) => other !== root && module !== '' && other.startsWith(module),
  );
  const has = new Set(own.map(({ type, name }) => `${type}/${name}`));
  const more = lent.flatMap(([, all]) => all).filter(({ type, name }) => type !== 'raw' && !has.has(`${type}/${name}`));
  const textOf = (path: string) => new TextDecoder().decode(entries.get(path));
  const manifest = manifestIn(entries.get(`${root}${MANIFEST}`));
  const built = above(root)
    .flatMap((folder) => [`${folder}build.gradle.kts`, `${folder}build.gradle`])
    .filter((path) => entries.has(path))
    .map((path) => builtName(textOf(path)))
    .find((name) => name !== undefined);
  const resources = [...own, ...more];
  return {
    resources,
    words: sourceWords(resources),
    labelText: labelIn(manifest),
    packageName: built ?? manifest?.attributes.package ?? null,
    formatVersion: formatVersionIn(manifest),
    notes: others.map(([other]) => fileNote('otherFace', other === '' ? 'res' : other)),
  };
}

/** A zip with a document and pictures, without project folders. */
function loneDocument(entries: Entries): FoundFile | ImportError {
  const document = [...entries].find(([path, bytes]) => /\.xml$/i.test(path) && looksLikeFace(bytes));
  if (!document) return refusedFace('noDocument');
  const resources = [...entries].map(([path, bytes]): FaceResource => {
    const type = path === document[0] ? 'raw' : /\.(?:ttf|otf)$/i.test(path) ? 'font' : 'drawable';
    return { type, name: resourceName(path.split('/').at(-1)), path, density: 0, language: '', bytes };
  });
  return { resources, words: [], labelText: undefined, packageName: null, notes: [] };
}

const alone = (bytes: Bytes): FoundFile => ({
  isAlone: true,
  resources: [{ type: 'raw', name: DOCUMENT, path: DOCUMENT, density: 0, language: '', bytes }],
  words: [],
  labelText: undefined,
  packageName: null,
  notes: [],
});

function filesIn(entries: Entries): FoundFile | ImportError {
  const isPackage = entries.has(MANIFEST) && isBinaryXml(entries.get(MANIFEST) ?? new Uint8Array());
  return isPackage || entries.has(TABLE) ? packageFiles(entries) : sourceFiles(entries);
}

function holdsFace(entries: Entries): boolean {
  const files = filesIn(entries);
  return !('ok' in files) && documentsOf(files) !== null;
}

/** Reads the files of a face from a parsed zip. Never rejects. */
async function readEntries(entries: Entries, ports: FaceFilePorts): Promise<ReadFaceFiles> {
  if (entries.size === 0) return refusedFace('empty');
  const files = filesIn(entries);
  const read = 'ok' in files ? files : await filesOf(files, ports);
  if (read.ok || read.reason !== 'noDocument') return read;
  const name = await packedFace(entries, holdsFace);
  return name === null ? read : refusedFace('packedInside', { name });
}

/** Reads the files of a face from any supported file. Never rejects; failures have a reason. */
export async function readFaceFiles(bytes: Bytes, ports: FaceFilePorts): Promise<ReadFaceFiles> {
  if (bytes.length === 0) return refusedFace('empty');
  if (isZip(bytes)) {
    const zip = await readZip(bytes);
    return zip.ok ? readEntries(zip.entries, ports) : refusedZip(zip.fault);
  }
  return isFaceDocument(bytes) ? filesOf(alone(bytes), ports) : refusedFace('notFace');
}
