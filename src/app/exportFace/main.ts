// `npm run export-face`: exports the smartwatch copy of a project file as a watch face without a browser, with the
// product's code.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { toBase64 } from '@/bytes/base64';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';
import { sampleState } from '@/face/dataTags/watchState';
import { loadWriters } from '@/face/nodes/writers';
import { importPem } from '@/output/apk/importPem';
import { signApk } from '@/output/apk/signApk';
import { exportPem, makeSigningKey, type SigningKey } from '@/output/apk/signingKey';
import { writeSourceZip } from '@/output/apk/sourceZip';
import { type FacePackage, writeApk } from '@/output/apk/writeApk';
import { type ProjectImage, type ReadProjectFile, readProjectFile } from '@/output/projectFile';
import { readProjectZip } from '@/output/projectZip';
import { stopping, withMade } from '@/output/watchFace/exportPolicy';
import { type FaceTools, makeFace } from '@/output/watchFace/makeFace';
import { writeFace } from '@/output/watchFace/writeFace';
import { faceLabels } from '@/packaging/faceLabels';
import { licenseOf } from '@/packaging/licenseOf';
import { canvasSize, type Design, type FaceCopy, firstPlatform, type ModeName } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import { fontFamiliesOf } from '@/schemas/fontFamilies';
import { packageNameFault, proposedPackageName } from '@/schemas/packageName';
import { dataLanguage, i18n, languageRow, startWords } from '@/service/language/i18n';
import type { Pixels } from '@/simulator/litShare';
import { projectFileWords } from '@/simulator/projectFileWords';
import manifest from '../../../package.json' with { type: 'json' };
import { type CheckReport, checkedCopy, checkReport } from './checkReport';
import { decodedPixels, drawnPng, typefaceFile, typefacesIn } from './drawing';
import { faceText } from './faceText';
import { outcomesReport } from './outcomesReport';
import { asksForHelp, type ExportArguments, parseArguments, USAGE } from './parseArguments';
import { NotDrawnError } from './rasterise';

type Bytes = Uint8Array<ArrayBuffer>;

const OK = 0;
const FOUND = 1;
const NOT_UNDERSTOOD = 2;
const PICTURE_SIDE = 480;
/** A zip starts with PK, the text of a project file with a brace. */
const ZIP_MARK = 0x50;

const NO_PROJECT =
  'It is not a Dialwright design file, or it is incomplete. A watch face in the Watch Face Format is opened in My designs, and exported there as a project file.';

/** Exits with code 2 and one sentence. */
class Unusable extends Error {}

/** Why a file cannot be opened, in the words of My designs, which also opens watch faces, unlike this command. */
async function refusalWords({ reason, fault }: Extract<ReadProjectFile, { ok: false }>): Promise<string> {
  if (reason === 'notProjectFile') return NO_PROJECT;
  await startWords('en', ['import']);
  return projectFileWords((key, values) => i18n.t(key, { ...values }), { reason, fault });
}

async function readProject(path: string): Promise<Extract<ReadProjectFile, { ok: true }>> {
  if (!existsSync(path)) throw new Unusable(`There is no file ${path}.`);
  const bytes = new Uint8Array(readFileSync(path));
  const read = bytes[0] === ZIP_MARK ? await readProjectZip(bytes) : readProjectFile(new TextDecoder().decode(bytes));
  if (!read.ok) throw new Unusable(`${path} cannot be opened. ${await refusalWords(read)}`);
  return read;
}

const watchCopy = ({ copies }: Design): FaceCopy => {
  const copy = copies.find(({ platform }) => platform === firstPlatform('wearOS'));
  if (!copy) throw new Unusable('The design has no copy for smartwatches.');
  return copy;
};

function blobOf(image: ProjectImage | undefined, ref: string): Blob {
  if (!image) throw new Error(`The file has no picture ${ref}.`);
  return new Blob([image.bytes], { type: image.type });
}

async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const pixels = await pngPixels(png);
  if (!pixels) throw new Error('The face could not be drawn.');
  return { ...pixels, data: pixels.rgba };
}

/** A black square, px. A package needs a preview image even if the face could not be rendered. */
async function blankPicture(side: number): Promise<Bytes> {
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  return new Uint8Array(await (await encodePng({ width: side, height: side, rgba })).arrayBuffer());
}

const longerSide = ({ ratio }: FaceCopy): number => {
  const { width, height } = canvasSize(ratio);
  return Math.max(width, height);
};

/** The key in a file. If there is none, a new key is created and passed to `made`. */
async function keyAt(path: string, made: (pem: string) => void): Promise<SigningKey> {
  if (existsSync(path)) {
    const read = await importPem(readFileSync(path, 'utf8'));
    if (!read.ok) throw new Unusable(`${path} holds no key that can sign (${read.fault}).`);
    return read.key;
  }
  const key = await makeSigningKey(Date.now());
  mkdirSync(dirname(path), { recursive: true });
  const pem = await exportPem(key);
  writeFileSync(path, pem, { mode: 0o600 });
  made(pem);
  return key;
}

