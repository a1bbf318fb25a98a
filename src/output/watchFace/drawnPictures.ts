// PNG files of drawn shapes, each drawn once while the page or worker lives.
import { encodePng } from '@/bytes/png/encodePng';
import { rasterise, type ShapePicture } from '@/face/nodes/shapeRaster';

type Bytes = Uint8Array<ArrayBuffer>;

const KEPT = 64;
const files = new Map<string, Promise<Bytes>>();

async function drawPng(drawing: ShapePicture): Promise<Bytes> {
  const png = await encodePng(rasterise(drawing));
  return new Uint8Array(await png.arrayBuffer());
}

/** The PNG of a shape; equal shapes share one. Rejects if it cannot be drawn or encoded. */
export function drawnPng(drawing: ShapePicture): Promise<Bytes> {
  const key = JSON.stringify(drawing);
  const before = files.get(key);
  if (before) return before;
  if (files.size >= KEPT) files.clear();
  const made = drawPng(drawing);
  files.set(key, made);
  // A failure is not a result: the next request draws again.
  made.catch(() => files.delete(key));
  return made;
}
