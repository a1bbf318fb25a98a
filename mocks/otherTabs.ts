// Tabs are backends of their own over the same data: what one of them moved or replaced is told to the others.
import type { DemoClock } from './demoClock';

/** `clock`: it says another time. `data`: everything is another, the accounts and the clock as well. */
export type Moved = 'clock' | 'data';

/** The part of a BroadcastChannel in use. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
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

const isMoved = (data: unknown): data is Moved => data === 'clock' || data === 'data';

export function createOtherTabs(channel: TabChannel | null, clock: Pick<DemoClock, 'read'>): OtherTabs {
  const onMoved: OtherTabs['onMoved'] = (listener) => {
    const heard = ({ data }: { data: unknown }) => {
      if (!isMoved(data)) return;
      clock.read().then(
        () => listener(data),
        (error: unknown) => console.warn('The clock of the demo could not be read anew.', error),
      );
    };
    channel?.addEventListener('message', heard);
    return () => channel?.removeEventListener('message', heard);
  };
  // The clock is followed also where nobody listens.
  onMoved(() => {});
  return { tell: (moved) => channel?.postMessage(moved), onMoved };
}
