// Gives the focus back to what had it when a dialog opened. The dialog itself only knows HTML elements that were focused
// before: not a layer drawn in SVG, and not what a menu that opened it has just given the focus back to.
import { useEffect, useLayoutEffect, useRef } from 'react';

type Focusable = HTMLElement | SVGElement;

const isFocusable = (element: Element | null): element is Focusable =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element !== document.body;

/** Where the focus goes when its place is gone: the heading of the page, never nowhere. */
const heading = (): HTMLElement | null => document.querySelector('h1[tabindex]');

/** Stands inside a dialog; it acts when the dialog is gone, after the dialog's own attempt. */
export function ReturnFocus() {
  const opener = useRef<Focusable | null>(null);
  const isOpen = useRef(false);
  // Before the dialog takes the focus, after a menu that led here has closed.
  useLayoutEffect(() => {
    const before = document.activeElement;
    opener.current = isFocusable(before) ? before : null;
  }, []);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      queueMicrotask(() => {
        if (isOpen.current) return;
        const now = document.activeElement;
        if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
        else if (now === document.body || now === null) heading()?.focus();
      });
    };
  }, []);
  return null;
}
