// Listens to bubbling events of the controls inside; has no box, takes no focus and is ignored by assistive technology.
import type { FocusEventHandler, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';

/**
 * Events to listen to; React events, so those of a control's menu or popover arrive here too, after the control's own
 * handlers.
 */
export interface Heard {
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onClick?: MouseEventHandler<HTMLElement>;
  onDoubleClick?: MouseEventHandler<HTMLElement>;
  onContextMenu?: MouseEventHandler<HTMLElement>;
}

export function Listening({ children, ...listeners }: Heard & { children: ReactNode }) {
  return (
    <div role="presentation" className="contents" {...listeners}>
      {children}
    </div>
  );
}
