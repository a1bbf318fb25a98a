// Scales images down off the main thread and stores them on this device, for all layers that show them.
import { loadAsset } from '@/service/api/assetUrl';
import type { SwapPicturesPayload } from '../commands/quickFixes';
import type { CheckedFile } from './addImages';
import { type ScaledPicture, type ScaleOrder, scaledPicture } from './scaledPicture';
import type { FileKeeper } from './storeFiles';

/** Uses one worker per image, or runs the same code here if workers are not available. */
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
 * The replacement of each image. Null if it could not be scaled down or stored, which the keeper reports. A replacement
 * with more bytes than the original still needs less memory on the watch.
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
  const pictures = await keeper.keepAll(files);
  if (!pictures) return null;
  return new Map(
    wanted.flatMap(({ url }, index) => {
      const picture = pictures[index];
      return picture ? [[url, { url: picture.url, fileSize: picture.fileSize }] as const] : [];
    }),
  );
}
