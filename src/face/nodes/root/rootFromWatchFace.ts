// The background colour is read by the scene itself, which holds it: no element is a layer of its own.
import type { WatchFaceReader } from '../faceSource';

export const rootFromWatchFace: WatchFaceReader<'root'> = () => [];
