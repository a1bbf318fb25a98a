// Broadcasts saved revisions, deleted designs and deleted accounts to the other tabs of this browser, so that they show the correct state.
import { z } from 'zod';
import { createSignal } from '@/face/liveData/createStore';

const id = z.string().max(64);
/** Another tab saved a design, deleted it from the account and this device, or deleted the account `owner`. */
const draftNotice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('saved'), id, rev: z.int().min(1) }),
  z.object({ type: z.literal('deleted'), id }),
  z.object({ type: z.literal('accountDeleted'), owner: id }),
]);
export type DraftNotice = z.output<typeof draftNotice>;

export const CHANNEL_NAME = 'dialwright-drafts';

/** The used part of a BroadcastChannel. */
export interface Broadcast {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

export interface SavedChannel {
  announce(notice: DraftNotice): void;
  /** Subscribes to notices of other tabs; the returned function unsubscribes. */
  subscribe(listener: (notice: DraftNotice) => void): () => void;
  close(): void;
}

/**
 * The channel on top of a broadcast; without one (an old browser) other tabs are not notified, and a stale save gets a
 * 409.
 */
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

/** The browser's channel, or null if unsupported. */
export function openBroadcast(): Broadcast | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL_NAME) : null;
}
