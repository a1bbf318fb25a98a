// "Saved revision n" and "deleted", told to the other tabs of this browser, so that what they show is true.
import { z } from 'zod';
import { createSignal } from '@/face/liveData/createStore';

const id = z.string().max(64);
/** A save another tab made, or a design it deleted from the account and from this device. */
const draftNotice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('saved'), id, rev: z.int().min(1) }),
  z.object({ type: z.literal('deleted'), id }),
]);
export type DraftNotice = z.output<typeof draftNotice>;

export const CHANNEL_NAME = 'dialwright-drafts';

/** The part of a BroadcastChannel in use. */
export interface Broadcast {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

export interface SavedChannel {
  announce(notice: DraftNotice): void;
  /** Hears the notices of other tabs; the returned function ends it. */
  subscribe(listener: (notice: DraftNotice) => void): () => void;
  close(): void;
}

/** The channel over a broadcast; without one (an old browser) nobody is told, and a stale save meets the 409 path. */
export function createSavedChannel(broadcast: Broadcast | null): SavedChannel {
  const notices = createSignal<DraftNotice>();
  broadcast?.addEventListener('message', ({ data }) => {
    const read = draftNotice.safeParse(data);
    if (read.success) notices.emit(read.data);
  });
  return {
    announce: (notice) => broadcast?.postMessage(notice),
    subscribe: notices.subscribe,
    close() {
      notices.clear();
      broadcast?.close();
    },
  };
}

/** The browser's channel, or null where it has none. */
export function openBroadcast(): Broadcast | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL_NAME) : null;
}
