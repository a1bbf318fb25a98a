// State of the open design: the document, one history per copy and mode, selection and clipboard. Pure functions only.

import { copyInChoice } from '@/face/nodes/colorRoles';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { settledTree, withoutNested } from '@/face/nodes/layerTree';
import { copyWithPicks } from '@/face/nodes/shownFor';
import { copyAtRest } from '@/face/platforms/copyAtRest';
import { canvasSize, type Design, type FaceCopy, type FaceMode, type ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { Picks } from '@/schemas/optionPlaces';
import type { FaceOptions } from '@/schemas/options';
import type { FaceTheme } from '@/schemas/theme';
import { type Clipboard, numbered, withoutAct } from './clipboard';
import { type CopyLists, firstMatches, type Matches, markDiverged } from './copySync';
import {
  type ActSubjects,
  endBurst,
  type History,
  isDone,
  present,
  type RecordOptions,
  record,
  startHistory,
  withoutRedo,
} from './history';
import { type Line, withinLimit } from './line';
import { inShownChoices, optionsOf, themeOf, withFacts } from './theme';

export type LayerList = readonly FaceNode[];

export interface Selected {
  readonly selection: readonly string[];
  /** Start of a Shift range selection. */
  readonly anchor: string | null;
}

/** Fields of the whole design that do not depend on the open copy. */
export interface DesignMetadata extends Pick<Design, 'dialName' | 'dialNameCn' | 'themeColors' | 'contactSheet'> {
  /** The wearer's color choices, stored in every copy; null for none. */
  theme: FaceTheme | null;
  /** What the wearer chooses besides colors, stored in every copy; null for nothing. */
  options: FaceOptions | null;
}

/** What an update of a copy changed besides its layers. Undo and redo need it. */
export interface CopyUpdate {
  /** Its number in the histories. */
  readonly act: number;
  readonly copyId: string;
  /** The modes whose layers the update replaced. */
  readonly modes: readonly ModeName[];
  /** `animationToImageIndex` before and after. Undone and redone with the layers of the normal mode. */
  readonly stills: readonly [before: FaceCopy['animationToImageIndex'], after: FaceCopy['animationToImageIndex']];
  /** The always-on mode that the update added to a copy without one. */
  readonly ambient: FaceMode | null;
}

export interface EditorState extends Selected {
  /** The design without the layer lists of visited modes, which are in `histories`. Null while no design is open. */
  readonly design: Design | null;
  /** Revision of the server's draft that this document is based on; 0 if it was never saved. */
  readonly baseRev: number;
  readonly copyId: string;
  readonly mode: ModeName;
  readonly histories: Readonly<Record<string, History<LayerList>>>;
  /** History of the design's own fields. `design` holds their present values too. */
  readonly facts: History<DesignMetadata>;
  readonly matches: Matches;
  readonly updates: readonly CopyUpdate[];
  /** The selection of copies and modes that are not shown, with the same keys as `histories`. */
  readonly selections: Readonly<Record<string, Selected>>;
  readonly clipboard: Clipboard | null;
  /** The shown choice of the theme; null for the default one. View state: every layer of the state has its colors. */
  readonly themeChoice: string | null;
  /** The shown choice of each option; an absent one has its default. View state: the layers of other choices are marked. */
  readonly picks: Picks;
  /** Increases with every change of the document, but not when another copy or mode is shown. */
  readonly change: number;
}

/** The modes of every copy. */
export const MODES: readonly ModeName[] = ['normal', 'ambient'];

/** Every option has its default. */
const NO_PICKS: Picks = {};

const NO_FACTS: DesignMetadata = { dialName: '', dialNameCn: '', themeColors: [], theme: null, options: null };

export const CLOSED: EditorState = {
  design: null,
  baseRev: 0,
  copyId: '',
  mode: 'normal',
  histories: {},
  facts: startHistory(NO_FACTS),
  matches: {},
  updates: [],
  selection: [],
  anchor: null,
  selections: {},
  clipboard: null,
  themeChoice: null,
  picks: NO_PICKS,
  change: 0,
};

/** The fields that a command changes. Missing fields stay unchanged. */
export interface EditOutcome {
  nodes?: LayerList;
  selection?: readonly string[];
  anchor?: string | null;
  clipboard?: Clipboard | null;
  facts?: Partial<DesignMetadata>;
  /** New lists of other copies or modes, such as the one that cut layers return to. One step in the history of each. */
  others?: readonly { copyId: string; mode: ModeName; nodes: LayerList }[];
  /** Undo takes back the other mode of the open copy with the shown one. */
  isOneStep?: boolean;
  /**
   * The layers that a reorder moves, because the lists alone do not distinguish them from their neighbors; the field that
   * the designer set, because others may follow it.
   */
  subjects?: ActSubjects;
}

/** Key of a copy's mode in `histories` and `selections`. */
export const placeKey = (copyId: string, mode: ModeName): string => `${copyId}:${mode}`;

export const copyById = (state: EditorState, copyId: string): FaceCopy | undefined =>
  state.design?.copies.find((copy) => copy.id === copyId);

/**
 * History of a copy's mode: the existing one, or a new one that starts with the stored layers. Null if the copy has no
 * such list.
 */
export function historyOf(state: EditorState, copyId: string, mode: ModeName): History<LayerList> | null {
  const history = state.histories[placeKey(copyId, mode)];
  const stored = copyById(state, copyId)?.[mode];
  return history ?? (stored ? startHistory<LayerList>(settledTree(stored.nodeList)) : null);
}

/** The updates that undo or redo can still reach in some history. */
export const updatesIn = (updates: readonly CopyUpdate[], histories: EditorState['histories']): readonly CopyUpdate[] =>
  updates.filter(({ act, copyId }) => MODES.some((mode) => histories[placeKey(copyId, mode)]?.acts.includes(act)));

/** The present layers of a copy. */
export function listsOf(state: EditorState, copy: FaceCopy): CopyLists {
  const list = (mode: ModeName): LayerList | null => {
    const history = copy[mode] && state.histories[placeKey(copy.id, mode)];
    return history ? present(history) : (copy[mode]?.nodeList ?? null);
  };
  return { normal: list('normal') ?? NO_LAYERS, ambient: list('ambient') };
}

/** Updates the diverged mark of every copy from its present layers. */
export function withMarks(state: EditorState): EditorState {
  if (!state.design) return state;
  const design = markDiverged(state.design, state.matches, (copy) => listsOf(state, copy));
  return design === state.design ? state : { ...state, design };
}

/** Stores the histories of the open line and drops the oldest states beyond 20. */
export function withLine(state: EditorState, line: Line<LayerList, DesignMetadata>): EditorState {
  const { layers, facts } = withinLimit(line);
  const next = withHistory(state, layers);
  return facts === next.facts ? next : { ...next, facts };
}

/** The line of undo and redo. Undefined while no design is open. */
export function lineOf(state: EditorState): Line<LayerList, DesignMetadata> | undefined {
  const layers = currentHistory(state);
  return layers && { layers, facts: state.facts };
}

/** The design with the layers of other choices than the defaults marked. The same object if the marks are right. */
function withMarkedLayers(design: Design): Design {
  const copies = design.copies.map((copy) => copyWithPicks(copy, NO_PICKS));
  return copies.every((copy, index) => copy === design.copies[index]) ? design : { ...design, copies };
}

const NOTHING: Selected = { selection: [], anchor: null };

/** Shows a copy in a mode and restores its selection. Returns the same state if that list does not exist. */
export function shownAt(state: EditorState, copyId: string, mode: ModeName): EditorState {
  const history = historyOf(state, copyId, mode);
  if (!history) return state;
  const key = placeKey(copyId, mode);
  const left = endEditBurst(state);
  const { selection, anchor } = left;
  const selections = left.copyId
    ? { ...left.selections, [placeKey(left.copyId, left.mode)]: { selection, anchor } }
    : left.selections;
  const ofMode = selections[key] ?? NOTHING;
  const shown = {
    ...left,
    copyId,
    mode,
    histories: { ...left.histories, [key]: history },
    selections,
    anchor: ofMode.anchor,
    selection: onlyPresent(ofMode.selection, present(history)),
  };
  return withLine(shown, { layers: history, facts: shown.facts });
}

/** Opens a design at its last copy with an empty selection and empty histories. Keeps the clipboard. */
export function openDesign(state: EditorState, stored: Design, baseRev: number): EditorState {
  const marked = withMarkedLayers(stored);
  // A copy for a watch without choices is stored in colors of its own.
  const design = { ...marked, copies: marked.copies.map((copy) => copyInChoice(copy, null)) };
  const copy = design.copies.find((candidate) => candidate.id === design.activeFdId) ?? design.copies[0];
  const { dialName, dialNameCn, themeColors, contactSheet } = design;
  const facts = startHistory<DesignMetadata>({
    dialName,
    dialNameCn,
    themeColors,
    contactSheet,
    theme: themeOf(design),
    options: optionsOf(design),
  });
  const matches = firstMatches(design, (one) => listsOf(CLOSED, one));
  const opened = { ...CLOSED, clipboard: withoutAct(state.clipboard), design, baseRev, facts, matches };
  return copy ? shownAt(opened, copy.id, design.isAmbientMode && copy.ambient ? 'ambient' : 'normal') : opened;
}

export const currentHistory = (state: EditorState): History<LayerList> | undefined =>
  state.histories[placeKey(state.copyId, state.mode)];

const NO_LAYERS: LayerList = [];

/** The layers of the open copy and mode, bottom first, starting with the root. */
export function currentNodes(state: EditorState): LayerList {
  const history = currentHistory(state);
  return history ? present(history) : NO_LAYERS;
}

export function currentCopy(state: EditorState): FaceCopy | undefined {
  return copyById(state, state.copyId);
}

const NO_CANVAS = { width: 0, height: 0 };
/** Canvas of a copy in px; empty without a copy. */
export function canvasOf(copy: FaceCopy | null): CanvasFacts {
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
function withOthers(state: EditorState, { others = [] }: EditOutcome, { label, at, act }: Act): EditorState {
  let { change } = state;
  const histories = { ...state.histories };
  for (const { copyId, mode, nodes } of others) {
    const history = historyOf(state, copyId, mode);
    if (!history) continue;
    const recorded = record(history, nodes, { label, at, act });
    if (recorded === history) continue;
    histories[placeKey(copyId, mode)] = recorded;
    change += 1;
  }
  return change === state.change ? state : withMarks({ ...state, histories, change });
}

/** Record options of an act and its number. */
type Act = RecordOptions & { act: number };

/** Records new layers and fields. An act on one history removes the redo states and ends the burst of the other. */
function recorded(state: EditorState, { nodes, facts }: EditOutcome, act: Act): EditorState {
  const line = lineOf(state);
  if (!line || !state.design) return state;
  const layersThen = nodes ? record(line.layers, nodes, act) : line.layers;
  const factsThen = facts ? record(line.facts, { ...present(line.facts), ...facts }, act) : line.facts;
  const [layersChanged, factsChanged] = [layersThen !== line.layers, factsThen !== line.facts];
  if (!layersChanged && !factsChanged) return state;
  const then = withLine(state, {
    layers: layersChanged ? layersThen : withoutRedo(layersThen),
    facts: factsChanged ? factsThen : withoutRedo(factsThen),
  });
  const design = factsChanged ? withFacts(state.design, present(factsThen)) : state.design;
  return withMarks(inShownChoices(state, { ...then, design, change: state.change + 1 }));
}

/** Lets undo move both modes of the open copy by this act. */
function withBothModes(state: EditorState, act: number): EditorState {
  const copy = currentCopy(state);
  if (!copy) return state;
  const stills = copy.animationToImageIndex;
  const update: CopyUpdate = { act, copyId: copy.id, modes: MODES, stills: [stills, stills], ambient: null };
  return { ...state, updates: updatesIn([...state.updates, update], state.histories) };
}

/** Applies the outcome of a command and records changes of layers or design fields. */
export function applyOutcome(before: EditorState, outcome: EditOutcome, options: RecordOptions): EditorState {
  const act = { ...options, act: before.change + 1, subjects: outcome.subjects };
  const state = withOthers(before, outcome, act);
  if (!state.design || !currentHistory(state)) return state;
  const done = recorded(state, outcome, act);
  const next = outcome.isOneStep ? withBothModes(done, act.act) : done;
  return {
    ...next,
    selection: withoutNested(currentNodes(next), onlyPresent(outcome.selection ?? state.selection, currentNodes(next))),
    anchor: outcome.anchor === undefined ? state.anchor : outcome.anchor,
    clipboard: outcome.clipboard === undefined ? state.clipboard : numbered(outcome.clipboard, act.act),
  };
}

/** The valid clipboard: if a cut was undone, its layers can no longer be put back. */
export function clipboardNow(state: EditorState): Clipboard | null {
  const { clipboard } = state;
  const cut = clipboard?.cut;
  if (!clipboard || cut?.act === undefined) return clipboard;
  const history = historyOf(state, cut.copyId, cut.mode);
  return history && isDone(history, cut.act) ? clipboard : { ...clipboard, cut: null };
}

export function endEditBurst(state: EditorState): EditorState {
  const history = currentHistory(state);
  const facts = endBurst(state.facts);
  const ended = facts === state.facts ? state : { ...state, facts };
  return history ? withHistory(ended, endBurst(history)) : ended;
}

/** Returns a copy with its present layer lists, or the same object if neither differs from the stored list. */
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

/** The document to save: every copy with its present layer lists, and the open copy. */
export function documentOf(state: EditorState): Design | null {
  if (!state.design) return null;
  const copies = state.design.copies.map((copy) => copyWithPicks(copyAtRest(copyNow(state, copy)), NO_PICKS));
  return { ...state.design, copies, activeFdId: state.copyId, isAmbientMode: state.mode === 'ambient' };
}
