// A watch face as a package that a watch installs once it is signed: no code, only what the format asks for.
import { binaryXml } from '@/bytes/android/binaryXml';
import { type Resource, resourceIds, resourceTable } from '@/bytes/android/resourceTable';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import { VERSION_CODE_MAX } from '@/schemas/limits';
import type { PackageMark } from '@/schemas/packageMark';
import { packageNameFault } from '@/schemas/packageName';
import { markEntries } from '../markEntries';
import { LABEL, manifestOf, PREVIEW, watchFaceInfoOf } from './manifest';

type Bytes = Uint8Array<ArrayBuffer>;

export interface FacePackage {
  readonly packageName: string;
  /** A whole number that grows with each version that is installed over another. */
  readonly versionCode: number;
  readonly versionName: string;
  /** The face's name in both languages; English where the watch speaks another. */
  readonly labels: { readonly en: string; readonly zh: string };
  /** Version of the format, 1 to 5. */
  readonly formatVersion: number;
  /** Tool and version, as in `dialwright-2.3.9`. */
  readonly publisher: string;
  /** res/raw/watchface.xml, as text. */
  readonly watchFaceXml: string;
  readonly watchFaceInfo: { readonly editable: boolean };
  /** Words that the face names by `name`. */
  readonly strings: readonly { readonly name: string; readonly en: string; readonly zh: string }[];
  readonly drawables: readonly {
    readonly name: string;
    readonly extension: 'png' | 'jpg' | 'gif' | 'webp';
    readonly bytes: Bytes;
  }[];
  readonly fonts: readonly { readonly name: string; readonly extension: 'ttf' | 'otf'; readonly bytes: Bytes }[];
  /** The picture by which the face is chosen: a square PNG. */
  readonly preview: Bytes;
  /** What the package says it was made of; absent where nobody asks. */
  readonly mark?: PackageMark;
}

/** What a resource may be called: from version 5 of the format on it is asked for, and the platform always did. */
export const isResourceName = (name: string): boolean => /^[a-z_][a-z0-9_]*$/.test(name);

const PATHS = { watchFace: 'res/raw/watchface.xml', info: 'res/xml/watch_face_info.xml' };

/** All pictures, the preview among them. */
const drawablesOf = ({ drawables, preview }: FacePackage) => [
  ...drawables.map(({ name, extension, bytes }) => ({ name, path: `res/drawable-nodpi/${name}.${extension}`, bytes })),
  { name: PREVIEW, path: `res/drawable-nodpi/${PREVIEW}.png`, bytes: preview },
];
const fontsOf = ({ fonts }: FacePackage) =>
  fonts.map(({ name, extension, bytes }) => ({ name, path: `res/font/${name}.${extension}`, bytes }));

function resourcesOf(face: FacePackage): readonly Resource[] {
  const strings = [{ name: LABEL, ...face.labels }, ...face.strings];
  return [
    ...drawablesOf(face).map(({ name, path }): Resource => ({ type: 'drawable', name, values: { nodpi: path } })),
    ...fontsOf(face).map(({ name, path }): Resource => ({ type: 'font', name, values: { any: path } })),
    { type: 'raw', name: 'watchface', values: { any: PATHS.watchFace } },
    ...strings.map(({ name, en, zh }): Resource => ({ type: 'string', name, values: { any: en, zh } })),
    { type: 'xml', name: 'watch_face_info', values: { any: PATHS.info } },
  ];
}

function refuseWrong({ packageName, versionCode, formatVersion }: FacePackage, all: readonly Resource[]): void {
  const fault = packageNameFault(packageName);
  if (fault) throw new RangeError(`The package name ${packageName} will not do: ${fault}.`);
  if (!Number.isInteger(versionCode) || versionCode < 1 || versionCode > VERSION_CODE_MAX)
    throw new RangeError(`${versionCode} is no version code.`);
  if (!Number.isInteger(formatVersion) || formatVersion < 1) throw new RangeError(`${formatVersion} is no version.`);
  const wrong = all.find(({ name }) => !isResourceName(name));
  if (wrong) throw new RangeError(`No resource can be named ${wrong.name}.`);
}

/**
 * The package, aligned and not signed: the same bytes for the same face on the same platform.
 * @throws RangeError where the package's name, a version or the name of a resource will not do.
 */
export async function writeApk(face: FacePackage): Promise<Bytes> {
  const resources = resourcesOf(face);
  refuseWrong(face, resources);
  const ids = resourceIds(resources);
  const entries: readonly ZipEntry[] = [
    { name: 'AndroidManifest.xml', bytes: binaryXml(manifestOf(face), ids) },
    // Read in place by the platform, which refuses it compressed or unaligned from API level 30 on.
    { name: 'resources.arsc', bytes: resourceTable(face.packageName, resources), stored: true, align: 4 },
    { name: PATHS.watchFace, bytes: new TextEncoder().encode(face.watchFaceXml) },
    { name: PATHS.info, bytes: binaryXml(watchFaceInfoOf(face.watchFaceInfo), ids) },
    // Pictures are compressed as they are.
    ...drawablesOf(face).map(({ path, bytes }) => ({ name: path, bytes, stored: true })),
    ...fontsOf(face).map(({ path, bytes }) => ({ name: path, bytes })),
    ...markEntries(face.mark),
  ];
  return writeZip(entries);
}
