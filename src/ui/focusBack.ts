// Returns the focus to its previous element, or to a sensible place if that is gone (WCAG 2.4.3).

export type Focusable = HTMLElement | SVGElement;

const isFocusable = (element: Element | null): element is Focusable =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element !== document.body;

/** The focused element; null for none. */
export function focusedNow(): Focusable | null {
  const now = document.activeElement;
  return isFocusable(now) ? now : null;
}

/** Focuses `place` if it still exists; else, if nothing has the focus, the page's heading. */
export function focusBack(place: Focusable | null): void {
  if (place?.isConnected) place.focus({ preventScroll: true });
  else if (focusedNow() === null) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}
