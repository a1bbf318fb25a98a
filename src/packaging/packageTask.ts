// Makes a package from what the page collected: writes layers, draws images, packs and signs files. Runs in a worker.
import { loadWriters } from '@/face/nodes/writers';
import { importPem } from '@/output/apk/importPem';
import { signApk } from '@/output/apk/signApk';
import { writeSourceZip } from '@/output/apk/sourceZip';
import { writeApk } from '@/output/apk/writeApk';
import type { FontLicense } from '@/output/fontLicenses';
import { type LayersPackage, writeLayersPackage } from '@/output/layersPackage';
import type { ProjectImage, ProjectImages } from '@/output/projectFile';
import { type LeavingAs, stopping, withMade } from '@/output/watchFace/exportPolicy';
import { checkFiles } from '@/output/watchFace/fileFacts';
import { type FaceFilesMade, type FaceTools, makeFace } from '@/output/watchFace/makeFace';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceCopy } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY } from '@/schemas/font';
import { APP_VERSION } from '@/schemas/limits';
import type { FacePackage, FacePackageRequest, PackageReport, PackageStep } from './facePackage';

type Bytes = Uint8Array<ArrayBuffer>;

/** Plain data, because it is sent to a worker. */
export interface FaceTask extends Omit<FacePackageRequest, 'design' | 'copyId'> {
  copy: FaceCopy;
  images: ProjectImages;
  /** Font files by typeface. */
  fonts: ReadonlyMap<string, Bytes>;
  defaultFont: Bytes;
  /** Family and license text by typeface, of the built-in ones. */
  licenses: ReadonlyMap<string, Omit<FontLicense, 'file'>>;
  /** The face at 08:59:08, a square PNG. */
  preview: Bytes;
}

export type PackageTask = { face: FaceTask } | { layers: LayersPackage };
export type PackageDone = { face: FacePackage } | { layers: Bytes };

/** The pixels of an image, decoded by the browser. */
async function decode({ bytes, type }: ProjectImage): Promise<Awaited<ReturnType<FaceTools['decode']>>> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }), { premultiplyAlpha: 'none' }).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context
    ? { width, height, rgba: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) }
    : null;
}

const bytesOf = (files: readonly { bytes: Bytes }[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

const reportOf = (files: FaceFilesMade, findings: PackageReport['findings']): PackageReport => ({
  formatVersion: files.formatVersion,
  pictures: files.drawables.length,
  pictureBytes: bytesOf(files.drawables),
  fonts: files.fonts.length,
  fontBytes: bytesOf(files.fonts),
  documentBytes: new TextEncoder().encode(files.watchFaceXml).length,
  findings,
});

const LEAVES_AS: Readonly<Record<FaceTask['kind'], LeavingAs>> = { signed: 'package', source: 'sources' };

/** Number of images that the face references but that were not collected. */
const lostPictures = ({ copy, images }: FaceTask): number =>
  new Set(writeFace(copy).pictures.flatMap(({ wanted: { url, drawing } }) => (drawing || images.has(url) ? [] : [url])))
    .size;

async function facePackage(
  task: FaceTask,
  onStep: (step: PackageStep) => void,
  signal?: AbortSignal,
): Promise<FacePackage> {
  const as = LEAVES_AS[task.kind];
  onStep('writing');
  await loadWriters();
  // Before rendering or packing: temporary read failures first, then problems the designer must fix.
  const lost = lostPictures(task);
  if (as === 'package' && lost > 0) return { ok: false, missing: lost };
  const check = await checkFiles(task.copy, task);
  const errors = check.findings.filter(({ severity }) => severity === 'error');
  const stops = stopping(as, errors);
  if (stops.length > 0) return { ok: false, findings: stops };
  signal?.throwIfAborted();
  const made = await makeFace(
    task.copy,
    {
      picture: async (ref) => task.images.get(ref) ?? null,
      decode,
      font: async (typeface) =>
        task.fonts.get(typeface) ?? (typeface === DEFAULT_FONT_FAMILY ? task.defaultFont : null),
      license: async (typeface) => task.licenses.get(typeface) ?? null,
      preview: async () => task.preview,
    },
    { onStep, ...(signal && { signal }) },
  );
  if (as === 'package' && made.missing > 0) return { ok: false, missing: made.missing };
  onStep('packing');
  const { packageName, versionCode, labels, keyPem, mark } = task;
  const publisher = `dialwright-${APP_VERSION}`;
  const face = {
    ...made.files,
    packageName,
    versionCode,
    versionName: String(versionCode),
    labels,
    publisher,
    ...(mark && { mark }),
  };
  const report = reportOf(made.files, withMade(errors, made.findings));
  if (task.kind === 'source') return { ok: true, bytes: await writeSourceZip(face), report };
  const apk = await writeApk(face);
  signal?.throwIfAborted();
  onStep('signing');
  const read = await importPem(keyPem ?? '');
  if (!read.ok) throw new Error(`The signing key cannot be read: ${read.fault}.`);
  return { ok: true, bytes: await signApk(apk, read.key), report };
}

/** `signal`: for runs without a worker, which is terminated instead. */
export async function doPackageTask(
  task: PackageTask,
  onStep: (step: PackageStep) => void,
  signal?: AbortSignal,
): Promise<PackageDone> {
  if ('layers' in task) return { layers: await writeLayersPackage(task.layers, decode) };
  return { face: await facePackage(task.face, onStep, signal) };
}
