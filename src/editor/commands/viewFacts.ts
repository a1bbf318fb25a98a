// How the designer looks at the canvas, as far as commands ask: no part of the document, and never undone.

/** What several selected layers are aligned to. */
export type AlignTarget = 'canvas' | 'selection';

/** The designer's own lines: upright (`xs`) and level (`ys`), canvas px. */
export interface GuideLines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Whether a layer keeps its middle when its size is typed: layers that are as wide as high at any size, and all others. */
export interface KeepsMiddle {
  readonly round: boolean;
  readonly other: boolean;
}

export interface ViewFacts {
  readonly alignTo: AlignTarget;
  readonly keepsMiddle: KeepsMiddle;
  readonly guides: GuideLines;
}

/** What can be shown or switched on around the canvas. */
export const VIEW_TOGGLES = ['rulers', 'grid', 'snapToGrid'] as const;
export type ViewToggle = (typeof VIEW_TOGGLES)[number];

/** Dialogs that commands open, and what leads to them. */
export const EDITOR_DIALOGS = [
  'commandMenu',
  'addMenu',
  'export',
  'guides',
  'importReport',
  'messages',
  'saveAsNew',
  'versions',
] as const;
export type EditorDialog = (typeof EDITOR_DIALOGS)[number];
