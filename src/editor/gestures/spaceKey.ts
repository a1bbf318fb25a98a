// Space over the canvas: pans while held with a press. Released without a press it counts as a tap.

export interface SpaceKey {
  /** Whether a new press pans. If so, Space is not a tap. */
  takePress(): boolean;
  detach(): void;
}

/** Marks controls over the canvas, where Space means the same as on it; `handle`: so do the keys of layers. */
export const overCanvas = (kind: 'tool' | 'handle') => ({ 'data-over-canvas': kind });
const isOverCanvas = (target: EventTarget | null): boolean =>
  target instanceof Element && target.hasAttribute('data-over-canvas');

/** Sets `data-panning` on the stage while Space is held and the focus is on the stage, on a control over it, or nowhere. */
export function attachSpaceKey(stage: HTMLElement, onTap: (target: EventTarget | null) => void): SpaceKey {
  let isSpaceDown = false;
  let pressed = false;
  const set = (next: boolean) => {
    if (next !== isSpaceDown) pressed = false;
    isSpaceDown = next;
    stage.toggleAttribute('data-panning', next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target;
    const here = target === document.body || isOverCanvas(target) || (target instanceof Node && stage.contains(target));
    if (event.key === ' ' && here && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      set(true);
    }
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isSpaceDown) return;
    const wasTap = !pressed;
    set(false);
    if (wasTap) onTap(event.target);
  };
  const onBlur = () => set(false);
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener('keyup', onKeyUp);
  window.addEventListener('blur', onBlur);
  return {
    takePress() {
      pressed = isSpaceDown;
      return isSpaceDown;
    },
    detach() {
      onBlur();
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    },
  };
}
