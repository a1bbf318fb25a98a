// Each tab runs its own backend on shared data; changes of clock or data are broadcast to the others.
import type { DemoClock } from './demoClock';

/** `clock`: the time changed. `data`: everything was replaced, including accounts and clock. */
export type Moved = 'clock' | 'data';

/** The used part of a BroadcastChannel. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface OtherTabs {
  tell(moved: Moved): void;
  /** Notified of another tab's change, after the clock here was updated. The returned function unsubscribes. */
  onMoved(listener: (moved: Moved) => void): () => void;
}

const CHANNEL = 'dialwright-testers';

/** The browser's channel, or null if unsupported. */
export const openTabChannel = (): TabChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;

const isMoved = (data: unknown): data is Moved => data === 'clock' || data === 'data';

export function createOtherTabs(channel: TabChannel | null, clock: Pick<DemoClock, 'read'>): OtherTabs {
  const onMoved: OtherTabs['onMoved'] = (listener) => {
    const onMessage = ({ data }: { data: unknown }) => {
      if (!isMoved(data)) return;
      clock.read().then(
        () => listener(data),
        (error: unknown) => console.warn('The clock of the demo could not be read anew.', error),
      );
    };
    channel?.addEventListener('message', onMessage);
    return () => channel?.removeEventListener('message', onMessage);
  };
  // Follow the clock even without other listeners.
  onMoved(() => {});
  return { tell: (moved) => channel?.postMessage(moved), onMoved };
}
