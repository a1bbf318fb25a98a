// The code that draws fills with gradients, loaded when a face has one.
import { lateDrawing } from '../lateDrawing';

export const gradientDrawing = lateDrawing(() => import('./GradientFillSvg'));
