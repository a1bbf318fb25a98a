// Measures the lit share of an always-on face; shared by the canvas chip, the check and the publish page.
import { languageRow } from '@/service/language/i18n';
import { LIT_SIDE, litShareOf } from './litShare';
import type { DrawnFace } from './rasterise';
import { stillWatch } from './simulator';

/**
 * The lit share of a face in always-on, 0 to 1, at the time and with the data of store pictures, so that it does not
 * depend on the simulator. `side`: longer side of the measured picture, px. Rejects if the face cannot be drawn, or
 * when the signal is aborted.
 */
export async function measureLit(
  face: Omit<DrawnFace, 'watch' | 'mode'>,
  signal: AbortSignal,
  side = LIT_SIDE,
): Promise<number> {
  const still: DrawnFace = { ...face, watch: stillWatch(languageRow().data), mode: 'ambient' };
  // Loaded with the first measurement, when the page is idle.
  const { rasterise } = await import('./rasterise');
  return litShareOf(await rasterise(still, side, signal), face.canvas.shape);
}
