// Clear edges of a picture file, looked for off the main thread: it may be four thousand px wide.

import { imageFormat } from '@/bytes/picture/pictureHeader';
import type { TrimmedPng } from '@/bytes/png/clearEdges';
import type { PictureTrim } from '../commands/replacePicture';

export interface TrimmedFile extends PictureTrim {
  /** The picture without its clear edges, under the name it had. */
  file: File;
}

/** A worker of its own for one picture; where there are none, the same code here. */
async function trimmed(bytes: Uint8Array<ArrayBuffer>): Promise<TrimmedPng | null> {
  if (typeof Worker === 'undefined') return (await import('@/bytes/png/clearEdges')).trimClearEdges(bytes);
  const worker = new Worker(new URL('./trimWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<TrimmedPng | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TrimmedPng | null>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}

/** The picture without its clear edges; null where it has none. A file that cannot be read has none. Never rejects. */
export async function trimEdges(blob: Blob, name: string): Promise<TrimmedFile | null> {
  try {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const found = imageFormat(bytes) === 'png' ? await trimmed(bytes) : null;
    if (!found) return null;
    const file = new File([new Uint8Array(found.bytes)], name, { type: 'image/png' });
    return { file, crop: found.crop, whole: found.whole };
  } catch (error) {
    console.warn(`The edges of ${name} could not be read.`, error);
    return null;
  }
}
