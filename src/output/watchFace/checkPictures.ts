// Picture findings: missing, much larger than drawn, with transparent edges, duplicated, too many frames.
import { imagesOf, isForeign, pictureFitOf } from '@/face/nodes';
import { frameDelayOf } from '@/face/nodes/frames';
import { ANIMATION_DELAY_MAX_MS } from '@/schemas/limits';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { CheckFacts, PictureFacts, RawFinding } from './checkFinding';
import type { PlacedLayer } from './checkLayers';
import { megabytes } from './megabytes';

/** Factor from which a picture counts as larger than drawn; below it, watches with more px than the canvas benefit. */
const LARGER_FROM = 1.25;
/** Minimum px saved by scaling a layer's pictures to report it: 0.8 MB on the watch. */
const SMALLER_WORTH = 200_000;
/** Minimum px saved by cropping transparent edges to report them; the editor offers it on import: 0.25 MB. */
const EDGES_WORTH = 65_536;
/** Number of frames above which an animation has many: four seconds at 15 per second. */
const FRAMES_MANY = 60;
/** Decoded size above which an animation is large, bytes: a quarter of the watch's limit. */
const FRAMES_BYTES = 25 * 1024 * 1024;

const fileOf = (facts: CheckFacts, url: string): PictureFacts | null => facts.pictures[url] ?? null;

/** Size at which the layer's pictures are drawn, px; null if it has none, or if it is a preserved part. */
export function drawnSize(node: FaceNode): { width: number; height: number } | null {
  if (!isKnown(node) || isForeign(node) || !('width' in node.style)) return null;
  const { width, height, scaleX, scaleY } = node.style;
  const cells = 'shows' in node.style && node.style.shows === 'digits' ? node.style.places : 1;
  return { width: (width * Math.abs(scaleX)) / cells, height: height * Math.abs(scaleY) };
}

/** Factor by which a picture exceeds its box, on the side where it is smaller. */
const excess = (file: PictureFacts, box: { width: number; height: number }): number =>
  Math.min(file.width / Math.max(1, box.width), file.height / Math.max(1, box.height));

const area = ({ width, height }: { width: number; height: number }): number => width * height;

/** The smallest excess of each picture over all layers that show it: how much it can be scaled down. */
function excesses(layers: readonly PlacedLayer[], facts: CheckFacts): ReadonlyMap<string, number> {
  const least = new Map<string, number>();
  for (const { node } of layers) {
    const box = drawnSize(node);
    for (const { url } of imagesOf(node)) {
      const file = fileOf(facts, url);
      const factor = box && file ? excess(file, box) : 1;
      least.set(url, Math.min(factor, least.get(url) ?? factor));
    }
  }
  return least;
}

/** Rounds up, ignoring division errors. */
const wholePx = (side: number): number => Math.max(1, Math.ceil(side - 1e-6));

const urlsOf = (node: FaceNode): readonly string[] => [...new Set(imagesOf(node).map(({ url }) => url))];

function larger({ mode, node }: PlacedLayer, least: ReadonlyMap<string, number>, facts: CheckFacts): RawFinding[] {
  const pictures = urlsOf(node).flatMap((url) => {
    const [file, factor] = [fileOf(facts, url), least.get(url) ?? 1];
    if (!file || factor < LARGER_FROM) return [];
    return [{ url, file, width: wholePx(file.width / factor), height: wholePx(file.height / factor) }];
  });
  const [first] = pictures;
  const saved = pictures.reduce((sum, one) => sum + area(one.file) - area(one), 0);
  if (!first || saved < SMALLER_WORTH) return [];
  const { file, width, height } = first;
  const params = { from: `${file.width} × ${file.height}`, to: `${width} × ${height}`, count: pictures.length };
  const smaller = pictures.map((one) => ({ url: one.url, width: one.width, height: one.height }));
  const mends = [{ kind: 'scale' as const, pictures: smaller }];
  return [{ key: 'pictureLarger', severity: 'warning', mode, uuid: node.uuid, params, mends }];
}

/** Missing pictures of a layer; on any platform they prevent packaging. */
export function missingPictures({ mode, node }: PlacedLayer, facts: CheckFacts): RawFinding[] {
  const count = urlsOf(node).filter((url) => facts.pictures[url] === null).length;
  if (count === 0) return [];
  return [{ key: 'pictureMissing', severity: 'error', mode, uuid: node.uuid, params: { count } }];
}

function edged({ mode, node }: PlacedLayer, facts: CheckFacts): RawFinding[] {
  const [url, ...more] = urlsOf(node);
  const file = url === undefined ? null : fileOf(facts, url);
  if (!file?.crop || more.length > 0 || pictureFitOf(node) === null) return [];
  if (area(file) - area(file.crop) < EDGES_WORTH) return [];
  const params = { from: `${file.width} × ${file.height}`, to: `${file.crop.width} × ${file.crop.height}` };
  return [{ key: 'clearEdges', severity: 'warning', mode, uuid: node.uuid, params, mends: [{ kind: 'trim' }] }];
}

function frames({ mode, node }: PlacedLayer, facts: CheckFacts): RawFinding[] {
  const delay = frameDelayOf(node);
  const list = imagesOf(node);
  const bytes = urlsOf(node).reduce((sum, url) => {
    const file = fileOf(facts, url);
    return sum + (file ? file.width * file.height * 4 : 0);
  }, 0);
  if (!delay || (list.length <= FRAMES_MANY && bytes <= FRAMES_BYTES)) return [];
  const params = { frames: list.length, size: megabytes(bytes) };
  const mends = delay.delayMs * 2 <= ANIMATION_DELAY_MAX_MS ? [{ kind: 'halveFrames' as const }] : [];
  return [{ key: 'framesMany', severity: 'warning', mode, uuid: node.uuid, params, mends }];
}

/** References whose bytes equal those of an earlier reference of the copy, with that reference. */
function twins(layers: readonly PlacedLayer[], facts: CheckFacts): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const names = new Map<string, string>();
  for (const url of layers.flatMap(({ node }) => urlsOf(node))) {
    const sha = fileOf(facts, url)?.sha;
    if (sha === undefined) continue;
    const earlier = first.get(sha);
    if (earlier === undefined) first.set(sha, url);
    else if (earlier !== url) names.set(url, earlier);
  }
  return names;
}

function twice({ mode, node }: PlacedLayer, same: ReadonlyMap<string, string>): RawFinding[] {
  const [pair] = urlsOf(node).flatMap((from) => {
    const to = same.get(from);
    return to === undefined ? [] : [{ from, to }];
  });
  if (!pair) return [];
  const mends = [{ kind: 'dedupe' as const, ...pair }];
  return [{ key: 'pictureTwice', severity: 'warning', mode, uuid: node.uuid, params: {}, mends }];
}

/** For all drawn layers of a copy. */
export function checkPictures(layers: readonly PlacedLayer[], facts: CheckFacts): RawFinding[] {
  const least = excesses(layers, facts);
  const same = twins(layers, facts);
  return layers.flatMap((layer) => [
    ...missingPictures(layer, facts),
    ...larger(layer, least, facts),
    ...edged(layer, facts),
    ...frames(layer, facts),
    ...twice(layer, same),
  ]);
}
