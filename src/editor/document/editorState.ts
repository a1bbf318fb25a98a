// State of the open design: the document, one history per copy and mode, selection and clipboard. Pure functions only.
import { canvasSize, type Design, type FaceCopy, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { endBurst, type History, present, type RecordOptions, record, redo, startHistory, undo } from './history';

export interface Clipboard {
  nodes: readonly FaceNode[];
  /** Uuids that a cut took out; a further copy or cut before any paste puts them back (spec 4). */
  cut: { copyId: string; mode: ModeName; nodes: readonly { node: FaceNode; index: number }[] } | null;
  /** How many times it was pasted: each paste is set off by 10 px more. */
  pasted: number;
}

export type LayerList = readonly FaceNode[];

export interface EditorState {
  /** Everything but the layer lists of visited modes, which stand in `histories`. Null while no design is open. */
  readonly design: Design | null;
  /** Revision of the server's draft this document is based on; 0 if it was never saved. */
  readonly baseRev: number;
  readonly copyId: string;
  readonly mode: ModeName;
  readonly histories: Readonly<Record<string, History<LayerList>>>;
  readonly selection: readonly string[];
  /** Where a shift range starts. */
  readonly anchor: string | null;
  readonly clipboard: Clipboard | null;
  /** Grows with every change of the document; `savedChange` is the one the server has, `localChange` this device. */
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
}

const keyOf = (copyId: string, mode: ModeName) => `${copyId}:${mode}`;

/** Opens a design on its active copy, nothing selected, history empty. The clipboard is kept. */
export function openDesign(state: EditorState, design: Design, baseRev: number): EditorState {
  const copy = design.copies.find((candidate) => candidate.id === design.activeFdId) ?? design.copies[0];
  const list = copy?.normal.nodeList ?? [];
  const copyId = copy?.id ?? '';
  return {
    ...CLOSED,
    clipboard: state.clipboard,
    design,
    baseRev,
    copyId,
    histories: { [keyOf(copyId, 'normal')]: startHistory<LayerList>(list) },
  };
}

export const currentHistory = (state: EditorState): History<LayerList> | undefined =>
  state.histories[keyOf(state.copyId, state.mode)];

const NO_LAYERS: LayerList = [];

/** The layers of the open copy and mode, bottom first; the first is the root. */
export function currentNodes(state: EditorState): LayerList {
  const history = currentHistory(state);
  return history ? present(history) : NO_LAYERS;
}

export function currentCopy(state: EditorState): FaceCopy | undefined {
  return state.design?.copies.find((copy) => copy.id === state.copyId);
}

const NO_CANVAS = { width: 0, height: 0 };
/** Canvas of the open copy in px; zero by zero while none is open. */
export function currentCanvas(state: EditorState) {
  const copy = currentCopy(state);
  return { ...(copy ? canvasSize(copy.ratio) : NO_CANVAS), shape: copy?.shape ?? ('circle' as const) };
}

function withHistory(state: EditorState, history: History<LayerList>): EditorState {
  if (history === currentHistory(state)) return state;
  return { ...state, histories: { ...state.histories, [keyOf(state.copyId, state.mode)]: history } };
}

function onlyPresent(selection: readonly string[], nodes: LayerList): readonly string[] {
  const here = new Set(nodes.map((node) => node.uuid));
  return selection.every((id) => here.has(id)) ? selection : selection.filter((id) => here.has(id));
}

/** Applies what a command decided, and records it when layers changed. */
export function applyOutcome(state: EditorState, outcome: EditOutcome, options: RecordOptions): EditorState {
  const history = currentHistory(state);
  if (!state.design || !history) return state;
  const recorded = outcome.nodes ? record(history, outcome.nodes, options) : history;
  const design = outcome.facts ? { ...state.design, ...outcome.facts } : state.design;
  const changed = recorded !== history || design !== state.design;
  const next = withHistory({ ...state, design, change: state.change + (changed ? 1 : 0) }, recorded);
  return {
    ...next,
    selection: onlyPresent(outcome.selection ?? state.selection, present(recorded)),
    anchor: outcome.anchor === undefined ? state.anchor : outcome.anchor,
    clipboard: outcome.clipboard === undefined ? state.clipboard : outcome.clipboard,
  };
}

/** Layers that came back are selected, as they were when they went; otherwise what is still there stays so. */
function selectionAfter({ selection, anchor }: EditorState, from: LayerList, to: LayerList) {
  const were = new Set(from.map((node) => node.uuid));
  const back = to.filter((node) => !were.has(node.uuid)).map((node) => node.uuid);
  const next = back.length > 0 ? back : onlyPresent(selection, to);
  if (next === selection) return { selection, anchor };
  return { selection: next, anchor: next.at(-1) ?? null };
}

function travelled(state: EditorState, move: typeof undo<LayerList>): EditorState {
  const history = currentHistory(state);
  if (!history) return state;
  const moved = move(history);
  if (moved === history) return state;
  const next = withHistory({ ...state, change: state.change + 1 }, moved);
  return { ...next, ...selectionAfter(state, present(history), present(moved)) };
}

export const undoEdit = (state: EditorState): EditorState => travelled(state, undo);
export const redoEdit = (state: EditorState): EditorState => travelled(state, redo);

export function endEditBurst(state: EditorState): EditorState {
  const history = currentHistory(state);
  return history ? withHistory(state, endBurst(history)) : state;
}

/** The document as it is saved: the design with the present layer lists put back. */
export function documentOf(state: EditorState): Design | null {
  if (!state.design) return null;
  const copies = state.design.copies.map((copy) => {
    const normal = state.histories[keyOf(copy.id, 'normal')];
    const ambient = state.histories[keyOf(copy.id, 'ambient')];
    return {
      ...copy,
      normal: normal ? { ...copy.normal, nodeList: [...present(normal)] } : copy.normal,
      ambient: ambient && copy.ambient ? { ...copy.ambient, nodeList: [...present(ambient)] } : copy.ambient,
    };
  });
  return { ...state.design, copies };
}

/**
 * After a save: the server's revision, and image references as the server named them. References change in every
 * state of the history, so that undo never brings back a reference that is gone; it is no edit of the designer's.
 */
export function settleSaved(state: EditorState, baseRev: number, refs: ReadonlyMap<string, string>): EditorState {
  if (refs.size === 0) return { ...state, baseRev };
  const renamed = new WeakMap<object, unknown>();
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return refs.get(value) ?? value;
    if (typeof value !== 'object' || value === null) return value;
    const known = renamed.get(value);
    if (known) return known;
    const entries = Object.entries(value).map(([key, item]) => [key, rename(item)] as const);
    const same = entries.every(([key, item]) => (value as Record<string, unknown>)[key] === item);
    const result = same ? value : Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
    renamed.set(value, result);
    return result;
  };
  return {
    ...state,
    baseRev,
    design: rename(state.design) as Design | null,
    histories: rename(state.histories) as EditorState['histories'],
    clipboard: rename(state.clipboard) as Clipboard | null,
  };
}
