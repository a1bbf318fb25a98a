// What the check says about pictures: missing, far larger than they are drawn, with clear edges, twice under two names, too many frames.
import { frameDelayOf, imagesOf, isForeign, pictureFitOf } from '@/face/nodes';
import { ANIMATION_DELAY_MAX_MS } from '@/schemas/limits';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { CheckFacts, PictureFacts, RawFinding } from './checkFinding';
import type { PlacedLayer } from './checkLayers';
import { megabytes } from './megabytes';

/** A picture counts as larger than drawn from this factor on: below it watches with more px than the canvas gain by it. */
const LARGER_FROM = 1.25;
/** Px that smaller pictures of a layer must save for a word about them: 0.8 MB on the watch. */
const SMALLER_WORTH = 200_000;
/** The same of clear edges, which the editor offers to trim when a picture comes in: 0.25 MB. */
const EDGES_WORTH = 65_536;
/** Frames above which an animation is many: at 15 a second, four seconds of it. */
const FRAMES_MANY = 60;
/** Decoded frames above which an animation is heavy: a quarter of the watch's bound, bytes. */
const FRAMES_BYTES = 25 * 1024 * 1024;

const fileOf = (facts: CheckFacts, url: string): PictureFacts | null => facts.pictures[url] ?? null;

/** Box in which one of the layer's pictures is drawn, px; null for what has none, or draws them as its own text says. */
export function drawnSize(node: FaceNode): { width: number; height: number } | null {
  if (!isKnown(node) || isForeign(node) || !('width' in node.style)) return null;
  const { width, height, scaleX, scaleY } = node.style;
  const cells = 'shows' in node.style && node.style.shows === 'digits' ? node.style.places : 1;
  return { width: (width * Math.abs(scaleX)) / cells, height: height * Math.abs(scaleY) };
}

/** By how much a picture is larger than its box, in the side that is less so. */
const excess = (file: PictureFacts, box: { width: number; height: number }): number =>
  Math.min(file.width / Math.max(1, box.width), file.height / Math.max(1, box.height));

const area = ({ width, height }: { width: number; height: number }): number => width * height;

/** The least excess of each picture over all layers that show it: so much smaller it may be. */
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

/** Rounded up, but for what division leaves behind. */
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

/** The pictures of a layer that are not there: no package leaves without them, whatever its platform. */
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

/** References with the bytes of another that the copy shows first, and that one. */
function twins(layers: readonly PlacedLayer[], facts: CheckFacts): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const found = new Map<string, string>();
  for (const url of layers.flatMap(({ node }) => urlsOf(node))) {
    const sha = fileOf(facts, url)?.sha;
    if (sha === undefined) continue;
    const known = first.get(sha);
    if (known === undefined) first.set(sha, url);
    else if (known !== url) found.set(url, known);
  }
  return found;
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

/** Of all layers of a copy that are drawn. */
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
