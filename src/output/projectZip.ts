// The zip format of project files: the design as JSON, pictures as files, and a readme.
import { fontKind } from '@/bytes/font/trueType';
import { PROJECT_LIMITS } from '@/bytes/json/jsonLimits';
import { readJsonText } from '@/bytes/json/readJson';
import { type ImageFormat, imageFormat } from '@/bytes/picture/pictureHeader';
import { sha256 } from '@/bytes/sha256';
import { readZip } from '@/bytes/zip/readZip';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import { zipDirectory } from '@/bytes/zip/zipDirectory';
import { ZIP_LIMITS, type ZipFaultKind, type ZipLimits } from '@/bytes/zip/zipFault';
import type { Design } from '@/schemas/design';
import { DOCUMENT_BYTES_MAX, PROJECT_FONTS_MAX, PROJECT_PICTURES_MAX } from '@/schemas/limits';
import {
  PROJECT_FORMAT,
  PROJECT_ZIP_DESIGN,
  PROJECT_ZIP_VERSION,
  projectHead,
  projectZipBody,
} from '@/schemas/projectEnvelope';
import {
  PROJECT_FILE_BYTES_MAX,
  PROJECT_FILE_EXTENSION,
  type ProjectFonts,
  type ProjectImage,
  type ProjectImages,
  pictureFault,
  type ReadProjectFile,
  readProjectDesign,
  refusedJson,
  refusedProject,
} from './projectFile';

const README = `A Dialwright design (file format version ${PROJECT_ZIP_VERSION}).
Open it with "Open a file" on My designs. design.json is the design, the folders pictures and fonts contain the files that it uses.
Dialwright 设计文件。请在“我的设计”中用“打开设计或表盘”打开。design.json 是设计，pictures 和 fonts 文件夹是其中的图片和字体。
`;

/** At the top level, or in a folder created by an archiver. */
const DESIGN_PATH = new RegExp(`^(?:[^/]+/)?${PROJECT_ZIP_DESIGN.replace('.', '\\.')}$`);

/** As much as the former text format, and a few extra files. */
const LIMITS: ZipLimits = {
  ...ZIP_LIMITS,
  bytes: PROJECT_FILE_BYTES_MAX,
  entryBytes: DOCUMENT_BYTES_MAX,
  inflatedBytes: PROJECT_FILE_BYTES_MAX,
  entries: PROJECT_PICTURES_MAX + PROJECT_FONTS_MAX + 100,
};
const TOO_MUCH: ReadonlySet<ZipFaultKind> = new Set([
  'tooLarge',
  'tooManyEntries',
  'entryTooLarge',
  'inflatesTooLarge',
  'bomb',
]);

const ENDINGS: Readonly<Record<ProjectImage['type'], string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };
const TYPES: Readonly<Record<ImageFormat, ProjectImage['type']>> = { png: 'image/png', jpeg: 'image/jpeg' };

const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);

/** Pictures as files, stored once per content, and the path for each reference. */
export async function pictureFiles(
  images: ProjectImages,
): Promise<{ entries: readonly ZipEntry[]; paths: ReadonlyMap<string, string> }> {
  const entries = new Map<string, ZipEntry>();
  const paths = new Map<string, string>();
  for (const [ref, { type, bytes }] of images) {
    const name = `pictures/${(await sha256(bytes)).slice(0, 20)}.${ENDINGS[type]}`;
    // Already compressed.
    entries.set(name, { name, bytes, stored: true });
    paths.set(ref, name);
  }
  return { entries: [...entries.values()], paths };
}

/** Fonts as files, and the path for each family. */
async function fontFiles(fonts: ProjectFonts) {
  const entries = new Map<string, ZipEntry>();
  const paths: Record<string, string> = {};
  for (const [family, bytes] of fonts) {
    const name = `fonts/${(await sha256(bytes)).slice(0, 20)}.${fontKind(bytes) ?? 'ttf'}`;
    entries.set(name, { name, bytes });
    paths[family] = name;
  }
  return { entries: [...entries.values()], paths };
}

