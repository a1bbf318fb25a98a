// A playback for pictures of faces: plays their animations while it is live, stands at the first frames otherwise.
import { useEffect, useState } from 'react';
import type { Playback } from '@/face/liveData/playback';
import type { FaceNode } from '@/schemas/nodes';
import { newPlayback, playedLayers } from './animations';

/** One playback for as long as the component lives. Keep `nodes` the same list while the faces are. */
export function usePlayed(nodes: readonly FaceNode[], live: boolean): Playback {
  const [playback] = useState(newPlayback);
  useEffect(() => {
    if (live) playback.play(playedLayers(nodes));
    return () => playback.stop();
  }, [playback, nodes, live]);
  return playback;
}
