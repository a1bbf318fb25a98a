// The playback of a drawn face: a React context. Without one every animation stands at its first frame.
import { createContext, type ReactNode, useContext } from 'react';
import type { Playback } from '@/face/liveData/playback';

const PlaybackContext = createContext<Playback | null>(null);

/** Gives the playback to everything drawn inside; frames change without rendering React. */
export function PlaybackProvider({ playback, children }: { playback: Playback | null; children: ReactNode }) {
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}

/** The playback around this component; null where nothing plays. */
export const usePlayback = (): Playback | null => useContext(PlaybackContext);
