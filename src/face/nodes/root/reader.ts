// The scene reader reads the background colour; no element becomes a root layer.
import type { WatchFaceReader } from '../faceSource';

export const rootFromWatchFace: WatchFaceReader<'root'> = () => [];
