// Builds all files of a watch face from a copy: document, pictures, fonts and texts. The caller supplies drawing and
// reading.
import { type FontKind, fontKind } from '@/bytes/font/trueType';
import { sha256 } from '@/bytes/sha256';
import { writeXml } from '@/bytes/xml/writeXml';
import type { XmlElement } from '@/bytes/xml/xml';
import type { WantedPicture, WatchFinding } from '@/face/nodes/faceSheet';
import { renamedPart } from '@/face/nodes/kept/partNames';
import { loadWriters } from '@/face/nodes/writers';
import type { FormatVersion } from '@/face/watchFaceFormat/formatVersion';
import type { FaceCopy } from '@/schemas/design';
import type { FontLicense } from '../fontLicenses';
import { finishedPicture, type PictureTools } from './finishedPicture';
import { type FaceOutput, writeFace } from './writeFace';

type Bytes = Uint8Array<ArrayBuffer>;

/** Side of the preview picture, px (the format's samples have 384 to 456). */
export const PREVIEW_SIDE = 450;

export interface FaceTools extends PictureTools {
  /** The file of a typeface, including the default one; null if unavailable. There is no fallback font. */
  font(typeface: string): Promise<Bytes | null>;
  /** Family and license of a built-in typeface; null for another one. Absent: packages contain no licenses. */
  license?(typeface: string): Promise<Omit<FontLicense, 'file'> | null>;
  /** The face in normal mode at 08:59:08, a square PNG with this side, px. */
  preview(side: number): Promise<Bytes>;
}

export interface FaceDrawable {
  readonly name: string;
  readonly extension: 'png' | 'jpg';
  readonly bytes: Bytes;
}

/** Content of a package, without its name and version. */
export interface FaceFilesMade {
  readonly formatVersion: FormatVersion;
  readonly watchFaceXml: string;
  readonly watchFaceInfo: { readonly editable: boolean };
  readonly strings: FaceOutput['strings'];
  readonly drawables: readonly FaceDrawable[];
  readonly fonts: readonly { readonly name: string; readonly extension: FontKind; readonly bytes: Bytes }[];
  readonly fontLicenses: readonly FontLicense[];
  readonly preview: Bytes;
}

export interface MadeFace {
  files: FaceFilesMade;
  /** Findings of the writers, and unavailable files. `exportPolicy` decides whether they prevent the export. */
  findings: readonly WatchFinding[];
  /** Number of unavailable pictures: the document names them, but they are not among the files. */
  missing: number;
}

/** Progress step; the caller supplies its text. */
export type FaceStep = 'writing' | 'pictures';

async function drawable(name: string, wanted: WantedPicture, tools: FaceTools): Promise<FaceDrawable | null> {
  const file = await finishedPicture(wanted, tools);
  return file && { name, extension: file.type === 'image/jpeg' ? 'jpg' : 'png', bytes: file.bytes };
}

/** Merges pictures with the same bytes into one file under the first name. */
async function deduplicated(drawables: readonly FaceDrawable[]) {
  const byHash = new Map<string, FaceDrawable>();
  const names = new Map<string, string>();
  for (const one of drawables) {
    const hash = await sha256(one.bytes);
    const first = byHash.get(hash);
    if (first) names.set(one.name, first.name);
    else byHash.set(hash, one);
  }
  return { unique: [...byHash.values()], names };
}

/** No other names. */
const NONE: ReadonlyMap<string, string> = new Map();

/** Whether the wearer can configure anything: slots or settings. */
const isEditable = (element: XmlElement): boolean =>
  element.attributes.isCustomizable === 'TRUE' ||
  element.name === 'UserConfigurations' ||
  element.children.some((child) => child.kind === 'element' && isEditable(child));

/**
 * Builds the files of a copy despite any errors in it. Rejects with the signal's reason on abort, and if a supplied
 * function rejects.
 */
export async function makeFace(
  copy: FaceCopy,
  tools: FaceTools,
  { signal, onStep }: { signal?: AbortSignal; onStep?: (step: FaceStep) => void } = {},
): Promise<MadeFace> {
  onStep?.('writing');
  await loadWriters();
  const output = writeFace(copy);
  onStep?.('pictures');
  const drawn: FaceDrawable[] = [];
  let missing = 0;
  for (const { name, wanted } of output.pictures) {
    signal?.throwIfAborted();
    const one = await drawable(name, wanted, tools);
    if (one) drawn.push(one);
    else missing += 1;
  }
  const { unique, names } = await deduplicated(drawn);
  const fonts: FaceFilesMade['fonts'][number][] = [];
  const fontLicenses: FontLicense[] = [];
  const findings: WatchFinding[] = [...output.findings];
  if (missing > 0)
    findings.push({ key: 'pictureMissing', severity: 'error', mode: null, uuid: null, params: { count: missing } });
  for (const { name, typeface } of output.fonts) {
    signal?.throwIfAborted();
    const bytes = await tools.font(typeface);
    if (bytes) {
      const extension = fontKind(bytes) ?? 'ttf';
      fonts.push({ name, extension, bytes });
      const license = await tools.license?.(typeface);
      if (license) fontLicenses.push({ ...license, file: `${name}.${extension}` });
    } else findings.push({ key: 'fontMissing', severity: 'error', mode: null, uuid: null, params: { typeface } });
  }
  signal?.throwIfAborted();
  const document = renamedPart(output.document, { pictures: names, fonts: NONE, strings: NONE });
  return {
    findings,
    missing,
    files: {
      formatVersion: output.version,
      watchFaceXml: writeXml(document, { indent: 2 }),
      watchFaceInfo: { editable: isEditable(document) },
      strings: output.strings,
      drawables: unique,
      fonts,
      fontLicenses,
      preview: await tools.preview(PREVIEW_SIDE),
    },
  };
}
