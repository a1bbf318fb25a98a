// Types of commands as data: name, texts, shortcuts, checks, and a pure edit or an action on the editor.
import { isFixed } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { PlatformPolicy, Refusal } from '@/face/platforms/platformPolicy';
import type { Design, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { Picks } from '@/schemas/optionPlaces';
import type { Clipboard } from '../document/clipboard';
import type { EditOutcome, EditorState, LayerList } from '../document/editorState';
import type { EditorPort } from './ports';
import { type EditorRefusal, lack } from './refuse';
import type { Announcement, MessageText, UserMessage } from './userMessages';
import type { ViewState } from './viewState';

/** A layer list with the rules of its copy. */
export interface PlacedList {
  readonly nodes: LayerList;
  readonly canvas: CanvasFacts;
  readonly policy: PlatformPolicy;
}

/** Read-only input of a command. */
export interface EditSituation {
  readonly design: Design;
  readonly copyId: string;
  readonly mode: ModeName;
  readonly canvas: CanvasFacts;
  readonly policy: PlatformPolicy;
  /** Layers of the open copy and mode, bottom first; the first is the root. */
  readonly nodes: LayerList;
  readonly selection: readonly string[];
  /** Selected layers, bottom first. */
  readonly selected: LayerList;
  readonly anchor: string | null;
  readonly clipboard: Clipboard | null;
  /** The shown choice of the theme; null for the default one. */
  readonly themeChoice: string | null;
  /** The shown choice of each option; an absent one has its default. */
  readonly picks: Picks;
  /** View settings used by aligning and nudging. */
  readonly view: ViewState;
  /** The drawn angle of a layer, degrees clockwise, including rotation by a data tag. */
  readonly angleOf: (node: FaceNode) => number;
  /** Current layers of any copy and mode of the open design; null: no such list. */
  readonly listOf: (copyId: string, mode: ModeName) => PlacedList | null;
  /** A fresh uuid. */
  readonly newId: () => string;
  /** Name of a catalogue item in the designer's language, for new labels. */
  readonly nameOf: (itemKey: string) => string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The layers before the latest run of acts for which `isPart` is true; the current ones if there is no such run. */
  readonly beforeRun: (isPart: (name: string) => boolean) => LayerList;
}

/**
 * Where a command's shortcuts work: anywhere in the editor, with the focus in canvas or layers, or only in the canvas.
 */
export type KeyScope = 'editor' | 'layers' | 'canvas';
/** Where a command can be found without shortcuts, besides the command menu. */
export const COMMAND_ROUTES = [
  'catalogue',
  'properties',
  'layers',
  'canvas',
  'toolbar',
  'pad',
  'zoomBar',
  'topBar',
  'copiesBar',
  'viewMenu',
  'tabs',
  'help',
] as const;
export type CommandRoute = (typeof COMMAND_ROUTES)[number];
export const COMMAND_GROUPS = ['file', 'edit', 'select', 'move', 'order', 'layer', 'view'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

interface CommandBase {
  /** Unique; the texts are `editor.commands.<name>`. */
  name: string;
  group: CommandGroup;
  /** Shortcuts such as `Mod+Shift+Z`; menus show the first. */
  shortcuts?: readonly string[];
  scope?: KeyScope;
  /** Its shortcuts also work in text fields (save, help). */
  whileTyping?: boolean;
  route?: CommandRoute;
  /** Catalogue entry whose search words also find it in the command menu; without it, the words under its own name. */
  searchedAs?: string;
  /** Its name in the command menu, if the situation makes it more exact than its own. */
  exactName?(situation: EditSituation): MessageText | null;
  /** Shown in the context menus of the canvas and the layer list; `empty`: only without a selection. */
  inMenu?: boolean | 'empty';
  /** Whether it can run now through shortcuts, menus and toolbars, with the payload of `fromKeys` if it has one. */
  enabled?(situation: EditSituation): boolean;
  /** What is missing while it is disabled, if that is not a selection. */
  lacks?(situation: EditSituation): Refusal | null;
  /** While disabled, its keys mean something else or nothing, so no reason is announced. */
  isSilent?: boolean;
}

/** Declared as a method, so that a list can hold commands with different payloads. */
type BurstRule<P> = { of(payload: P, situation: EditSituation): { burstKey: string } }['of'];

export interface NewLayers<P> {
  nodes: LayerList;
  with(nodes: LayerList): P;
}

/** A change of the document. `record`: a separate undo state, part of a burst with this key, or none (selection). */
export interface EditCommand<P> extends CommandBase {
  kind: 'edit';
  record: 'entry' | 'none' | BurstRule<P>;
  /** Payload when run by a shortcut or menu. */
  fromKeys?(situation: EditSituation): P;
  /** How menus run it if its payload comes from elsewhere. */
  byPort?(port: EditorPort, situation: EditSituation): void;
  check?(situation: EditSituation, payload: P): Refusal | null;
  /** Pure. Null: nothing changes. */
  apply(situation: EditSituation, payload: P): EditOutcome | null;
  /** For commands that add layers: the layers as they would be added, and the payload with others instead. */
  newLayers?(situation: EditSituation, payload: P): NewLayers<P> | null;
  /** Reason announced if a shortcut or menu changed nothing because everything already has the requested state. */
  idle?: EditorRefusal;
  /** Polite announcement afterwards: key under `editor.announce` and its values, or none. */
  announce?(before: EditSituation, outcome: EditOutcome): Announcement | null;
  /** Names a whole burst by its effect on a layer; null if it has no amount. */
  burstWords?(was: FaceNode, node: FaceNode): MessageText | null;
}

/**
 * A change of the open design other than an edit of its layers: showing another copy or mode, adding or removing one,
 * undo or redo.
 */
export interface StateCommand<P> extends CommandBase {
  kind: 'state';
  fromKeys?(situation: EditSituation): P;
  /** Like that of an edit: asks first, or waits for something else. */
  byPort?(port: EditorPort, situation: EditSituation): void;
  check?(situation: EditSituation, payload: P): Refusal | null;
  /** Pure; the same state if nothing changes. `at`: time of the act, ms. */
  change(state: EditorState, payload: P, at: number): EditorState;
  /** Announcements afterwards. */
  messages?(before: EditorState, after: EditorState, payload: P): readonly UserMessage[];
}

/** An action on the editor outside the document: zoom, save, a dialog. */
export interface PortCommand extends CommandBase {
  kind: 'port';
  perform(port: EditorPort, situation: EditSituation): void;
}

/** Any command of the registry; only its creators and its own `fromKeys` know its payload. */
export type Command = EditCommand<unknown> | StateCommand<unknown> | PortCommand;

export function defineEdit<P = void>(command: Omit<EditCommand<P>, 'kind'>): EditCommand<P> {
  return { kind: 'edit', ...command };
}

export function defineState<P = void>(command: Omit<StateCommand<P>, 'kind'>): StateCommand<P> {
  return { kind: 'state', ...command };
}

export function definePort(command: Omit<PortCommand, 'kind'>): PortCommand {
  return { kind: 'port', ...command };
}

/**
 * Whether shortcuts and menus can run it, because it needs no payload from a gesture, form or list. Such commands are
 * in the command menu; others have their own UI.
 */
export const isRunnable = (command: Command): boolean =>
  command.kind === 'port' ||
  command.byPort !== undefined ||
  command.fromKeys !== undefined ||
  command.inMenu !== undefined ||
  command.route === 'toolbar' ||
  (command.shortcuts?.length ?? 0) > 0;

/** The rule that disables a command; null if it is enabled or merely has nothing to act on. */
export function whyNot(command: Command, situation: EditSituation): Refusal | null {
  if (command.kind === 'port' || command.enabled?.(situation) !== false) return null;
  return command.check?.(situation, command.fromKeys?.(situation)) ?? null;
}

/** Why a command is disabled, for any reason: a rule, or something missing. Null: it is enabled. */
export function reasonOfDisabled(command: Command, situation: EditSituation): Refusal | null {
  if (command.enabled?.(situation) !== false) return null;
  const { selection, selected } = situation;
  const reason = whyNot(command, situation) ?? command.lacks?.(situation);
  if (reason) return reason;
  if (selection.length === 0) return lack('selectFirst');
  return lack(selected.every(isFixed) ? 'fixedLayer' : 'notNow');
}
