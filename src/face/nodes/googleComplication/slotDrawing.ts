// The code that draws slots, loaded when a face has one.
import { lateDrawing } from '../lateDrawing';

export const slotDrawing = lateDrawing(() => import('./DrawnSlotSvg'));
