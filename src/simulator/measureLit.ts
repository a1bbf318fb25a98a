// The lit share of an always-on face, measured in one way wherever it is shown: the chip on the canvas, the check, the publish page.
import { languageRow } from '@/service/language/i18n';
import { LIT_SIDE, litShareOf } from './litShare';
import { type DrawnFace, rasterise } from './rasterise';
import { stillWatch } from './simulator';

/**
 * The share of a face that is lit in always-on, 0 to 1, at the time and with the data of the store's pictures: the figure does not
 * change with the simulator. `side`: longer side of the picture that is measured, px. Rejects where the face cannot be drawn, or
 * once the signal is aborted.
 */
export async function measureLit(
  face: Omit<DrawnFace, 'watch' | 'mode'>,
  signal: AbortSignal,
  side = LIT_SIDE,
): Promise<number> {
  const still: DrawnFace = { ...face, watch: stillWatch(languageRow().data), mode: 'ambient' };
  return litShareOf(await rasterise(still, side, signal), face.canvas.shape);
}
