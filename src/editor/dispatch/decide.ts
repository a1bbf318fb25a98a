// Decides every act on the open design: checks the rules, applies the act, sorts the lists for the platform, records
// history and lists the announcements. Pure, and shared by product and tests.

import type { UserMessage } from '@/editor/commands/userMessages';
import type { ViewState } from '@/editor/commands/viewState';
import { settledTree } from '@/face/nodes/layerTree';
import { settledRoles } from '@/face/nodes/settledRoles';
import { listWithPicks } from '@/face/nodes/shownFor';
import { policyIn } from '@/face/platforms';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { canvasSize } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { stillInAmbient } from '../commands/ambientSeconds';
import { crossings } from '../commands/crossings';
import type { EditCommand, EditSituation, PlacedList, StateCommand } from '../commands/defineCommand';
import { handsAnnouncement } from '../commands/restoredHands';
import {
  applyOutcome,
  clipboardNow,
  copyById,
  currentHistory,
  type EditOutcome,
  type EditorState,
  historyOf,
  type LayerList,
} from '../document/editorState';
import { beforeRun, present } from '../document/history';
import { withTwins } from '../document/linkedLayers';
import {
  selectCanRedo,
  selectCanUndo,
  selectCanvas,
  selectNodes,
  selectPolicy,
  selectSelectedNodes,
} from '../document/selectors';
import { settledGroups } from '../document/settleGroups';
import { optionsOf, themeOf } from '../document/theme';

/** Inputs of a decision from outside the document. */
export interface CommandEnvironment {
  /** Time of the act, ms. */
  at: number;
  /** A fresh uuid. */
  newId(): string;
  /** Name of a catalogue item in the designer's language. */
  nameOf(itemKey: string): string;
  /** Geometry of a copy for aligning and nudging. */
  viewOf(copyId: string): ViewState;
  /** The angle at which a layer is drawn now, degrees clockwise. */
  angleOf(node: FaceNode): number;
}

export interface Decision {
  /** The same object if nothing changed. */
  state: EditorState;
  refusal: Refusal | null;
  messages: readonly UserMessage[];
}

/** An act on the open design. */
export type StoredCommand<P> = EditCommand<P> | StateCommand<P>;

/** A list of the open design with the rules of its copy. */
function placedList(editor: EditorState, copyId: string, mode: EditorState['mode']): PlacedList | null {
  const copy = copyById(editor, copyId);
  const history = historyOf(editor, copyId, mode);
  if (!editor.design || !copy || !history) return null;
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  return { nodes: present(history), canvas, policy: policyIn(editor.design, copy.platform) };
}

/** The input of a command. Null while no design is open. */
export function situationIn(editor: EditorState, env: Omit<CommandEnvironment, 'at'>): EditSituation | null {
  const state = { editor };
  const policy = selectPolicy(state);
  if (!editor.design || !policy) return null;
  return {
    design: editor.design,
    copyId: editor.copyId,
    mode: editor.mode,
    canvas: selectCanvas(state),
    policy,
    nodes: selectNodes(state),
    selection: editor.selection,
    selected: selectSelectedNodes(state),
    anchor: editor.anchor,
    clipboard: clipboardNow(editor),
    themeChoice: editor.themeChoice,
    picks: editor.picks,
    view: env.viewOf(editor.copyId),
    listOf: (copyId, mode) => placedList(editor, copyId, mode),
    angleOf: env.angleOf,
    newId: env.newId,
    nameOf: env.nameOf,
    canUndo: selectCanUndo(state),
    canRedo: selectCanRedo(state),
    beforeRun: (isPart) => {
      const history = currentHistory(editor);
      return history ? beforeRun(history, isPart) : [];
    },
  };
}

type Lists = (before: LayerList, after: LayerList) => LayerList;

/** Lets layers follow their groups and the shown choices, and sorts every list into the order of its platform. */
function settled(outcome: EditOutcome, situation: EditSituation): EditOutcome {
  const { policy, listOf, nodes: before, themeChoice, picks, design } = situation;
  const { nodes, others, facts } = outcome;
  const theme = (facts?.theme === undefined ? themeOf(design) : facts.theme) ?? undefined;
  const options = (facts?.options === undefined ? optionsOf(design) : facts.options) ?? undefined;
  const inChoices: Lists = (was, list) => listWithPicks(settledRoles(was, list, theme, themeChoice), options, picks);
  return {
    ...outcome,
    ...(nodes ? { nodes: inChoices(before, policy.settle(settledGroups(before, nodes))) } : {}),
    ...(others
      ? {
          others: others.map((other) => {
            const place = listOf(other.copyId, other.mode);
            const list = place ? place.policy.settle(settledTree(other.nodes)) : other.nodes;
            return { ...other, nodes: place ? inChoices(place.nodes, list) : list };
          }),
        }
      : {}),
  };
}

function messagesOf<P>(command: EditCommand<P>, before: EditSituation, outcome: EditOutcome): UserMessage[] {
  const messages: UserMessage[] = [];
  const sentence = command.announce?.(before, outcome);
  if (sentence) messages.push({ kind: 'announce', topic: sentence.key, sentence });
  if (!outcome.nodes) return messages;
  const hands = handsAnnouncement(before, outcome.nodes);
  if (hands) messages.push({ kind: 'toast', tone: 'success', words: { key: hands } });
  const still = stillInAmbient(before, outcome.nodes);
  if (still.length > 0) {
    const params = { layers: { list: still.map(({ label }) => label) } };
    messages.push({ kind: 'toast', tone: 'warning', words: { key: 'editor:modes.still', params } });
  }
  for (const crossing of crossings(before, outcome.nodes)) messages.push({ kind: 'announce', ...crossing });
  return messages;
}

/** Whether the payload comes from the same situation as `enabled`, and not from keys or a dialog. */
const isAboutNow = <P>({ fromKeys, byPort }: StoredCommand<P>): boolean => !fromKeys && !byPort;

/** Decides an act. Pure, and the only place that does so. */
export function decide<P>(
  state: EditorState,
  command: StoredCommand<P>,
  payload: P,
  env: CommandEnvironment,
): Decision {
  const nothing: Decision = { state, refusal: null, messages: [] };
  const situation = situationIn(state, env);
  if (!situation || (isAboutNow(command) && command.enabled?.(situation) === false)) return nothing;
  const refusal = command.check?.(situation, payload) ?? null;
  if (refusal) return { ...nothing, refusal };
  if (command.kind === 'state') {
    const next = command.change(state, payload, env.at);
    return next === state
      ? nothing
      : { state: next, refusal: null, messages: command.messages?.(state, next, payload) ?? [] };
  }
  const applied = command.apply(situation, payload);
  if (!applied) return nothing;
  const outcome = settled(applied, situation);
  const burstKey = typeof command.record === 'function' ? command.record(payload, situation).burstKey : undefined;
  const options = { label: command.name, at: env.at, burstKey };
  const next = withTwins(state, applyOutcome(state, outcome, options), options);
  return { state: next, refusal: null, messages: messagesOf(command, situation, outcome) };
}