/** The bytes of the file; deterministic. */
export async function writeProjectZip(
  design: Design,
  images: ProjectImages,
  uploaded: ProjectFonts = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { entries, paths } = await pictureFiles(images);
  const pictures = Object.fromEntries(paths);
  const fonts = await fontFiles(uploaded);
  const named = uploaded.size > 0 ? { fonts: fonts.paths } : {};
  const document = { format: PROJECT_FORMAT, version: PROJECT_ZIP_VERSION, design, pictures, ...named };
  return writeZip([
    { name: 'README.txt', bytes: text(README) },
    { name: PROJECT_ZIP_DESIGN, bytes: text(JSON.stringify(document)) },
    ...entries,
    ...fonts.entries,
  ]);
}

/** Whether a zip is a project file: by the design in it, or by its name if its directory is unreadable. */
export function isProjectZip(bytes: Uint8Array<ArrayBuffer>, fileName: string): boolean {
  const directory = zipDirectory(bytes, LIMITS);
  const isNamed = fileName.toLowerCase().endsWith(`.${PROJECT_FILE_EXTENSION}`);
  return isNamed || (directory.ok && directory.rows.some(({ name }) => DESIGN_PATH.test(name)));
}

/** Some archivers put everything into a folder. */
function designIn(
  entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): { folder: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const end = `/${PROJECT_ZIP_DESIGN}`;
  const names = [...entries.keys()];
  const name = entries.has(PROJECT_ZIP_DESIGN) ? PROJECT_ZIP_DESIGN : names.find((path) => path.endsWith(end));
  const bytes = name === undefined ? undefined : entries.get(name);
  return name === undefined || !bytes ? null : { folder: name.slice(0, -PROJECT_ZIP_DESIGN.length), bytes };
}

/**
 * Reads the zip within the limits of a project file. Picture types are detected from their first bytes. Never throws.
 */
export async function readProjectZip(bytes: Uint8Array<ArrayBuffer>): Promise<ReadProjectFile> {
  const zip = await readZip(bytes, LIMITS);
  if (!zip.ok) return refusedProject(TOO_MUCH.has(zip.fault.kind) ? 'tooLarge' : 'damaged');
  const design = designIn(zip.entries);
  if (!design) return refusedProject('notProjectFile');
  const json = readJsonText(new TextDecoder().decode(design.bytes), PROJECT_LIMITS);
  if (!json.ok) return refusedJson(json.fault);
  const head = projectHead.safeParse(json.value);
  if (!head.success) return refusedProject('notProjectFile');
  if (head.data.version > PROJECT_ZIP_VERSION) return refusedProject('newerVersion');
  const body = projectZipBody.safeParse(json.value);
  if (!body.success) return refusedProject('damaged');
  const named = Object.entries(body.data.pictures);
  const fontPaths = Object.entries(body.data.fonts);
  if (named.length > PROJECT_PICTURES_MAX || fontPaths.length > PROJECT_FONTS_MAX) return refusedProject('tooLarge');
  const read = readProjectDesign(body.data.design);
  if (!read.ok) return read;
  const images = new Map<string, ProjectImage>();
  for (const [ref, path] of named) {
    const picture = zip.entries.get(design.folder + path);
    // Removed from the archive; reported as missing, like any other absent picture.
    if (!picture) continue;
    const format = imageFormat(picture);
    if (!format) return refusedProject('badImage', pictureFault(read.design, ref));
    images.set(ref, { type: TYPES[format], bytes: picture });
  }
  const fonts = new Map(
    fontPaths.flatMap(([family, path]) => {
      const file = zip.entries.get(design.folder + path);
      return file ? [[family, file] as const] : [];
    }),
  );
  return { ok: true, design: read.design, images, ...(fonts.size > 0 ? { fonts } : {}) };
}
