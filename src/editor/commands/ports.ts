// Ports for actions outside the document: one small port per topic, implemented by the folder concerned.
import type { Bounds, Point } from '@/face/geometry/bounds';
import type { Platform } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { SidePanel } from './panels';
import type { EditorDialog, ViewToggle } from './viewState';

/** Undo and redo, after pending layers have been added. */
export interface HistoryPort {
  undo(): void;
  redo(): void;
}

export interface ZoomPort {
  /** Multiplies the zoom, about the centre of the canvas. */
  zoomBy(factor: number): void;
  zoomTo(factor: number): void;
  fit(): void;
  /** Shows a part of the canvas, canvas px, as large as the stage and the zoom limits allow. */
  zoomToBounds(bounds: Bounds): void;
  /** Moves the view by screen px. */
  panBy(dx: number, dy: number): void;
}

export interface ViewPort {
  /** Shows or hides the rulers or the grid, or toggles snapping to it. */
  toggleView(what: ViewToggle): void;
  /** Removes the guides of the open copy. */
  clearGuides(): void;
  /** Announces and draws the distances of the selection to its neighbours and to the canvas edges. */
  showDistances(): void;
}

export interface FilePort {
  save(): void;
  /** Saves, then opens the publish page. */
  publish(): void;
}

export interface ClipboardPort {
  /** Pastes what was copied last, in this tab or elsewhere. */
  paste(): void;
}

export interface PlaybackPort {
  /** Plays the animations among the layers, or stops them while any is playing. */
  togglePlay(nodes: readonly FaceNode[]): void;
  /** Opens the full-window preview. */
  openPreview(): void;
}

export interface LayerPort {
  /** Starts renaming a layer in the layer list. */
  rename(uuid: string): void;
  /** Focuses a layer's text; one with live data asks first. */
  editText(uuid: string): void;
  /** Shows the points of a path, unless it is locked. */
  editPoints(uuid: string): void;
  /** Starts the pen, with its first point at a place in canvas px if given. */
  startPen(from?: Point): void;
}

export interface FocusPort {
  /** Moves the focus to the properties form. */
  focusProperties(): void;
  /** Shows a side panel and focuses its tab. */
  showPanel(panel: SidePanel): void;
  /** Shows the findings, and moves the focus there. */
  showCheck(): void;
  /** Announces position, size and rotation of the selection. */
  describeSelection(): void;
}

/** A copy action that is confirmed first, with a report or a question. */
export type CopyRequest =
  | { kind: 'add'; platform: Platform }
  | { kind: 'update'; copyId: string }
  | { kind: 'remove'; copyId: string };

export interface CopyPort {
  /** Opens the dialog before a copy is created, updated or deleted. */
  askCopy(request: CopyRequest): void;
}

export interface DialogPort {
  /** Opens one of the editor's small dialogs. */
  open(dialog: EditorDialog): void;
  showHelp(): void;
  /** Opens the user guide in a new tab. */
  openGuide(): void;
}

/** All ports, as assembled by the screen. */
export interface EditorPort
  extends HistoryPort,
    ZoomPort,
    ViewPort,
    FilePort,
    ClipboardPort,
    PlaybackPort,
    LayerPort,
    FocusPort,
    CopyPort,
    DialogPort {}
