// A preserved part is what no reader can turn into a layer, so it has no reader.
import type { WatchFaceReader } from '../faceSource';

export const watchPartFromWatchFace: WatchFaceReader<'watch_part'> = () => [];
