// View settings used by commands: not part of the document, and not undoable.

/** Alignment target of several selected layers. */
export type AlignTarget = 'canvas' | 'selection';

/** The designer's guides: vertical (`xs`) and horizontal (`ys`), canvas px. */
export interface GuideLines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Whether typing a size keeps a layer's centre: for layers as wide as high at any size, and for others. */
export interface KeepsMiddle {
  readonly round: boolean;
  readonly other: boolean;
}

export interface ViewState {
  readonly alignTo: AlignTarget;
  readonly keepsMiddle: KeepsMiddle;
  readonly guides: GuideLines;
}

/** Toggles around the canvas. */
export const VIEW_TOGGLES = ['rulers', 'grid', 'snapToGrid'] as const;
export type ViewToggle = (typeof VIEW_TOGGLES)[number];

/** Dialogs opened by commands. */
export const EDITOR_DIALOGS = [
  'commandMenu',
  'addMenu',
  'contactSheet',
  'describeFace',
  'export',
  'guides',
  'importReport',
  'messages',
  'options',
  'saveAsNew',
  'themes',
  'versions',
] as const;
export type EditorDialog = (typeof EDITOR_DIALOGS)[number];
