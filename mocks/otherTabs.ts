// Tabs are backends of their own over the same data: what one of them moved or replaced is told to the others.
import { createSignal } from '@/face/liveData/createStore';
import type { DemoClock } from './demoClock';

/** `clock`: it says another time. `data`: everything is another, the accounts and the clock as well. */
export type Moved = 'clock' | 'data';

/** The part of a BroadcastChannel in use. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface OtherTabs {
  tell(moved: Moved): void;
  /** Hears what another tab did, once the clock here is the one in the data. The returned function ends it. */
  onMoved(listener: (moved: Moved) => void): () => void;
}

const CHANNEL = 'dialwright-testers';

/** The browser's channel, or null where it has none. */
export const openTabChannel = (): TabChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;

export function createOtherTabs(channel: TabChannel | null, clock: Pick<DemoClock, 'read'>): OtherTabs {
  const moved = createSignal<Moved>();
  channel?.addEventListener('message', ({ data }) => {
    if (data !== 'clock' && data !== 'data') return;
    clock.read().then(
      () => moved.emit(data),
      (error: unknown) => console.warn('The clock of the demo could not be read anew.', error),
    );
  });
  return {
    tell: (what) => channel?.postMessage(what),
    onMoved: moved.subscribe,
  };
}
