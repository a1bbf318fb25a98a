// The code that draws layers with properties that follow data, loaded when a face has one.
import { lateDrawing } from './lateDrawing';

export const followingDrawing = lateDrawing(() => import('./FollowingSvg'));
