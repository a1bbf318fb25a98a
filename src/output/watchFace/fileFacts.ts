// The check of a copy whose files are all at hand, before a package is made of them.
import { imageFormat, pictureHeader } from '@/bytes/picture/pictureHeader';
import { fitsRgb565 } from '@/bytes/picture/rgb565';
import { pngPixels } from '@/bytes/png/pngPixels';
import { sha256 } from '@/bytes/sha256';
import { imagesOf, pictureFitOf } from '@/face/nodes';
import { findings } from '@/face/platforms/findings';
import type { FaceCopy } from '@/schemas/design';
import type { ProjectImage, ProjectImages } from '../projectFile';
import { checkCopy } from './checkCopy';
import type { CheckFacts, FaceCheck, FontFacts, PictureFacts } from './checkFinding';
import { familiesOf, layersOf } from './checkLayers';

/** Below these px a picture's clear edges are not worth a look, nor is what it takes in always-on: 0.25 MB. */
const LOOKED_AT_FROM_PX = 65_536;

/** Which pictures have their pixels looked at: none, large ones, or any, since a rule asks for it. */
export type PixelsWanted = 'none' | 'large' | 'any';
const WANTED: readonly PixelsWanted[] = ['none', 'large', 'any'];

/** Whether the pixels of a picture are worth a look: those of a PNG, as far as it is wanted. */
export const isLookedAt = (
  { width, height }: { width: number; height: number },
  bytes: Uint8Array,
  wanted: PixelsWanted,
): boolean =>
  wanted !== 'none' && (wanted === 'any' || width * height >= LOOKED_AT_FROM_PX) && imageFormat(bytes) === 'png';

/** The pictures that a copy names: wanted are those that are their layer's only one, any of a layer that may lose clear edges. */
export function namedPictures(copy: FaceCopy): ReadonlyMap<string, PixelsWanted> {
  const tooLarge = new Set(
    findings(copy).flatMap(({ refusal, mode, uuid }) => (refusal.remedy === 'trim' ? [`${mode} ${uuid}`] : [])),
  );
  const named = new Map<string, PixelsWanted>();
  for (const { mode, node } of layersOf(copy)) {
    const isOnlyOne = pictureFitOf(node) !== null;
    const wanted = !isOnlyOne ? 'none' : tooLarge.has(`${mode} ${node.uuid}`) ? 'any' : 'large';
    for (const { url } of imagesOf(node)) {
      const most = Math.max(WANTED.indexOf(wanted), WANTED.indexOf(named.get(url) ?? 'none'));
      named.set(url, WANTED[most] ?? 'none');
    }
  }
  return named;
}

export interface FaceFilesAtHand {
  /** By reference; what is absent is not to be had. */
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
  const known: Record<string, FontFacts | null> = {};
  for (const family of families) {
    const bytes = fonts.get(family)?.length;
    known[family] = bytes === undefined ? null : { bytes, restricted: false };
  }
  return { pictures, fonts: known, lit: null };
}

/** The same with a look at the pixels that always-on may keep in two bytes each. */
async function withPixels(facts: CheckFacts, copy: FaceCopy, { images }: FaceFilesAtHand): Promise<CheckFacts> {
  const pictures = { ...facts.pictures };
  for (const [url, wanted] of namedPictures(copy)) {
    const [size, image] = [pictures[url], images.get(url)];
    if (!size || !image || !isLookedAt(size, image.bytes, wanted)) continue;
    const pixels = await pngPixels(image.bytes);
    if (pixels) pictures[url] = { ...size, fitsRgb565: fitsRgb565(pixels) };
  }
  return { ...facts, pictures };
}

/** The check of a copy with its files. Its errors are those of the editor's check; pixels are looked at only where they decide. */
export async function checkFiles(copy: FaceCopy, files: FaceFilesAtHand): Promise<FaceCheck> {
  const facts = await sizes(copy, files);
  const check = checkCopy(copy, facts);
  const isClose = check.findings.some(({ mode, key }) => mode === 'ambient' && key.startsWith('memory'));
  return isClose ? checkCopy(copy, await withPixels(facts, copy, files)) : check;
}
