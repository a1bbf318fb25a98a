// A kept part is what no reader sees a layer in: none proposes one.
import type { WatchFaceReader } from '../faceSource';

export const watchPartFromWatchFace: WatchFaceReader<'watch_part'> = () => [];
