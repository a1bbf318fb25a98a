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

/** Below these px the clear edges of a picture are not worth a look: 0.25 MB. */
const LOOKED_AT_FROM_PX = 65_536;

/** What the check needs to know of a picture's pixels. */
export interface PixelsWanted {
  /** Clear edges: of no picture, of a large one, or of any, because a rule asks for them. */
  edges: 'none' | 'large' | 'any';
  /** Whether always-on may keep its colours in two bytes a pixel: asked of what it redraws each minute. */
  colors: boolean;
}
const EDGES: readonly PixelsWanted['edges'][] = ['none', 'large', 'any'];
const NOTHING_WANTED: PixelsWanted = { edges: 'none', colors: false };

/** What to look at in the pixels of a picture; only those of a PNG are read. */
export function pixelLook(
  { width, height }: { width: number; height: number },
  bytes: Uint8Array,
  { edges, colors }: PixelsWanted,
): { edges: boolean; colors: boolean } {
  const isPng = imageFormat(bytes) === 'png';
  const ofEdges = isPng && (edges === 'any' || (edges === 'large' && width * height >= LOOKED_AT_FROM_PX));
  return { edges: ofEdges, colors: ofEdges || (isPng && colors) };
}

/** A tag of the time in a layer, or a minute source in a part of another face. */
const OF_TIME = /#D|MINUTE|UTC_TIMESTAMP|icuText|icuBestText/;

/** The pictures that a copy names. Edges are wanted of those that are their layer's only one, at any size where a rule refuses the layer. */
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
    if (!size || !image || !pixelLook(size, image.bytes, wanted).colors) continue;
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
