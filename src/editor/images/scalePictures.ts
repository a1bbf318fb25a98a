// Pictures made smaller off the main thread and kept on this device, for all layers that show them.
import { loadAsset } from '@/service/api/assetUrl';
import type { SwapPicturesPayload } from '../commands/mends';
import type { CheckedFile } from './addImages';
import type { FileKeeper } from './keepFiles';
import { type ScaledPicture, type ScaleOrder, scaledPicture } from './scaledPicture';

/** A worker of its own for one picture; where there are none, the same code here. */
async function scaled(order: ScaleOrder): Promise<ScaledPicture | null> {
  if (typeof Worker === 'undefined') return scaledPicture(order);
  const worker = new Worker(new URL('./scaleWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ScaledPicture | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ScaledPicture | null>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
      worker.postMessage(order, [order.bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}

export interface WantedSize {
  url: string;
  /** px. */
  width: number;
  height: number;
}

/**
 * What stands in the place of each picture; null where one could not be made smaller or kept, which the keeper tells. A picture
 * that would have more bytes than before is still smaller in the watch's memory.
 */
export async function scalePictures(
  wanted: readonly WantedSize[],
  name: string,
  keeper: Pick<FileKeeper, 'keepAll'>,
): Promise<SwapPicturesPayload['pictures'] | null> {
  const files: CheckedFile[] = [];
  for (const { url, width, height } of wanted) {
    const bytes = new Uint8Array(await (await loadAsset(url)).arrayBuffer());
    const picture = await scaled({ bytes, width, height });
    if (!picture) return null;
    const { format } = picture;
    const file = new File([picture.bytes], `${name}.${format === 'png' ? 'png' : 'jpg'}`, { type: `image/${format}` });
    files.push({ file, name: file.name, width, height });
  }
  const kept = await keeper.keepAll(files);
  if (!kept) return null;
  return new Map(
    wanted.flatMap(({ url }, index) => {
      const picture = kept[index];
      return picture ? [[url, { url: picture.url, fileSize: picture.fileSize }] as const] : [];
    }),
  );
}
