// The focus in a list whose rows have the same buttons, which are marked with `data-act`.

/** Moves the focus to the marked button of a row. Returns false if there is none. */
export function focusInRow(list: Element | null, at: number, act: string): boolean {
  const button = list?.children[at]?.querySelector<HTMLElement>(`[data-act="${act}"]`);
  button?.focus();
  return Boolean(button);
}
