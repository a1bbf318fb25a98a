// Imports a watch face as a design with one copy, its pictures and fonts, and a note on each part.
import { isFontFault, readFont } from '@/bytes/font/trueType';
import { loneNeeders } from '@/face/nodes/kept/filesNeeded';
import { BUILT_IN_TYPEFACES } from '@/schemas/builtInFonts';
import { type Design, type FaceCopy, SCHEMA_VERSION } from '@/schemas/design';
import { type DesignNames, firstNames } from '@/schemas/designNames';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { firstGraphemes } from '@/schemas/graphemes';
import { imageRefsOf } from '@/schemas/imageRefs';
import { DESIGN_NAME_MAX } from '@/schemas/limits';
import { readDesign } from '@/schemas/readDesign';
import type { ProjectFonts, ProjectImage, ProjectImages } from '../projectFile';
import { writeFace } from '../watchFace/writeFace';
import { fileNote } from './faceNotes';
import { type FaceFileReason, type ImportError, refusedFace } from './importError';
import type { FaceFiles, ImportNote } from './imported';
import { type LayerNames, layerName } from './layerNames';
import { type ReadFaceError as FaceFault, readFace } from './readFace';

export interface ImportPorts {
  newId(): string;
  names: LayerNames;
}

/** Names of the default font; texts do not need their own copy of it. */
const DEFAULT_FONT = /^roboto(?:[ -]regular)?$/i;

/** Name in designs of a font that every designer has; null for another one, whose file belongs to the design. */
function sharedName(bytes: Uint8Array): string | null {
  const facts = readFont(bytes);
  if (isFontFault(facts)) return null;
  const plain = (name: string) => name.replaceAll(' ', '').toLowerCase();
  // The same family with a file of another size is another version or a part of the font.
  const builtIn = BUILT_IN_TYPEFACES.find(
    (typeface) => typeface.bytes === bytes.length && plain(typeface.family.family) === plain(facts.family),
  );
  return builtIn?.name ?? (DEFAULT_FONT.test(facts.fullName) ? DEFAULT_FONT_FAMILY : null);
}

export type ImportedDesign =
  | { ok: true; design: Design; images: ProjectImages; fonts: ProjectFonts; notes: readonly ImportNote[] }
  | ImportError;

const OF_FACE: Readonly<Record<FaceFault, FaceFileReason>> = {
  notWatchFace: 'notWatchFace',
  noScene: 'noScene',
  size: 'size',
  tooDeep: 'tooMuch',
  tooLarge: 'tooMuch',
  tooLong: 'tooLong',
  tooManyLayers: 'tooManyLayers',
  rootValue: 'rootValue',
  rootName: 'rootName',
  noCopy: 'noDesign',
};

/** The file name without folder and extension. */
const plainFileName = (name: string): string => name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');

/** A valid design name: a single line, without invisible characters, shortened. */
const asName = (text: string): string =>
  firstGraphemes(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), DESIGN_NAME_MAX).trim();

/** The names of a face. One label for both languages, or the name of the file, is stored in the language of the page. */
function importedNames({ label }: FaceFiles, fileName: string, language: LayerNames['language']): DesignNames {
  const [zh, en] = [asName(label?.zh ?? ''), asName(label?.en ?? '')];
  return zh === en ? firstNames(zh || asName(plainFileName(fileName)), language) : { dialNameCn: zh, dialName: en };
}

/** Adds to notes on missing files the layer that needs them, if it is only one. */
function leadingToLayers(left: readonly ImportNote[], copy: FaceCopy): readonly ImportNote[] {
  const layerOf = loneNeeders(copy);
  return left.map((note) => {
    if (!MISSING.has(note.key)) return note;
    const names = note.names?.map(({ what }) => ({ what, uuid: layerOf(what) }));
    return { ...note, uuid: names ? null : layerOf(note.what), ...(names && { names }) };
  });
}
/** Notes on layers that need a later format version than the face was made in, one per layer. */
function raisedVersions(copy: FaceCopy): readonly ImportNote[] {
  const raised = writeFace(copy).findings.filter(({ key }) => key === 'versionRaised');
  return [...new Map(raised.map((finding) => [finding.uuid, finding])).values()].map(({ key, uuid, params }) => {
    const element = String(params.element);
    return { key, kind: 'left', what: element, element, line: null, uuid, params };
  });
}
const MISSING = new Set(['pictureMissing', 'picturesMissing']);

/** `left`: notes on the files. Needs `loadReaders` and `loadWriters`. Never throws then; a face that no design can represent is refused. */
export function importWatchFace(
  files: FaceFiles,
  { fileName, left }: { fileName: string; left: readonly ImportNote[] },
  ports: ImportPorts,
): ImportedDesign {
  const typefaces = new Map([...files.fonts].map(([name, bytes]) => [name, sharedName(bytes) ?? name]));
  const face = readFace(files, {
    newId: ports.newId,
    labelOf: (element) => layerName(element, files, ports.names),
    typeface: (family) => typefaces.get(family) ?? null,
  });
  if (!face.ok) return refusedFace(OF_FACE[face.reason], face.params, face.line);
  const { copy, notes } = face;
  const read = readDesign({
    schemaVersion: SCHEMA_VERSION,
    id: ports.newId(),
    system: 'wearOS',
    ratio: copy.ratio,
    ...importedNames(files, fileName, ports.names.language),
    themeColors: [],
    fdIds: [copy.id],
    activeFdId: copy.id,
    copies: [copy],
  });
  if (!read.ok) return refusedFace('noDesign');
  const { design } = read;
  const shown = new Set(imageRefsOf(design));
  const families = new Set(fontFamiliesOf(design));
  const images = new Map<string, ProjectImage>();
  for (const { ref, type, bytes } of files.pictures.values()) if (shown.has(ref)) images.set(ref, { type, bytes });
  const fonts = new Map([...files.fonts].filter(([name]) => families.has(name)));
  const allNotes = [
    ...notes,
    ...raisedVersions(copy),
    ...leadingToLayers(left, copy),
    ...(files.packageName ? [fileNote('packageName', files.packageName)] : []),
  ];
  return { ok: true, design, images, fonts, notes: allNotes };
}
