// Zoom and pan of the canvas: a store outside Redux, in px of the stage (the element that contains the face).

import type { Bounds, Point } from '@/face/geometry/bounds';
import { createStore } from '@/face/liveData/createStore';
import { ZOOM_MAX, ZOOM_MIN } from '@/schemas/limits';

export interface Size {
  width: number;
  height: number;
}

/** Screen px = pan + zoom x canvas px. */
export interface View {
  readonly zoom: number;
  readonly panX: number;
  readonly panY: number;
}

/** Margin for the case around the canvas, as a share of it on each side, and free space beside it, screen px. */
export const CASE_SHARE = 0.14;
const FIT_MARGIN = 28;
/** Extent of the case without band on each side, as a share of the canvas's shorter side. */
export const RIM_SHARE = 0.07;
/** Height reserved for the bars at the top and bottom edges, screen px. */
const BAR_ROOM = 50;

export interface Viewport {
  get(): View;
  subscribe(listener: () => void): () => void;
  /**
   * Size of the stage in screen px, and of the canvas in canvas px. The first call fits the view, and so does any call
   * while fitted.
   */
  measure(stage: Size, canvas: Size): void;
  /** Multiplies the zoom; `point` of the stage stays fixed. Default: the centre of the stage. */
  zoomAt(factor: number, point?: Point): void;
  zoomTo(zoom: number, point?: Point): void;
  /** Shows the whole face with its case, centred. */
  fit(): void;
  /** Shows a part of the canvas, canvas px, centred and as large as possible. */
  showBounds(bounds: Bounds): void;
  panBy(dx: number, dy: number): void;
  toCanvas(point: Point): Point;
  toScreen(point: Point): Point;
}

const clampZoom = (zoom: number) => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));

/** Creates a viewport; the editor page passes it to the canvas and the commands' port. */
export function createViewport(): Viewport {
  const shown = createStore<View>({ zoom: 1, panX: 0, panY: 0 });
  let stage: Size = { width: 0, height: 0 };
  let canvas: Size = { width: 0, height: 0 };
  let fitted = true;

  const show = (next: View) => {
    const view = shown.get();
    if (next.zoom === view.zoom && next.panX === view.panX && next.panY === view.panY) return;
    shown.set(next);
  };
  const middle = (): Point => ({ x: stage.width / 2, y: stage.height / 2 });

  const zoomTo = (wanted: number, point: Point = middle()) => {
    const view = shown.get();
    const zoom = clampZoom(wanted);
    const ratio = zoom / view.zoom;
    fitted = false;
    show({ zoom, panX: point.x - (point.x - view.panX) * ratio, panY: point.y - (point.y - view.panY) * ratio });
  };

  const showAll = () => {
    if (!stage.width || !stage.height || !canvas.width || !canvas.height) return;
    const wide = Math.max(1, stage.width - 2 * FIT_MARGIN) / (canvas.width * (1 + 2 * CASE_SHARE));
    const high = Math.max(1, stage.height - 2 * FIT_MARGIN) / (canvas.height * (1 + 2 * CASE_SHARE));
    const rim = 2 * RIM_SHARE * Math.min(canvas.width, canvas.height);
    const clear = Math.max(1, stage.height - 2 * BAR_ROOM) / (canvas.height + rim);
    const zoom = clampZoom(Math.min(wide, high, clear));
    fitted = true;
    show({
      zoom,
      panX: Math.round((stage.width - canvas.width * zoom) / 2),
      panY: Math.round((stage.height - canvas.height * zoom) / 2),
    });
  };

  const showBounds = ({ x, y, width, height }: Bounds) => {
    if (!stage.width || !stage.height) return;
    const wide = Math.max(1, stage.width - 2 * BAR_ROOM) / Math.max(1, width);
    const high = Math.max(1, stage.height - 2 * BAR_ROOM) / Math.max(1, height);
    const zoom = clampZoom(Math.min(wide, high));
    fitted = false;
    show({
      zoom,
      panX: Math.round(stage.width / 2 - (x + width / 2) * zoom),
      panY: Math.round(stage.height / 2 - (y + height / 2) * zoom),
    });
  };

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    measure(nextStage, nextCanvas) {
      const otherCanvas = nextCanvas.width !== canvas.width || nextCanvas.height !== canvas.height;
      const dx = (nextStage.width - stage.width) / 2;
      const dy = (nextStage.height - stage.height) / 2;
      stage = { width: nextStage.width, height: nextStage.height };
      canvas = { width: nextCanvas.width, height: nextCanvas.height };
      const view = shown.get();
      if (fitted || otherCanvas) showAll();
      else show({ ...view, panX: view.panX + dx, panY: view.panY + dy });
    },
    zoomAt: (factor, point) => zoomTo(shown.get().zoom * factor, point),
    zoomTo,
    fit: showAll,
    showBounds,
    panBy(dx, dy) {
      fitted = false;
      const view = shown.get();
      // Keeps part of the canvas visible.
      const hold = (pan: number, length: number, room: number) =>
        Math.min(room - 24, Math.max(24 - length * view.zoom, pan));
      show({
        zoom: view.zoom,
        panX: hold(view.panX + dx, canvas.width, stage.width),
        panY: hold(view.panY + dy, canvas.height, stage.height),
      });
    },
    toCanvas({ x, y }) {
      const { zoom, panX, panY } = shown.get();
      return { x: (x - panX) / zoom, y: (y - panY) / zoom };
    },
    toScreen({ x, y }) {
      const { zoom, panX, panY } = shown.get();
      return { x: panX + x * zoom, y: panY + y * zoom };
    },
  };
}
