// A part that stays in the page while it is not shown, so that showing it again costs no render and no layout.
import type { ReactNode } from 'react';
import './keptPart.css';

export interface KeptPartProps {
  isShown: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Unlike React's `Activity` the part keeps its effects and its layout. While it is not shown, the browser skips it:
 * neither the focus, find-in-page nor assistive technology reach it, and it takes no space.
 */
export function KeptPart({ isShown, className = '', children }: KeptPartProps) {
  return (
    <div data-kept={isShown ? undefined : ''} aria-hidden={isShown ? undefined : true} className={className}>
      {children}
    </div>
  );
}
