// The code that draws shadows, effects of texts and fills with gradients, loaded when a face has one.
import { lateDrawing } from './lateDrawing';

export const effectDrawing = lateDrawing(() => import('./drawnEffects'));
