// Tells a field with typed text that is not committed yet, whose undo is the browser's, from one without.

export interface TypingWatch {
  /** Whether the field commits to the document, and nothing was typed in it since it was focused or committed by Enter. */
  isCommitted(field: Element): boolean;
  detach(): void;
}

/** Listens on the page from now on. */
export function watchTyping(page: Document): TypingWatch {
  let typedIn: EventTarget | null = null;
  const onInput = ({ target }: Event) => {
    typedIn = target;
  };
  const onFocusIn = () => {
    typedIn = null;
  };
  // Enter breaks the line in a text area.
  const onKeyDown = ({ key, isComposing, target }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) typedIn = null;
  };
  page.addEventListener('input', onInput);
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('keydown', onKeyDown);
  return {
    isCommitted: (field) => typedIn !== field && field.closest('[data-commits]') !== null,
    detach() {
      page.removeEventListener('input', onInput);
      page.removeEventListener('focusin', onFocusIn);
      page.removeEventListener('keydown', onKeyDown);
    },
  };
}
