// What a gesture may use of the canvas: the store through commands, the viewport, and drawing surfaces.
import { flushSync } from 'react-dom';
import type { Bounds, Box, Point } from '@/face/geometry/bounds';
import type { Refusal } from '@/face/platforms/platformPolicy';
import type { EditCommand } from '../commands/defineCommand';
import { type EditorStore, runCommand } from '../dispatch/runCommand';
import type { PivotDrawing } from './drawPivot';
import type { AngleOf } from './layerBoxes';
import type { LayerElements } from './layerElements';
import type { LayerFeed } from './layerFeed';
import type { Overlay } from './overlay';
import type { Viewport } from './viewport';

/** The selection's box with its handles. */
export interface SelectionFrameHandle {
  /** Moves it as a whole by screen px, while layers are dragged. */
  shift(dx: number, dy: number): void;
  /** Places it over the selection, or over a gesture's preview box (canvas px), optionally with another label. */
  place(box?: Box, words?: string): void;
}

/** Marks on the rulers for the extent of the selection. */
export interface RulerMarks {
  /** Canvas px; null: nothing is selected. */
  place(bounds: Bounds | null): void;
  /** Shifts by screen px from the placed position, while layers are dragged. */
  shift(dx: number, dy: number): void;
}

/** The cross at the selection's pivot. */
export interface PivotCrossHandle extends PivotDrawing {
  /** Back to the layer's pivot. */
  back(): void;
}

/** What a press of the pointer does. */
export interface PressActs {
  /** The gesture that a drag starts, or null. */
  drag(): RunningGesture | null;
  click(): void;
}

/** Takes the presses on the canvas from the layers, such as the pen. */
export interface CanvasTool {
  press(start: PointerNow, isTouch: boolean): PressActs;
  /** Space was tapped, not held to pan. */
  tapSpace?(): void;
}

export interface CanvasHost {
  /** The element that receives pointer events; points are px from its top-left. */
  stage: HTMLElement;
  store: EditorStore;
  viewport: Viewport;
  elements: LayerElements;
  overlay: Overlay;
  feed: LayerFeed;
  frame: { current: SelectionFrameHandle | null };
  /** Null while the rulers are hidden. */
  marks: { current: RulerMarks | null };
  /** Null while the selection has no movable pivot. */
  cross: { current: PivotCrossHandle | null };
  angleOf: AngleOf;
  /** The running gesture, so that Escape and losing the window end it. */
  running: { current: RunningGesture | null };
  /** Null while presses act on layers. */
  tool: { current: CanvasTool | null };
}

/** Pointer position in px of the stage, and modifier keys. */
export interface PointerNow {
  at: Point;
  shift: boolean;
  alt: boolean;
  /** Ctrl or Meta. */
  mod: boolean;
}

/** A running gesture. Nothing reaches the store before `end`; `cancel` restores everything. */
export interface RunningGesture {
  update(pointer: PointerNow): void;
  end(): void;
  cancel(): void;
}

/**
 * Pointer movement over the canvas, in screen px of the initial zoom, because the view may change during the gesture.
 */
export function dragFrom(viewport: Viewport, start: PointerNow): (at: Point) => Point {
  const { zoom } = viewport.get();
  const from = viewport.toCanvas(start.at);
  return (at) => {
    const to = viewport.toCanvas(at);
    return { x: (to.x - from.x) * zoom, y: (to.y - from.y) * zoom };
  };
}

/**
 * Runs a command and renders its result synchronously, so that the gesture's preview can be removed without flicker.
 */
export function commit<P>(host: CanvasHost, command: EditCommand<P>, payload: P): Refusal | null {
  return flushSync(() => runCommand(host.store, command, payload));
}
