// Shows distances over the canvas while Alt is held and the pointer is over it, or after the command "Distances".
import type { Point } from '@/face/geometry/bounds';
import type { Gap } from '@/face/geometry/distances';
import type { CanvasHost } from '../canvas/canvasHost';
import type { EditorStore } from '../dispatch/runCommand';
import { selectNodes, selectSelection } from '../document/selectors';

/** Measures and draws distances. Loaded on first use. */
async function loadDistances() {
  const [{ createDistanceDrawing }, { hoverGaps }] = await Promise.all([
    import('../canvas/drawDistances'),
    import('../canvas/hoverGaps'),
  ]);
  return { createDistanceDrawing, hoverGaps };
}

const facts = ({ getState }: Pick<EditorStore, 'getState'>) => {
  const state = getState();
  return { nodes: selectNodes(state), selection: selectSelection(state) };
};

/**
 * Listens on the stage. `over` covers it and contains the drawing, `follow` subscribes to store changes. Returns a
 * function that stops it.
 */
export function attachAltHover(
  host: CanvasHost,
  over: HTMLElement,
  follow: (listener: () => void) => () => void,
): () => void {
  const { stage, store, viewport } = host;
  let isLoading = false;
  let tools: (Awaited<ReturnType<typeof loadDistances>> & { drawing: { show(gaps: readonly Gap[]): void } }) | null =
    null;
  let remove = () => {};
  let isDetached = false;
  /** Pointer position, px of the stage. Null while it is elsewhere or a button is pressed. */
  let pointer: Point | null = null;
  let isAltHeld = false;
  /** The distances of the command, until the selection or the layers change or the pointer is pressed. */
  let fixed: readonly Gap[] = [];
  let fixedFor = facts(store);

  const isMeasuring = () => isAltHeld && pointer !== null && host.running.current === null;

  const draw = () => {
    const isWanted = isMeasuring() || fixed.length > 0;
    if (!tools) {
      if (isWanted) load();
      return;
    }
    tools.drawing.show(isMeasuring() && pointer ? tools.hoverGaps(host, pointer) : fixed);
  };

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadDistances().then(
      (loaded) => {
        if (isDetached) return;
        const drawing = loaded.createDistanceDrawing(over, viewport);
        remove = drawing.remove;
        tools = { ...loaded, drawing };
        draw();
      },
      (error: unknown) => {
        // The next Alt loads it again.
        isLoading = false;
        console.info('The code that draws distances could not be loaded.', error);
      },
    );
  };

  const onPointer = (event: PointerEvent) => {
    isAltHeld = event.altKey;
    if (event.buttons !== 0 || event.pointerType === 'touch') pointer = null;
    else {
      const { left, top } = stage.getBoundingClientRect();
      pointer = { x: event.clientX - left, y: event.clientY - top };
    }
    if (event.type === 'pointerdown') fixed = [];
    draw();
  };
  const onPointerLeave = () => {
    pointer = null;
    draw();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Alt') return;
    isAltHeld = event.type === 'keydown';
    // Otherwise browsers with a menu bar move the focus to it.
    if (pointer && selectSelection(store.getState()).length > 0) event.preventDefault();
    draw();
  };
  const onBlur = () => {
    isAltHeld = false;
    draw();
  };

  const unsubscribe = [
    store.desk.distances.subscribe((gaps) => {
      fixed = gaps;
      fixedFor = facts(store);
      draw();
    }),
    follow(() => {
      const now = facts(store);
      if (now.nodes === fixedFor.nodes && now.selection === fixedFor.selection) return;
      fixedFor = now;
      fixed = [];
      draw();
    }),
  ];
  stage.addEventListener('pointermove', onPointer);
  stage.addEventListener('pointerdown', onPointer);
  stage.addEventListener('pointerup', onPointer);
  stage.addEventListener('pointerleave', onPointerLeave);
  window.addEventListener('keydown', onKey);
  window.addEventListener('keyup', onKey);
  window.addEventListener('blur', onBlur);
  return () => {
    isDetached = true;
    for (const end of unsubscribe) end();
    remove();
    stage.removeEventListener('pointermove', onPointer);
    stage.removeEventListener('pointerdown', onPointer);
    stage.removeEventListener('pointerup', onPointer);
    stage.removeEventListener('pointerleave', onPointerLeave);
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('keyup', onKey);
    window.removeEventListener('blur', onBlur);
  };
}
