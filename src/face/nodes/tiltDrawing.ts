// The code that draws layers that move with the tilt of the watch, loaded when a face has one.
import { lateDrawing } from './lateDrawing';

export const tiltDrawing = lateDrawing(() => import('./TiltSvg'));
