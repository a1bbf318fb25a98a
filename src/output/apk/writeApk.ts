// Writes a watch face as an unsigned package: no code, only what the format requires.
import { binaryXml } from '@/bytes/android/binaryXml';
import { type Resource, resourceIds, resourceTable } from '@/bytes/android/resourceTable';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import { VERSION_CODE_MAX } from '@/schemas/limits';
import type { PackageMark } from '@/schemas/packageMark';
import { packageNameFault } from '@/schemas/packageName';
import { type FontLicense, fontLicenseEntries } from '../fontLicenses';
import { markEntries } from '../markEntries';
import { LABEL, manifestOf, PREVIEW, watchFaceInfoOf } from './manifest';

type Bytes = Uint8Array<ArrayBuffer>;

export interface FacePackage {
  readonly packageName: string;
  /** A whole number that increases with each version. */
  readonly versionCode: number;
  readonly versionName: string;
  /** The face's name in both languages; English is the default for other languages. */
  readonly labels: { readonly en: string; readonly zh: string };
  /** Version of the format, 1 to 5. */
  readonly formatVersion: number;
  /** Tool and version, such as `dialwright-2.3.9`. */
  readonly publisher: string;
  /** res/raw/watchface.xml, as text. */
  readonly watchFaceXml: string;
  readonly watchFaceInfo: { readonly editable: boolean };
  /** Texts that the face refers to by `name`. */
  readonly strings: readonly { readonly name: string; readonly en: string; readonly zh: string }[];
  readonly drawables: readonly {
    readonly name: string;
    readonly extension: 'png' | 'jpg' | 'gif' | 'webp';
    readonly bytes: Bytes;
  }[];
  readonly fonts: readonly { readonly name: string; readonly extension: 'ttf' | 'otf'; readonly bytes: Bytes }[];
  /** Licenses of the fonts; absent if not needed. */
  readonly fontLicenses?: readonly FontLicense[];
  /** The picture in the watch's list of faces: a square PNG. */
  readonly preview: Bytes;
  /** Origin of the package; absent if not needed. */
  readonly mark?: PackageMark;
}

/** Whether a text is a valid resource name; required by format version 5, and by the platform always. */
export const isResourceName = (name: string): boolean => /^[a-z_][a-z0-9_]*$/.test(name);

const PATHS = { watchFace: 'res/raw/watchface.xml', info: 'res/xml/watch_face_info.xml' };

/** All pictures, including the preview. */
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
 * The aligned, unsigned package; deterministic for the same face and platform.
 * @throws RangeError if the package's name, a version or the name of a resource is invalid.
 */
export async function writeApk(face: FacePackage): Promise<Bytes> {
  const resources = resourcesOf(face);
  refuseWrong(face, resources);
  const ids = resourceIds(resources);
  const entries: readonly ZipEntry[] = [
    { name: 'AndroidManifest.xml', bytes: binaryXml(manifestOf(face), ids) },
    // Read in place by the platform, which rejects it compressed or unaligned since API level 30.
    { name: 'resources.arsc', bytes: resourceTable(face.packageName, resources), stored: true, align: 4 },
    { name: PATHS.watchFace, bytes: new TextEncoder().encode(face.watchFaceXml) },
    { name: PATHS.info, bytes: binaryXml(watchFaceInfoOf(face.watchFaceInfo), ids) },
    // Pictures are already compressed.
    ...drawablesOf(face).map(({ path, bytes }) => ({ name: path, bytes, stored: true })),
    ...fontsOf(face).map(({ path, bytes }) => ({ name: path, bytes })),
    ...fontLicenseEntries(face.fontLicenses),
    ...markEntries(face.mark),
  ];
  return writeZip(entries);
}
