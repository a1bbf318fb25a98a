// "Saved revision n", told to the other tabs of this browser, so that read-only ones refresh.
import { z } from 'zod';
import { createSignal } from '@/face/liveData/createStore';

/** A save another tab made. */
const savedNotice = z.object({ type: z.literal('saved'), id: z.string().max(64), rev: z.int().min(1) });
export type SavedNotice = z.output<typeof savedNotice>;

export const CHANNEL_NAME = 'dialwright-drafts';

/** The part of a BroadcastChannel in use. */
export interface Broadcast {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

export interface SavedChannel {
  announce(id: string, rev: number): void;
  /** Hears the saves of other tabs; the returned function ends it. */
  subscribe(listener: (notice: SavedNotice) => void): () => void;
  close(): void;
}

/** The channel over a broadcast; without one (an old browser) nobody is told, and a stale save meets the 409 path. */
export function createSavedChannel(broadcast: Broadcast | null): SavedChannel {
  const saves = createSignal<SavedNotice>();
  broadcast?.addEventListener('message', ({ data }) => {
    const read = savedNotice.safeParse(data);
    if (read.success) saves.emit(read.data);
  });
  return {
    announce: (id, rev) => broadcast?.postMessage({ type: 'saved', id, rev } satisfies SavedNotice),
    subscribe: saves.subscribe,
    close() {
      saves.clear();
      broadcast?.close();
    },
  };
}

/** The browser's channel, or null where it has none. */
export function openBroadcast(): Broadcast | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL_NAME) : null;
}
