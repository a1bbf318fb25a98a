// Finds transparent edges of an image file off the main thread, because the image can be 4,000 px wide.

import { imageFormat } from '@/bytes/picture/pictureHeader';
import type { PictureTrim } from '@/bytes/picture/pictureTrim';
import { ALL_CLEAR } from '@/bytes/png/allClear';
import type { TrimmedPng } from '@/bytes/png/clearEdges';

export interface TrimmedFile extends PictureTrim {
  /** The image without its transparent edges, with the same name. */
  file: File;
}

type Trimmed = TrimmedPng | typeof ALL_CLEAR | null;

/** Uses one worker per image, or runs the same code here if workers are not available. */
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

/**
 * The image without its transparent edges. Null if it has none or cannot be read, `ALL_CLEAR` if it is fully
 * transparent. Never rejects.
 */
export async function trimEdges(blob: Blob, name: string): Promise<TrimmedFile | typeof ALL_CLEAR | null> {
  try {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const edges = imageFormat(bytes) === 'png' ? await trimmed(bytes) : null;
    if (!edges || edges === ALL_CLEAR) return edges;
    const file = new File([new Uint8Array(edges.bytes)], name, { type: 'image/png' });
    return { file, crop: edges.crop, whole: edges.whole };
  } catch (error) {
    console.warn(`The edges of ${name} could not be read.`, error);
    return null;
  }
}
