// State of the open design: the document, one history per copy and mode, selection and clipboard. Pure functions only.
import { canvasSize, type Design, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { markDiverged } from './diverged';
import { endBurst, type History, present, type RecordOptions, record, startHistory } from './history';

export interface Clipboard {
  /** Of this act of copying: what the system's clipboard brings back is known again by it. */
  id: string;
  nodes: readonly FaceNode[];
  /** Canvas the layers come from, px: they are scaled where they are pasted on another. */
  canvas: { width: number; height: number };
  /** Uuids that a cut took out; a further copy or cut before any paste puts them back (spec 4). */
  cut: { copyId: string; mode: ModeName; nodes: readonly { node: FaceNode; index: number }[] } | null;
  /** How many times it was pasted: each paste is set off by 10 px more. */
  pasted: number;
}

export type LayerList = readonly FaceNode[];

export interface Selected {
  readonly selection: readonly string[];
  /** Where a shift range starts. */
  readonly anchor: string | null;
}

export interface EditorState extends Selected {
  /** Everything but the layer lists of visited modes, which stand in `histories`. Null while no design is open. */
  readonly design: Design | null;
  /** Revision of the server's draft this document is based on; 0 if it was never saved. */
  readonly baseRev: number;
  readonly copyId: string;
  readonly mode: ModeName;
  readonly histories: Readonly<Record<string, History<LayerList>>>;
  /** What was selected in the copies and modes that are not shown now, by the keys of `histories`. */
  readonly selections: Readonly<Record<string, Selected>>;
  readonly clipboard: Clipboard | null;
  /** Grows with every change of the document. Showing another copy or mode is none. */
  readonly change: number;
}

export const CLOSED: EditorState = {
  design: null,
  baseRev: 0,
  copyId: '',
  mode: 'normal',
  histories: {},
  selection: [],
  anchor: null,
  selections: {},
  clipboard: null,
  change: 0,
};

/** What a command changes; what is absent stays. `facts` are fields of the design outside the layer lists. */
export interface EditOutcome {
  nodes?: LayerList;
  selection?: readonly string[];
  anchor?: string | null;
  clipboard?: Clipboard | null;
  facts?: Partial<Pick<Design, 'dialName' | 'dialNameCn' | 'themeColors'>>;
  /** New lists of other copies or modes: where layers of a cut go back to. One step in each one's history. */
  others?: readonly { copyId: string; mode: ModeName; nodes: LayerList }[];
}

/** Key of a copy's mode in `histories` and `selections`. */
export const placeKey = (copyId: string, mode: ModeName): string => `${copyId}:${mode}`;

export const copyById = (state: EditorState, copyId: string): FaceCopy | undefined =>
  state.design?.copies.find((copy) => copy.id === copyId);

/** History of a copy's mode: the one of the visit before, or one that begins with what is stored. Null: no such list. */
export function historyOf(state: EditorState, copyId: string, mode: ModeName): History<LayerList> | null {
  const known = state.histories[placeKey(copyId, mode)];
  const stored = copyById(state, copyId)?.[mode];
  return known ?? (stored ? startHistory<LayerList>(stored.nodeList) : null);
}

const NOTHING: Selected = { selection: [], anchor: null };

/** Shows a copy in a mode, with what was selected there. The same state where that list does not exist. */
export function shownAt(state: EditorState, copyId: string, mode: ModeName): EditorState {
  const history = historyOf(state, copyId, mode);
  if (!history) return state;
  const key = placeKey(copyId, mode);
  const left = endEditBurst(state);
  const { selection, anchor } = left;
  const selections = left.copyId
    ? { ...left.selections, [placeKey(left.copyId, left.mode)]: { selection, anchor } }
    : left.selections;
  const kept = selections[key] ?? NOTHING;
  return {
    ...left,
    copyId,
    mode,
    histories: { ...left.histories, [key]: history },
    selections,
    anchor: kept.anchor,
    selection: onlyPresent(kept.selection, present(history)),
  };
}

/** Opens a design where it was left, nothing selected, histories empty. The clipboard is kept. */
export function openDesign(state: EditorState, design: Design, baseRev: number): EditorState {
  const copy = design.copies.find((candidate) => candidate.id === design.activeFdId) ?? design.copies[0];
  const opened = { ...CLOSED, clipboard: state.clipboard, design, baseRev };
  return copy ? shownAt(opened, copy.id, design.isAmbientMode && copy.ambient ? 'ambient' : 'normal') : opened;
}

export const currentHistory = (state: EditorState): History<LayerList> | undefined =>
  state.histories[placeKey(state.copyId, state.mode)];

const NO_LAYERS: LayerList = [];

/** The layers of the open copy and mode, bottom first; the first is the root. */
export function currentNodes(state: EditorState): LayerList {
  const history = currentHistory(state);
  return history ? present(history) : NO_LAYERS;
}

export function currentCopy(state: EditorState): FaceCopy | undefined {
  return copyById(state, state.copyId);
}

const NO_CANVAS = { width: 0, height: 0 };
/** Canvas of the open copy in px; zero by zero while none is open. */
export function currentCanvas(state: EditorState) {
  const copy = currentCopy(state);
  return { ...(copy ? canvasSize(copy.ratio) : NO_CANVAS), shape: copy?.shape ?? ('circle' as const) };
}

export function withHistory(state: EditorState, history: History<LayerList>): EditorState {
  if (history === currentHistory(state)) return state;
  return { ...state, histories: { ...state.histories, [placeKey(state.copyId, state.mode)]: history } };
}

export function onlyPresent(selection: readonly string[], nodes: LayerList): readonly string[] {
  const here = new Set(nodes.map((node) => node.uuid));
  return selection.every((id) => here.has(id)) ? selection : selection.filter((id) => here.has(id));
}

/** Records new lists of copies and modes that are not shown. */
function withOthers(state: EditorState, { others = [] }: EditOutcome, { label, at }: RecordOptions): EditorState {
  let { design, change } = state;
  const histories = { ...state.histories };
  for (const { copyId, mode, nodes } of others) {
    const history = historyOf(state, copyId, mode);
    if (!design || !history) continue;
    const recorded = record(history, nodes, { label, at });
    if (recorded === history) continue;
    histories[placeKey(copyId, mode)] = recorded;
    design = markDiverged(design, copyId);
    change += 1;
  }
  return change === state.change ? state : { ...state, design, histories, change };
}

/** Applies what a command decided, and records it when layers changed. */
export function applyOutcome(before: EditorState, outcome: EditOutcome, options: RecordOptions): EditorState {
  const state = withOthers(before, outcome, options);
  const history = currentHistory(state);
  if (!state.design || !history) return state;
  const recorded = outcome.nodes ? record(history, outcome.nodes, options) : history;
  const named = outcome.facts ? { ...state.design, ...outcome.facts } : state.design;
  const design = recorded === history ? named : markDiverged(named, state.copyId);
  const changed = recorded !== history || design !== state.design;
  const next = withHistory({ ...state, design, change: state.change + (changed ? 1 : 0) }, recorded);
  return {
    ...next,
    selection: onlyPresent(outcome.selection ?? state.selection, present(recorded)),
    anchor: outcome.anchor === undefined ? state.anchor : outcome.anchor,
    clipboard: outcome.clipboard === undefined ? state.clipboard : outcome.clipboard,
  };
}

export function endEditBurst(state: EditorState): EditorState {
  const history = currentHistory(state);
  return history ? withHistory(state, endBurst(history)) : state;
}

/** A copy with the present layer lists put back; the same object while neither differs from what is stored. */
export function copyNow(state: EditorState, copy: FaceCopy): FaceCopy {
  const normal = state.histories[placeKey(copy.id, 'normal')];
  const ambient = state.histories[placeKey(copy.id, 'ambient')];
  if (!normal && !ambient) return copy;
  return {
    ...copy,
    normal: normal ? { ...copy.normal, nodeList: [...present(normal)] } : copy.normal,
    ambient: ambient && copy.ambient ? { ...copy.ambient, nodeList: [...present(ambient)] } : copy.ambient,
  };
}

/** The document as it is saved: all copies with their present layer lists, and where the designer is. */
export function documentOf(state: EditorState): Design | null {
  if (!state.design) return null;
  const copies = state.design.copies.map((copy) => copyNow(state, copy));
  return { ...state.design, copies, activeFdId: state.copyId, isAmbientMode: state.mode === 'ambient' };
}
