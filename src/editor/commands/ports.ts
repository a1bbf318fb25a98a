// The acts outside the document that commands may ask for: a small port each, answered by the folder it is about.
import type { Bounds } from '@/face/geometry/bounds';
import type { Platform } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { SidePanel } from './panels';
import type { EditorDialog, ViewToggle } from './viewFacts';

/** Steps in time, once layers that are on their way have landed. */
export interface HistoryPort {
  undo(): void;
  redo(): void;
}

export interface ZoomPort {
  /** Multiplies the zoom, about the middle of the canvas. */
  zoomBy(factor: number): void;
  zoomTo(factor: number): void;
  fit(): void;
  /** Shows a part of the canvas, canvas px, as large as the region and the limits of the zoom let it be. */
  zoomToBounds(bounds: Bounds): void;
  /** Moves the view by screen px. */
  panBy(dx: number, dy: number): void;
}

export interface ViewPort {
  /** Shows or hides the rulers or the grid, or switches snapping to it. */
  toggleView(what: ViewToggle): void;
  /** Takes away the guides of the open copy. */
  clearGuides(): void;
  /** Announces and draws the distances of the selection to its neighbours and to the canvas edges. */
  showDistances(): void;
}

export interface FilePort {
  save(): void;
  /** Saves, then leads to the publish page. */
  publish(): void;
}

export interface ClipboardPort {
  /** Pastes what was copied last, in this tab or elsewhere. */
  paste(): void;
}

export interface PlaybackPort {
  /** Plays those of the layers that are animations, or stops them while any of them plays. */
  togglePlay(nodes: readonly FaceNode[]): void;
  /** Opens the preview that fills the window. */
  openPreview(): void;
}

export interface LayerPort {
  /** Starts renaming a layer in the layer list. */
  rename(uuid: string): void;
  /** Leads to the words of a layer; one that shows live data asks first. */
  editText(uuid: string): void;
}

export interface FocusPort {
  /** Moves the focus to the properties form. */
  focusProperties(): void;
  /** Brings a side panel into view and moves the focus to its tab. */
  showPanel(panel: SidePanel): void;
  /** Shows what is to be mended, and moves the focus there. */
  showCheck(): void;
  /** Says position, size and rotation of the selection. */
  describeSelection(): void;
}

/** What is asked about a copy before it is done, with a report or a question. */
export type CopyRequest =
  | { kind: 'add'; platform: Platform }
  | { kind: 'update'; copyId: string }
  | { kind: 'remove'; copyId: string };

export interface CopyPort {
  /** Opens the dialog that reports or asks before a copy is made, updated or deleted. */
  askCopy(request: CopyRequest): void;
}

export interface DialogPort {
  /** Opens one of the editor's small dialogs. */
  open(dialog: EditorDialog): void;
  showHelp(): void;
  /** Opens the user guide in a tab of its own. */
  openGuide(): void;
}

/** All of them, as the screen puts them together. */
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
