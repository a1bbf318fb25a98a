// Worker that measures the visible pixels of layers. Receives numbered steps and returns each result with its number.
import type { Raster } from '@/face/seen/ink';
import type { SeenAnswer, SeenQuestion } from './seenFacts';
import { createSeenWork } from './seenWork';

const work = createSeenWork();

function pixelsOf(bitmap: ImageBitmap): Raster {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

function answer({ step }: SeenQuestion): SeenAnswer['result'] {
  if ('looks' in step) {
    work.begin(step.unloaded);
    for (const look of step.looks) work.look(look);
    return { sheets: work.sheets() };
  }
  if ('measure' in step) return { layers: work.measure() };
  work.take(step.tiles, step.bitmap && pixelsOf(step.bitmap));
  return step.isLast ? { sheets: work.sheets() } : {};
}

addEventListener('message', ({ data }: MessageEvent<SeenQuestion>) => {
  try {
    postMessage({ number: data.number, result: answer(data) } satisfies SeenAnswer);
  } catch (error) {
    postMessage({ number: data.number, result: { fault: String(error) } } satisfies SeenAnswer);
  }
});
