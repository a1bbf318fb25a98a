// What a gesture may use of the canvas around it: the store behind its one door, the viewport, and what it may draw on.
import { flushSync } from 'react-dom';
import type { Bounds, Box, Point } from '@/face/geometry/bounds';
import type { Refusal } from '@/face/platforms/policy';
import type { EditCommand } from '../commands/defineCommand';
import { type EditorStore, runCommand } from '../door/runCommand';
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
  /** Lays it over the selection, or over a box that a gesture tries out (canvas px), with other words under it. */
  place(box?: Box, words?: string): void;
}

/** The rulers' marks of where the selection reaches. */
export interface RulerMarks {
  /** Canvas px; null: nothing is selected. */
  place(bounds: Bounds | null): void;
  /** By screen px from where they were placed, while layers are dragged. */
  shift(dx: number, dy: number): void;
}

/** The cross of the selection's pivot. */
export interface PivotCrossHandle extends PivotDrawing {
  /** To where the layer's pivot lies. */
  back(): void;
}

export interface CanvasHost {
  /** The element that takes the pointer; points are px from its top-left. */
  stage: HTMLElement;
  store: EditorStore;
  viewport: Viewport;
  elements: LayerElements;
  overlay: Overlay;
  feed: LayerFeed;
  frame: { current: SelectionFrameHandle | null };
  /** Null while no rulers are shown. */
  marks: { current: RulerMarks | null };
  /** Null while the selection has no pivot to be moved. */
  cross: { current: PivotCrossHandle | null };
  angleOf: AngleOf;
  /** The gesture now running, so that Escape and a lost window end it. */
  running: { current: RunningGesture | null };
}

/** Where the pointer is, in px of the stage, and the keys held with it. */
export interface PointerNow {
  at: Point;
  shift: boolean;
  alt: boolean;
  /** Ctrl or Meta. */
  mod: boolean;
}

/** A gesture under way. Nothing of it reaches the store before `end`; `cancel` leaves everything as it was. */
export interface RunningGesture {
  update(pointer: PointerNow): void;
  end(): void;
  cancel(): void;
}

/** How far the pointer went over the canvas, in screen px of the zoom at the start: the view may change meanwhile. */
export function dragFrom(viewport: Viewport, start: PointerNow): (at: Point) => Point {
  const { zoom } = viewport.get();
  const from = viewport.toCanvas(start.at);
  return (at) => {
    const to = viewport.toCanvas(at);
    return { x: (to.x - from.x) * zoom, y: (to.y - from.y) * zoom };
  };
}

/** Runs a command and has React draw the result at once, so that what a gesture wrote can be taken back unseen. */
export function commit<P>(host: CanvasHost, command: EditCommand<P>, payload: P): Refusal | null {
  return flushSync(() => runCommand(host.store, command, payload));
}
