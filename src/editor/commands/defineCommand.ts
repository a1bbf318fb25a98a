// What a designer can do, as data: name, words, keys, who may refuse it, and a pure edit or an act on the editor.
import { isFixed } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { PlatformPolicy, Refusal } from '@/face/platforms/policy';
import type { Design, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { Clipboard } from '../document/clipboard';
import type { EditOutcome, EditorState, LayerList } from '../document/editorState';
import type { EditorPort } from './ports';
import { type EditorRefusal, lack } from './refuse';
import type { Announcement, Said, Words } from './said';
import type { ViewFacts } from './viewFacts';

/** A list of layers with the rules of the copy it belongs to. */
export interface PlacedList {
  readonly nodes: LayerList;
  readonly canvas: CanvasFacts;
  readonly policy: PlatformPolicy;
}

/** Everything a command may look at; it changes nothing of it. */
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
  /** What aligning and nudging look at beside the layers. */
  readonly view: ViewFacts;
  /** The angle at which a layer is drawn now, degrees clockwise: by its data tag, where one turns it. */
  readonly angleOf: (node: FaceNode) => number;
  /** The layers of any copy and mode of the open design, as they are now; null: no such list. */
  readonly listOf: (copyId: string, mode: ModeName) => PlacedList | null;
  /** A fresh uuid. */
  readonly newId: () => string;
  /** Name in the designer's language: of a catalogue item, for new labels. */
  readonly nameOf: (itemKey: string) => string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The layers before the latest acts whose names `isPart` knows, no other act among them; the present ones where there are none. */
  readonly beforeRun: (isPart: (name: string) => boolean) => LayerList;
}

/** Where keys of a command act: anywhere in the editor, with the focus in canvas or layers, or in the canvas only. */
export type KeyScope = 'editor' | 'layers' | 'canvas';
/** Where a command is reached without keys, beside the command menu. */
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
  /** Unique; the words are `editor.commands.<name>`. */
  name: string;
  group: CommandGroup;
  /** Keys such as `Mod+Shift+Z`, first the one shown in menus. */
  shortcuts?: readonly string[];
  scope?: KeyScope;
  /** Its keys act while the focus is in a text field, too (save, help). */
  whileTyping?: boolean;
  route?: CommandRoute;
  /** Shown in the context menu of the canvas and of the layer list; `empty`: only while nothing is selected. */
  inMenu?: boolean | 'empty';
  /** Whether it can act now, as keys, menus and toolbars run it: an edit with `fromKeys` by the payload that gives. */
  enabled?(situation: EditSituation): boolean;
  /** What is missing while it is not enabled, where that is something other than a selection. */
  lacks?(situation: EditSituation): Refusal | null;
  /** Its keys have another meaning, or none, while it is disabled, so no reason is announced. */
  isSilent?: boolean;
}

/** Written as a method, so that a list may hold commands of different payloads. */
type BurstRule<P> = { of(payload: P, situation: EditSituation): { burstKey: string } }['of'];

export interface NewLayers<P> {
  nodes: LayerList;
  with(nodes: LayerList): P;
}

/** A change of the document. `record`: its own undo state, part of a burst with this key, or none (selection). */
export interface EditCommand<P> extends CommandBase {
  kind: 'edit';
  record: 'entry' | 'none' | BurstRule<P>;
  /** Payload used when keys or a menu run the command. */
  fromKeys?(situation: EditSituation): P;
  /** How menus run it, where that takes more than the document: its payload comes from elsewhere. */
  byPort?(port: EditorPort, situation: EditSituation): void;
  check?(situation: EditSituation, payload: P): Refusal | null;
  /** Pure. Null: there is nothing to change. */
  apply(situation: EditSituation, payload: P): EditOutcome | null;
  /** For a command that brings layers in: those, as they would come, and its payload with others in their place. */
  newLayers?(situation: EditSituation, payload: P): NewLayers<P> | null;
  /** Why nothing changed, for keys and menus that ran it although everything is as it would make it. */
  idle?: EditorRefusal;
  /** What is said politely after it: key under `editor.announce` and its values, or nothing. */
  announce?(before: EditSituation, outcome: EditOutcome): Announcement | null;
  /** Names the whole burst by what it did to a layer; null where the layer shows no amount. */
  burstWords?(was: FaceNode, node: FaceNode): Words | null;
}

/**
 * A change of the open design that is no edit of its layers: another copy or mode shown, one made or gone, a step back or
 * forward in time.
 */
export interface StateCommand<P> extends CommandBase {
  kind: 'state';
  fromKeys?(situation: EditSituation): P;
  /** As of an edit: asks first, or waits for something else. */
  byPort?(port: EditorPort, situation: EditSituation): void;
  check?(situation: EditSituation, payload: P): Refusal | null;
  /** Pure; the same state where there is nothing to change. `at`: time of the act, ms. */
  change(state: EditorState, payload: P, at: number): EditorState;
  /** What is said once it is done. */
  said?(before: EditorState, after: EditorState, payload: P): readonly Said[];
}

/** An act on the editor around the document: zoom, save, a dialog. */
export interface PortCommand extends CommandBase {
  kind: 'port';
  perform(port: EditorPort, situation: EditSituation): void;
}

/** Any command of the registry: its payload is known to those who made it, and to its own `fromKeys`. */
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
 * Whether keys and menus can run it: it needs no payload that only a gesture, a form or a list can give. Such commands
 * stand in the command menu; the others have a route of their own.
 */
export const isRunnable = (command: Command): boolean =>
  command.kind === 'port' ||
  command.fromKeys !== undefined ||
  command.inMenu !== undefined ||
  command.route === 'toolbar' ||
  (command.shortcuts?.length ?? 0) > 0;

/** Why a command that is not enabled cannot act, where a rule says so and not a mere lack of anything to act on. */
export function whyNot(command: Command, situation: EditSituation): Refusal | null {
  if (command.kind === 'port' || command.enabled?.(situation) !== false) return null;
  return command.check?.(situation, command.fromKeys?.(situation)) ?? null;
}

/** Why a command that is not enabled cannot act, whatever the reason: a rule, or what is missing. Null: it is enabled. */
export function reasonOfDisabled(command: Command, situation: EditSituation): Refusal | null {
  if (command.enabled?.(situation) !== false) return null;
  const { selection, selected } = situation;
  const reason = whyNot(command, situation) ?? command.lacks?.(situation);
  if (reason) return reason;
  if (selection.length === 0) return lack('selectFirst');
  return lack(selected.every(isFixed) ? 'fixedLayer' : 'notNow');
}
