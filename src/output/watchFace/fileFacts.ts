// Checks a copy whose files are all available, before packaging.
import { imageFormat, pictureHeader } from '@/bytes/picture/pictureHeader';
import { fitsRgb565 } from '@/bytes/picture/rgb565';
import { pngPixels } from '@/bytes/png/pngPixels';
import { sha256 } from '@/bytes/sha256';
import { imagesOf, pictureFitOf } from '@/face/nodes';
import { loadWriters } from '@/face/nodes/writers';
import { findings } from '@/face/platforms/findings';
import type { FaceCopy } from '@/schemas/design';
import type { ProjectImage, ProjectImages } from '../projectFile';
import { checkCopy } from './checkCopy';
import type { CheckFacts, FaceCheck, FontFacts, PictureFacts } from './checkFinding';
import { familiesOf, layersOf } from './checkLayers';

/** Pictures with fewer px are not examined for transparent edges: 0.25 MB. */
const LOOKED_AT_FROM_PX = 65_536;

/** Facts about a picture's pixels for the check. */
export interface PixelsWanted {
  /** Examine transparent edges: never, only of a large picture, or always because a rule needs it. */
  edges: 'none' | 'large' | 'any';
  /** Examine whether RGB565 suffices; needed for pictures that always-on redraws each minute. */
  colors: boolean;
}
const EDGES: readonly PixelsWanted['edges'][] = ['none', 'large', 'any'];
const NOTHING_WANTED: PixelsWanted = { edges: 'none', colors: false };

/** What to examine in a picture's pixels; only PNG files are decoded. */
export function pixelLook(
  { width, height }: { width: number; height: number },
  bytes: Uint8Array,
  { edges, colors }: PixelsWanted,
): { edges: boolean; colors: boolean } {
  const isPng = imageFormat(bytes) === 'png';
  const ofEdges = isPng && (edges === 'any' || (edges === 'large' && width * height >= LOOKED_AT_FROM_PX));
  return { edges: ofEdges, colors: ofEdges || (isPng && colors) };
}

/** A time tag in a layer, or a minute source in a preserved part. */
const OF_TIME = /#D|MINUTE|UTC_TIMESTAMP|icuText|icuBestText/;

/**
 * The pictures of a copy. Edges are examined for pictures that are their layer's only one, at any size if a rule
 * rejects the layer.
 */
export function namedPictures(copy: FaceCopy): ReadonlyMap<string, PixelsWanted> {
  const tooLarge = new Set(
    findings(copy).flatMap(({ refusal, mode, uuid }) => (refusal.remedy === 'trim' ? [`${mode} ${uuid}`] : [])),
  );
  const alwaysOn = copy.ambient === null ? 'normal' : 'ambient';
  const named = new Map<string, PixelsWanted>();
  for (const { mode, node } of layersOf(copy)) {
    const images = imagesOf(node);
    if (images.length === 0) continue;
    const isOnlyOne = pictureFitOf(node) !== null;
    const edges = !isOnlyOne ? 'none' : tooLarge.has(`${mode} ${node.uuid}`) ? 'any' : 'large';
    const colors = mode === alwaysOn && OF_TIME.test(JSON.stringify(node));
    for (const { url } of images) {
      const before = named.get(url) ?? NOTHING_WANTED;
      const most = Math.max(EDGES.indexOf(edges), EDGES.indexOf(before.edges));
      named.set(url, { edges: EDGES[most] ?? 'none', colors: colors || before.colors });
    }
  }
  return named;
}

export interface FaceFilesAtHand {
  /** By reference; absent if unavailable. */
  images: ProjectImages;
  /** Font files by typeface. */
  fonts: ReadonlyMap<string, Uint8Array>;
}

async function sizeOf(image: ProjectImage | undefined): Promise<PictureFacts | null> {
  const header = image && pictureHeader(image.bytes);
  if (!header) return null;
  const { width, height } = header;
  return { width, height, bytes: image.bytes.length, sha: await sha256(image.bytes), crop: null };
}

async function sizes(copy: FaceCopy, { images, fonts }: FaceFilesAtHand): Promise<CheckFacts> {
  const pictures: Record<string, PictureFacts | null> = {};
  for (const url of namedPictures(copy).keys()) pictures[url] = await sizeOf(images.get(url));
  const families = new Set(layersOf(copy).flatMap(({ node }) => familiesOf(node)));
  const facts: Record<string, FontFacts | null> = {};
  for (const family of families) {
    const bytes = fonts.get(family)?.length;
    facts[family] = bytes === undefined ? null : { bytes, restricted: false };
  }
  return { pictures, fonts: facts, lit: null };
}

/** Adds pixel facts for the pictures that always-on may keep in two bytes per pixel. */
async function withPixels(facts: CheckFacts, copy: FaceCopy, { images }: FaceFilesAtHand): Promise<CheckFacts> {
  const pictures = { ...facts.pictures };
  for (const [url, wanted] of namedPictures(copy)) {
    const [size, image] = [pictures[url], images.get(url)];
    if (!size || !image || !pixelLook(size, image.bytes, wanted).colors) continue;
    const pixels = await pngPixels(image.bytes);
    if (pixels) pictures[url] = { ...size, fitsRgb565: fitsRgb565(pixels) };
  }
  return { ...facts, pictures };
}

/**
 * Checks a copy with its files. Errors equal those of the editor's check; pixels are decoded only where they matter.
 */
export async function checkFiles(copy: FaceCopy, files: FaceFilesAtHand): Promise<FaceCheck> {
  const [facts] = await Promise.all([sizes(copy, files), loadWriters()]);
  const check = checkCopy(copy, facts);
  const isClose = check.findings.some(({ mode, key }) => mode === 'ambient' && key.startsWith('memory'));
  return isClose ? checkCopy(copy, await withPixels(facts, copy, files)) : check;
}
