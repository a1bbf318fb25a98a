// Undo and redo of the open copy and mode and of the whole design's fields. An update of a copy changed both modes, so
// both are undone and redone, unless one has changed since.
import { isGroup } from '@/face/nodes';
import { childrenOf, withoutNested } from '@/face/nodes/layerTree';
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
import { inShownChoices, withFacts } from './theme';

const OTHER_MODE: Record<ModeName, ModeName> = { normal: 'ambient', ambient: 'normal' };

interface Route {
  next(line: Line<unknown, unknown>): NextAct | null;
  move<T>(history: History<T>): History<T>;
  /** The number of the act that a history would undo or redo. */
  act(history: History<unknown>): number | undefined;
  /** Side of an update to restore: 0 before, 1 after. */
  to: 0 | 1;
}

const BACK: Route = { next: nextUndo, move: undo, act: undoAct, to: 0 };
const FORWARD: Route = { next: nextRedo, move: redo, act: redoAct, to: 1 };

/** Layers except the root that reappeared or changed. */
function affected(from: LayerList, to: LayerList) {
  const were = new Map(from.map((node) => [node.uuid, node]));
  const back = to.filter((node) => !were.has(node.uuid));
  const changed = to.slice(1).filter((node) => were.has(node.uuid) && !sameValue(were.get(node.uuid), node));
  const uuids = new Set((back.length > 0 ? back : changed).map((node) => node.uuid));
  // The box of a group changes with any of its layers: the group itself was edited if all of them changed.
  const edited = to.filter(
    (node) =>
      uuids.has(node.uuid) && (!isGroup(node) || childrenOf(to, node.uuid).every(({ uuid }) => uuids.has(uuid))),
  );
  return withoutNested(
    to,
    edited.map((node) => node.uuid),
  );
}

/**
 * Selects what the move restored or changed, unless some of it is already selected. Otherwise keeps the selected layers
 * that still exist.
 */
function selectionAfter({ selection, anchor }: EditorState, from: LayerList, to: LayerList) {
  const stillPresent = onlyPresent(selection, to);
  const moved = affected(from, to);
  const next = moved.length === 0 || moved.some((uuid) => stillPresent.includes(uuid)) ? stillPresent : moved;
  if (next === selection) return { selection, anchor };
  return { selection: next, anchor: next.at(-1) ?? null };
}

/** The update of a copy that belongs to the act. */
const updateOf = ({ updates, copyId }: EditorState, { act }: NextAct): CopyUpdate | undefined =>
  updates.find((update) => update.act === act && update.copyId === copyId);

/** Whether an always-on that an update added, or would add again, is as the update left it. */
function canMoveBrought(state: EditorState, { copyId }: CopyUpdate, brought: FaceMode, { to }: Route): boolean {
  const ambient = copyById(state, copyId)?.ambient;
  if (to === 1) return ambient === null;
  const history = state.histories[placeKey(copyId, 'ambient')];
  return ambient === brought && (!history || sameValue(present(history), brought.nodeList));
}

/** Whether an update also changed the mode that is not shown. */
const changedOther = ({ mode }: EditorState, { modes, ambient }: CopyUpdate): boolean =>
  modes.includes(OTHER_MODE[mode]) || (mode === 'normal' && ambient !== null);

/** Whether the other mode is moved too, because its next act is the same update. */
function otherGoesAlong(state: EditorState, route: Route, update: CopyUpdate): boolean {
  const other = OTHER_MODE[state.mode];
  if (!update.modes.includes(other))
    return update.ambient !== null && canMoveBrought(state, update, update.ambient, route);
  const history = state.histories[placeKey(update.copyId, other)];
  return history !== undefined && route.act(history) === update.act;
}

function withOtherMode(state: EditorState, route: Route, { copyId, modes, ambient }: CopyUpdate): EditorState {
  const key = placeKey(copyId, OTHER_MODE[state.mode]);
  const { [key]: history, ...histories } = state.histories;
  if (modes.includes(OTHER_MODE[state.mode])) {
    return history ? { ...state, histories: { ...histories, [key]: route.move(history) } } : state;
  }
  return { ...withCopy(state, copyId, { ambient: route.to === 0 ? null : ambient }), histories };
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

/** Restores what an update changed besides the shown layers. */
function withUpdate(state: EditorState, route: Route, update: CopyUpdate): EditorState {
  const along = changedOther(state, update) && otherGoesAlong(state, route, update);
  const moved = along ? withOtherMode(state, route, update) : state;
  if (state.mode !== 'normal' && !along) return moved;
  return withCopy(moved, update.copyId, { animationToImageIndex: update.stills[route.to] });
}

function travelled(state: EditorState, route: Route): EditorState {
  const line = lineOf(state);
  const next = line && route.next(line);
  if (!next || !state.design) return state;
  const layers = next.inLayers ? route.move(line.layers) : line.layers;
  const facts = next.inFacts ? route.move(line.facts) : line.facts;
  const design = next.inFacts ? withFacts(state.design, present(facts)) : state.design;
  const update = next.inLayers ? updateOf(state, next) : undefined;
  const going = { ...state, design, change: state.change + 1 };
  const moved = withLine(update ? withUpdate(going, route, update) : going, { layers, facts });
  return {
    ...withMarks(inShownChoices(state, moved)),
    ...selectionAfter(state, present(line.layers), present(layers)),
  };
}

export const undoEdit = (state: EditorState): EditorState => travelled(state, BACK);
export const redoEdit = (state: EditorState): EditorState => travelled(state, FORWARD);

/** The next step of undo or redo. */
export interface NextStep {
  /** Name of the command to undo or redo. */
  readonly label: string;
  /** The only mode that changes if the act changed both but the other has changed since. Null for the whole act. */
  readonly only: ModeName | null;
  /** What the act changed, if it says so. */
  readonly subjects: Subjects;
}

function stepOf(state: EditorState, route: Route): NextStep | null {
  const line = lineOf(state);
  const next = line && route.next(line);
  if (!next) return null;
  const update = next.inLayers ? updateOf(state, next) : undefined;
  const isPart = update && changedOther(state, update) && !otherGoesAlong(state, route, update);
  return { label: next.label, only: isPart ? state.mode : null, subjects: next.subjects };
}

/** An act that undo or redo passes: its command, the layers before and after it, and what it says that it changed. */
export interface PassedAct {
  readonly command: string;
  readonly from: LayerList;
  readonly to: LayerList;
  readonly subjects: Subjects;
}

function passedAct(state: EditorState, route: Route): PassedAct | null {
  const line = lineOf(state);
  const next = line && route.next(line);
  if (!next) return null;
  const here = present(line.layers);
  const there = next.inLayers ? present(route.move(line.layers)) : here;
  const { label: command, subjects } = next;
  return route.to === 0 ? { command, from: there, to: here, subjects } : { command, from: here, to: there, subjects };
}

/** The act that undo reverts, or null. */
export const actToUndo = (state: EditorState): PassedAct | null => passedAct(state, BACK);
/** The act that redo repeats, or null. */
export const actToRedo = (state: EditorState): PassedAct | null => passedAct(state, FORWARD);

/** The next undo step, or null. */
export const undoStep = (state: EditorState): NextStep | null => stepOf(state, BACK);
/** The next redo step, or null. */
export const redoStep = (state: EditorState): NextStep | null => stepOf(state, FORWARD);
