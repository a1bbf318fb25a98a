// Hears what bubbles up from the controls inside: it has no box, takes no focus and is nothing to assistive technologies.
import type { FocusEventHandler, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';

/** What may be heard; React's own events, so what a menu or popover of the controls does comes here as well, and after them. */
export interface Heard {
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onClick?: MouseEventHandler<HTMLElement>;
  onDoubleClick?: MouseEventHandler<HTMLElement>;
  onContextMenu?: MouseEventHandler<HTMLElement>;
}

export function Listening({ children, ...heard }: Heard & { children: ReactNode }) {
  return (
    <div role="presentation" className="contents" {...heard}>
      {children}
    </div>
  );
}