async function exportFace(options: ExportArguments): Promise<number> {
  const { design, images, fonts = new Map<string, Uint8Array<ArrayBuffer>>() } = await readProject(options.project);
  const copy = watchCopy(design);
  await loadWriters();
  if (options.packageName !== null && packageNameFault(options.packageName))
    throw new Unusable(
      `${options.packageName} is no name of a package: two or more parts with dots between them, each a letter and then letters, digits or _.`,
    );
  const typefaces = typefacesIn(options.fonts, fonts, fontFamiliesOf(copy));
  const pictures = new Map(
    [...images].map(([ref, { type, bytes }]) => [ref, `data:${type};base64,${toBase64(bytes)}`]),
  );
  const state = sampleState({ language: languageRow(options.language).data });
  // Images that the rasterizer could not render, with the reason. The export continues without them.
  const notDrawn: Record<string, string> = {};
  const picture = async (mode: ModeName, side: number, name: string): Promise<Bytes | null> => {
    try {
      return await drawnPng(await faceText({ copy, mode, state, side, pictures }), typefaces);
    } catch (error) {
      if (!(error instanceof NotDrawnError)) throw error;
      notDrawn[name] = error.message;
      console.error(`${name} could not be drawn, and the export goes on without it: ${error.message}`);
      return null;
    }
  };
  const tools: FaceTools = {
    picture: async (ref) => images.get(ref) ?? null,
    decode: decodedPixels,
    // A font from the command line has priority over the project's own.
    font: async (name) => typefaceFile(typefaces, name) ?? fonts?.get(name) ?? null,
    license: async (name) => (typefaces.shipped.has(name) ? licenseOf(name) : null),
    preview: async (side) => (await picture('normal', side, 'preview.png')) ?? (await blankPicture(side)),
  };
  const check = await checkedCopy(copy, {
    load: async (ref) => blobOf(images.get(ref), ref),
    fonts: typefaces.fonts,
    async ambient(side) {
      const png = await picture('ambient', Math.min(side, longerSide(copy)), 'lit pixels');
      return png && pixelsOf(png);
    },
  });
  // By its path relative to the folder, because a key can be elsewhere.
  const written: Record<string, number> = {};
  const about = { design: designName(design, dataLanguage(options.language)), canvas: canvasSize(copy.ratio) };
  const outcomes = await outcomesReport(copy, options.language);
  const report = (formatVersion: number, checked: CheckReport) =>
    JSON.stringify({ ...about, formatVersion, ...checked, outcomes, files: written, notDrawn }, null, 2);
  if (options.check) {
    const checked = await checkReport(copy, check, options.language);
    console.log(report(writeFace(copy).version, checked));
    return checked.errors > 0 ? FOUND : OK;
  }
  const made = await makeFace(copy, tools);
  const findings = withMade(check.findings, made.findings);
  const checked = await checkReport(copy, { ...check, findings }, options.language);
  const name = designName(design, 'en') || 'watch-face';
  const face: FacePackage = {
    ...made.files,
    packageName: options.packageName ?? proposedPackageName(name, design.id),
    versionCode: options.versionCode,
    versionName: options.versionName,
    labels: await faceLabels(design),
    publisher: `dialwright-${manifest.version}`,
  };
  mkdirSync(options.out, { recursive: true });
  const write = (file: string, bytes: Uint8Array | string) => {
    writeFileSync(join(options.out, file), bytes);
    written[file] = bytes.length;
  };
  write('watch-face-source.zip', await writeSourceZip(face));
  const writePicture = async (file: string, mode: ModeName) => {
    const png = await picture(mode, PICTURE_SIDE, file);
    if (png) write(file, png);
  };
  await writePicture('normal.png', 'normal');
  if (copy.ambient) await writePicture('always-on.png', 'ambient');
  if (options.apk && stopping('package', findings).length === 0) {
    const key = await keyAt(options.key, (pem) => {
      written[relative(options.out, options.key)] = pem.length;
    });
    write('watch-face.apk', await signApk(await writeApk(face), key));
  }
  const { formatVersion } = made.files;
  write('report.json', report(formatVersion, checked));
  console.log(report(formatVersion, checked));
  return checked.errors > 0 ? FOUND : OK;
}

const args = process.argv.slice(2);
const options = parseArguments(args);
if (asksForHelp(args)) console.log(USAGE);
else if (typeof options === 'string') {
  console.error(`${options}\n\n${USAGE}`);
  process.exitCode = NOT_UNDERSTOOD;
} else {
  try {
    process.exitCode = await exportFace(options);
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    console.error(error.message);
    process.exitCode = NOT_UNDERSTOOD;
  }
}
