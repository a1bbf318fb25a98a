// Whether Space is held over the canvas: then the pointer pans.

/** Marks the stage with `data-panning` while Space is held with the focus on it or nowhere. */
export function attachSpaceKey(stage: HTMLElement): { isHeld(): boolean; detach(): void } {
  let held = false;
  const set = (next: boolean) => {
    held = next;
    stage.toggleAttribute('data-panning', next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target;
    const here = target === document.body || (target instanceof Node && stage.contains(target));
    if (event.key === ' ' && here && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      set(true);
    }
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && held) set(false);
  };
  const onBlur = () => set(false);
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener('keyup', onKeyUp);
  window.addEventListener('blur', onBlur);
  return {
    isHeld: () => held,
    detach() {
      onBlur();
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    },
  };
}
