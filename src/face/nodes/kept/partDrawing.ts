// The code that draws preserved parts, loaded when a face has one.
import { lateDrawing } from '../lateDrawing';

export const partDrawing = lateDrawing(() => import('./DrawnPartSvg'));
