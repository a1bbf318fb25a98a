// The application's live regions: mounted once, before the first message, outside content that a dialog makes inert.
import { createPortal } from 'react-dom';
import { announcements, type Politeness } from './announce';
import { useStoreValue } from './useStoreValue';

const CHANNELS: readonly Politeness[] = ['polite', 'assertive'];

/** Two alternating regions per channel, so that repeated text is announced again. */
export function Announcer() {
  const spoken = useStoreValue(announcements);
  return createPortal(
    <div className="sr-only" data-announcer="">
      {CHANNELS.map((channel) =>
        [0, 1].map((turn) => (
          <div key={`${channel}-${turn}`} aria-live={channel} aria-atomic="true">
            {spoken[channel].turn % 2 === turn ? spoken[channel].text : ''}
          </div>
        )),
      )}
    </div>,
    document.body,
  );
}
