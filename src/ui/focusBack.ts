// Giving the focus back where it was, or to a sound place when that is gone (WCAG 2.4.3).

export type Focusable = HTMLElement | SVGElement;

const isFocusable = (element: Element | null): element is Focusable =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element !== document.body;

/** What has the focus now; null for nothing. */
export function focusedNow(): Focusable | null {
  const now = document.activeElement;
  return isFocusable(now) ? now : null;
}

/** To `place` if it is still there; else, where nothing has the focus, to the heading of the page. */
export function focusBack(place: Focusable | null): void {
  if (place?.isConnected) place.focus({ preventScroll: true });
  else if (focusedNow() === null) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}
