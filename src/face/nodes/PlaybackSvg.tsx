// Playback of a drawn face, as a React context. Without one every animation shows its first frame.
import { createContext, type ReactNode, useContext } from 'react';
import type { Playback } from '@/face/liveData/playback';

const PlaybackContext = createContext<Playback | null>(null);

/** Provides the playback to everything drawn inside; frames change without React rendering. */
export function PlaybackProvider({ playback, children }: { playback: Playback | null; children: ReactNode }) {
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}

/** The playback of the nearest PlaybackProvider; null if there is none. */
export const usePlayback = (): Playback | null => useContext(PlaybackContext);
