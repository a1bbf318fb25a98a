// Makes smartwatch packages: the page collects what only it can access or render, a worker does the rest.

import { collectImages } from '@/drafts/projectFiles/collectImages';
import { aloneWith } from '@/output/aloneWith';
import { PREVIEW_SIDE } from '@/output/watchFace/makeFace';
import { isBuiltInFont } from '@/schemas/builtInFontRef';
import type { FaceCopy } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY, type Font } from '@/schemas/font';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import type { DataLanguage } from '@/schemas/languages';
import { defaultFontFile } from '@/service/fonts/defaultFont';
import { withBuiltInFonts } from '@/service/fonts/withBuiltInFonts';
import { squareFacePng } from '@/simulator/facePng';
import { stillWatch } from '@/simulator/simulator';
import { loadUnless } from './abortableLoad';
import type { FacePackage, FacePackageRequest, PackageStep } from './facePackage';
import { licenseOf } from './licenseOf';
import type { FaceTask } from './packageTask';
import { packInWorker } from './packInWorker';

/**
 * Inputs for rendering the preview and for packing: the available fonts besides the default one, and the language of
 * the watch.
 */
export interface PackageDrawing {
  fonts: readonly Font[];
  language: DataLanguage;
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Whether any value in a layer equals the typeface's name. */
const names = (value: unknown, typeface: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((item) => names(item, typeface))
    : value === typeface;

interface FontFiles {
  files: FaceTask['fonts'];
  licenses: FaceTask['licenses'];
  /** Names of fonts whose files cannot be read now. */
  unread: readonly string[];
}

/** The files of the listed and built-in fonts that the copy uses, with the licenses of built-in ones. */
async function fontFiles(
  copy: FaceCopy,
  listed: readonly Font[],
  load: (ref: string) => Promise<Blob>,
): Promise<FontFiles> {
  const fonts = await withBuiltInFonts(fontFamiliesOf(copy), listed);
  const named = fonts.filter(({ fontName, fontUrl }) => fontUrl !== '' && names(copy, fontName));
  const loaded = await Promise.allSettled(
    named.map(async (font) => ({
      name: font.fontName,
      bytes: await bytesOf(await load(font.fontUrl)),
      license: isBuiltInFont(font) ? await licenseOf(font.fontName) : null,
    })),
  );
  const read = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const ofDefault = await licenseOf(DEFAULT_FONT_FAMILY);
  const licenses = [{ name: DEFAULT_FONT_FAMILY, license: ofDefault }, ...read];
  return {
    files: new Map(read.map(({ name, bytes }) => [name, bytes])),
    licenses: new Map(licenses.flatMap(({ name, license }) => (license ? [[name, license]] : []))),
    unread: named.flatMap(({ fontName }, index) => (loaded[index]?.status === 'rejected' ? [fontName] : [])),
  };
}

/** Rejects on failures that the result does not cover, and with the signal's reason after an abort. */
export async function makeFacePackage(
  { design, copyId, ...how }: FacePackageRequest,
  { fonts, language }: PackageDrawing,
  signal: AbortSignal,
  onStep: (step: PackageStep) => void,
): Promise<FacePackage> {
  const alone = aloneWith(design, copyId);
  const [copy] = alone.copies;
  if (!copy) throw new RangeError(`The design has no copy ${copyId}.`);
  const load = loadUnless(signal);
  // The packager reports missing images, because layers that it leaves out need none. It also reports oversized
  // content.
  const { images } = await collectImages(alone, load, Number.POSITIVE_INFINITY);
  signal.throwIfAborted();
  const watch = stillWatch(language);
  const [{ files, licenses, unread }, ownDefault, picture] = await Promise.all([
    fontFiles(copy, fonts, load),
    defaultFontFile().then(bytesOf),
    squareFacePng(copy, 'normal', { watch, fonts, side: PREVIEW_SIDE, signal }).then(bytesOf),
  ]);
  signal.throwIfAborted();
  if (how.kind === 'signed' && unread.length > 0) return { ok: false, fonts: unread };
  const face = { ...how, copy, images, fonts: files, licenses, defaultFont: ownDefault, preview: picture };
  const done = await packInWorker({ face }, signal, onStep);
  if ('face' in done) return done.face;
  throw new Error('The package was not made.');
}
