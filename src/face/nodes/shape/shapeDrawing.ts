// The code that draws shapes, loaded when a face has one.
import { lateDrawing } from '../lateDrawing';

export const shapeDrawing = lateDrawing(() => import('./DrawnShapeSvg'));
