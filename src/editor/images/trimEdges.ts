// Clear edges of a picture file, looked for off the main thread: it may be four thousand px wide.

import { imageFormat } from '@/bytes/picture/pictureHeader';
import { ALL_CLEAR } from '@/bytes/png/allClear';
import type { TrimmedPng } from '@/bytes/png/clearEdges';
import type { PictureTrim } from '../commands/replacePicture';

export interface TrimmedFile extends PictureTrim {
  /** The picture without its clear edges, under the name it had. */
  file: File;
}

type Trimmed = TrimmedPng | typeof ALL_CLEAR | null;

/** A crop that keeps more than this of the picture's area is not worth a question. */
const WORTH_BELOW = 0.95;
/** Nor is one that takes from no edge so many px, or fewer of a small picture: so many, and this share of its side. */
const WIDE_PX = 8;
const NARROW_PX = 4;
const NARROW_SHARE = 0.1;

/** Whether a crop is worth a question: edges of a few px, which soft drawing needs, are left alone. */
export function isWorthTrimming({ whole, crop }: PictureTrim): boolean {
  const isWide = (px: number, side: number) => px >= WIDE_PX || (px >= NARROW_PX && px >= side * NARROW_SHARE);
  const across = Math.max(crop.x, whole.width - crop.x - crop.width);
  const down = Math.max(crop.y, whole.height - crop.y - crop.height);
  const isSmaller = crop.width * crop.height < whole.width * whole.height * WORTH_BELOW;
  return isSmaller && (isWide(across, whole.width) || isWide(down, whole.height));
}

/** A worker of its own for one picture; where there are none, the same code here. */
async function trimmed(bytes: Uint8Array<ArrayBuffer>): Promise<Trimmed> {
  if (typeof Worker === 'undefined') return (await import('@/bytes/png/clearEdges')).trimClearEdges(bytes);
  const worker = new Worker(new URL('./trimWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Trimmed>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Trimmed>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}

/** The picture without its clear edges; null where it has none, a word where all is clear. A file that cannot be read has none. Never rejects. */
export async function trimEdges(blob: Blob, name: string): Promise<TrimmedFile | typeof ALL_CLEAR | null> {
  try {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const found = imageFormat(bytes) === 'png' ? await trimmed(bytes) : null;
    if (!found || found === ALL_CLEAR) return found;
    const file = new File([new Uint8Array(found.bytes)], name, { type: 'image/png' });
    return { file, crop: found.crop, whole: found.whole };
  } catch (error) {
    console.warn(`The edges of ${name} could not be read.`, error);
    return null;
  }
}
