// Renders images of SVG drawings again, from the same source, when a layer has grown beyond the size of its image.
import { readSvg } from '@/bytes/svg/readSvg';
import type { SvgSize } from '@/bytes/svg/svgSize';
import { vectorSourceOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';
import type { VectorSource } from '@/schemas/vectorSource';
import { showToast } from '@/ui/toasts';
import { boxOf } from '../commands/layerFacts';
import type { EditorReduxStore } from '../dispatch/editorContext';
import { pictureRefined } from '../document/documentSlice';
import type { LayerList } from '../document/editorState';
import { selectNodes } from '../document/selectors';
import type { FileKeeper } from './storeFiles';
import { type DrawSvg, drawSvg, pictureOfDrawing, pictureSize } from './vectorPicture';

/** Delay without a change before images are rendered, ms, so a drag or a series of key presses has ended. */
export const REFINE_WAIT_MS = 400;

interface Wanted extends SvgSize {
  vector: VectorSource;
  label: string;
}

/** The drawing of a layer and the size in px that its box needs. Null if its image is large enough. */
function wantedBy(node: FaceNode): Wanted | null {
  const vector = vectorSourceOf(node);
  const box = boxOf(node);
  if (!vector || !box) return null;
  const { scaleX = 1, scaleY = 1 } = box;
  const size = pictureSize({ width: box.width * Math.abs(scaleX), height: box.height * Math.abs(scaleY) });
  const isLarger = size.width > Math.ceil(vector.width) || size.height > Math.ceil(vector.height);
  return isLarger ? { vector, label: node.label, ...size } : null;
}

/** The images to render again, each once at the largest size that a layer needs. */
function wantedIn(nodes: LayerList): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const node of nodes) {
    const one = wantedBy(node);
    const other = one && wanted.get(one.vector.url);
    if (!one) continue;
    const [width, height] = [Math.max(one.width, other?.width ?? 0), Math.max(one.height, other?.height ?? 0)];
    wanted.set(one.vector.url, { ...one, width, height });
  }
  return wanted;
}

export interface RefinePorts {
  store: EditorReduxStore;
  keeper: Pick<FileKeeper, 'keepAll'>;
  t(key: string, values?: Record<string, unknown>): string;
  draw?: DrawSvg;
}

/** Watches the shown layers. Returns a function that stops it. */
export function watchDrawings({ store, keeper, t, draw = drawSvg }: RefinePorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: LayerList | null = null;
  /** Images that could not be rendered. They are not retried on each change. */
  const failed = new Set<string>();

  const refine = async ({ vector, label, width, height }: Wanted) => {
    const { url: from, source } = vector;
    try {
      // The design may come from elsewhere, so its drawing is checked like a new one.
      const read = readSvg(source);
      if (!read.ok) throw new Error(`This drawing may not be drawn: ${read.fault}`);
      const picture = await pictureOfDrawing(read, { width, height }, label, draw);
      // Too large as a file at every size, or the disk is full, which the keeper reports.
      const image = picture && (await keeper.keepAll([picture]))?.[0];
      if (!image) return void failed.add(from);
      const { url, fileSize } = image;
      store.dispatch(pictureRefined({ from, fileSize, vector: { url, source, width, height } }));
    } catch (error) {
      failed.add(from);
      console.info('A drawing could not be drawn again.', error);
      showToast({ tone: 'warning', text: t('editor:images.notRefined', { name: label }) });
    }
  };
  const run = async () => {
    timer = undefined;
    for (const [url, wanted] of wantedIn(selectNodes(store.getState()))) if (!failed.has(url)) await refine(wanted);
  };
  const look = () => {
    const nodes = selectNodes(store.getState());
    if (nodes === seen) return;
    seen = nodes;
    if (wantedIn(nodes).size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), REFINE_WAIT_MS);
  };
  look();
  const stop = store.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
