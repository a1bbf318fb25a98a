// Undo and redo in the open copy and mode, and of what belongs to the whole design. An update of a copy changed both modes:
// it goes and comes back in both, as far as they are as it left them.
import type { FaceCopy, FaceMode, ModeName } from '@/schemas/design';
import {
  type CopyUpdate,
  copyById,
  type EditorState,
  type LayerList,
  lineOf,
  onlyPresent,
  placeKey,
  withLine,
  withMarks,
} from './editorState';
import { type History, present, redo, redoAct, type Subjects, undo, undoAct } from './history';
import { type Line, type NextAct, nextRedo, nextUndo } from './line';
import { sameValue } from './sameValue';

const OTHER_MODE: Record<ModeName, ModeName> = { normal: 'ambient', ambient: 'normal' };

interface Way {
  next(line: Line<unknown, unknown>): NextAct | null;
  move<T>(history: History<T>): History<T>;
  /** The number of the act that a history would take back or repeat. */
  act(history: History<unknown>): number | undefined;
  /** Which of what was before and after an update it leads to. */
  to: 0 | 1;
}

const BACK: Way = { next: nextUndo, move: undo, act: undoAct, to: 0 };
const FORWARD: Way = { next: nextRedo, move: redo, act: redoAct, to: 1 };

/** Layers, the root apart, that are there again or are not what they were. */
function affected(from: LayerList, to: LayerList) {
  const were = new Map(from.map((node) => [node.uuid, node]));
  const back = to.filter((node) => !were.has(node.uuid));
  const changed = to.slice(1).filter((node) => were.has(node.uuid) && !sameValue(were.get(node.uuid), node));
  return (back.length > 0 ? back : changed).map((node) => node.uuid);
}

/** What the move brought back or changed is selected, unless some of it is; otherwise what is still there stays so. */
function selectionAfter({ selection, anchor }: EditorState, from: LayerList, to: LayerList) {
  const kept = onlyPresent(selection, to);
  const moved = affected(from, to);
  const next = moved.length === 0 || moved.some((uuid) => kept.includes(uuid)) ? kept : moved;
  if (next === selection) return { selection, anchor };
  return { selection: next, anchor: next.at(-1) ?? null };
}

/** The update of a copy that an act was. */
const updateOf = ({ updates, copyId }: EditorState, { act }: NextAct): CopyUpdate | undefined =>
  updates.find((update) => update.act === act && update.copyId === copyId);

/** Whether the always-on that an update brought, or would bring again, is as the update left it. */
function canMoveBrought(state: EditorState, { copyId }: CopyUpdate, brought: FaceMode, { to }: Way): boolean {
  const ambient = copyById(state, copyId)?.ambient;
  if (to === 1) return ambient === null;
  const history = state.histories[placeKey(copyId, 'ambient')];
  return ambient === brought && (!history || sameValue(present(history), brought.nodeList));
}

/** Whether the mode that is not shown was changed by an update, too. */
const changedOther = ({ mode }: EditorState, { modes, ambient }: CopyUpdate): boolean =>
  modes.includes(OTHER_MODE[mode]) || (mode === 'normal' && ambient !== null);

/** Whether that mode goes along: its next act is this update as well. */
function otherGoesAlong(state: EditorState, way: Way, update: CopyUpdate): boolean {
  const other = OTHER_MODE[state.mode];
  if (!update.modes.includes(other))
    return update.ambient !== null && canMoveBrought(state, update, update.ambient, way);
  const history = state.histories[placeKey(update.copyId, other)];
  return history !== undefined && way.act(history) === update.act;
}

function withOtherMode(state: EditorState, way: Way, { copyId, modes, ambient }: CopyUpdate): EditorState {
  const key = placeKey(copyId, OTHER_MODE[state.mode]);
  const { [key]: history, ...histories } = state.histories;
  if (modes.includes(OTHER_MODE[state.mode])) {
    return history ? { ...state, histories: { ...histories, [key]: way.move(history) } } : state;
  }
  return { ...withCopy(state, copyId, { ambient: way.to === 0 ? null : ambient }), histories };
}

const withCopy = (state: EditorState, copyId: string, facts: Partial<FaceCopy>): EditorState =>
  state.design
    ? {
        ...state,
        design: {
          ...state.design,
          copies: state.design.copies.map((copy) => (copy.id === copyId ? { ...copy, ...facts } : copy)),
        },
      }
    : state;

/** What an update changed beside the layers that are shown. */
function withUpdate(state: EditorState, way: Way, update: CopyUpdate): EditorState {
  const along = changedOther(state, update) && otherGoesAlong(state, way, update);
  const moved = along ? withOtherMode(state, way, update) : state;
  if (state.mode !== 'normal' && !along) return moved;
  return withCopy(moved, update.copyId, { animationToImageIndex: update.stills[way.to] });
}

function travelled(state: EditorState, way: Way): EditorState {
  const line = lineOf(state);
  const next = line && way.next(line);
  if (!next || !state.design) return state;
  const layers = next.inLayers ? way.move(line.layers) : line.layers;
  const facts = next.inFacts ? way.move(line.facts) : line.facts;
  const design = next.inFacts ? { ...state.design, ...present(facts) } : state.design;
  const update = next.inLayers ? updateOf(state, next) : undefined;
  const going = { ...state, design, change: state.change + 1 };
  const moved = withLine(update ? withUpdate(going, way, update) : going, { layers, facts });
  return { ...withMarks(moved), ...selectionAfter(state, present(line.layers), present(layers)) };
}

export const undoEdit = (state: EditorState): EditorState => travelled(state, BACK);
export const redoEdit = (state: EditorState): EditorState => travelled(state, FORWARD);

/** The next step of undo or redo. */
export interface NextStep {
  /** Name of the command that is undone or done again. */
  readonly label: string;
  /** The one mode that is changed, where the act changed both and the other went on since; null: all of the act. */
  readonly only: ModeName | null;
  /** Uuids of the layers that the act was on, where it says so. */
  readonly subjects: Subjects;
}

function stepOf(state: EditorState, way: Way): NextStep | null {
  const line = lineOf(state);
  const next = line && way.next(line);
  if (!next) return null;
  const update = next.inLayers ? updateOf(state, next) : undefined;
  const isPart = update && changedOther(state, update) && !otherGoesAlong(state, way, update);
  return { label: next.label, only: isPart ? state.mode : null, subjects: next.subjects };
}

/** An act that undo or redo moves over: its command, and the layers before and after the act. */
export interface PassedAct {
  readonly command: string;
  readonly from: LayerList;
  readonly to: LayerList;
}

function passedAct(state: EditorState, way: Way): PassedAct | null {
  const line = lineOf(state);
  const next = line && way.next(line);
  if (!next) return null;
  const here = present(line.layers);
  const there = next.inLayers ? present(way.move(line.layers)) : here;
  return way.to === 0 ? { command: next.label, from: there, to: here } : { command: next.label, from: here, to: there };
}

/** The act that undo takes back; null: there is none. */
export const actToUndo = (state: EditorState): PassedAct | null => passedAct(state, BACK);
/** The act that redo does again; null: there is none. */
export const actToRedo = (state: EditorState): PassedAct | null => passedAct(state, FORWARD);

/** What undo would take back; null: nothing. */
export const undoStep = (state: EditorState): NextStep | null => stepOf(state, BACK);
/** What redo would do again; null: nothing. */
export const redoStep = (state: EditorState): NextStep | null => stepOf(state, FORWARD);
