// The code that draws shadows of groups, loaded when a face has one.
import { lateDrawing } from '../lateDrawing';

export const groupShadowDrawing = lateDrawing(() => import('./GroupShadowSvg'));
