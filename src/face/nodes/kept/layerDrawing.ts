// The code that draws layers with leftovers, loaded when a face has one.
import { lateDrawing } from '../lateDrawing';

export const layerDrawing = lateDrawing(async () => {
  const { loadWriters } = await import('../writers');
  await loadWriters();
  return import('./WrittenLayerSvg');
});
