// What a designer can do, as data: name, words, keys, who may refuse it, and a pure edit or an act on the editor.
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { PlatformPolicy, Refusal } from '@/face/platforms/policy';
import type { Design, ModeName, Platform } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { Clipboard, EditOutcome, LayerList } from '../document/editorState';
import type { EditorDialog, ViewFacts, ViewToggle } from './viewFacts';

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

/** What is asked about a copy before it is done, with a report or a question. */
export type CopyRequest =
  | { kind: 'add'; platform: Platform }
  | { kind: 'update'; copyId: string }
  | { kind: 'remove'; copyId: string };

/** Acts outside the document that commands may ask of the editor around them. */
export interface EditorPort {
  undo(): void;
  redo(): void;
  /** Multiplies the zoom, about the middle of the canvas. */
  zoomBy(factor: number): void;
  zoomTo(factor: number): void;
  fit(): void;
  /** Moves the view by screen px. */
  panBy(dx: number, dy: number): void;
  save(): void;
  /** Downloads the design as a file. */
  exportFile(): void;
  showHelp(): void;
  /** Pastes what was copied last, in this tab or elsewhere. */
  paste(): void;
  /** Plays those of the layers that are animations, or stops them while any of them plays. */
  togglePlay(nodes: readonly FaceNode[]): void;
  /** Opens the preview that fills the window. */
  openPreview(): void;
  /** Starts renaming a layer in the layer list. */
  rename(uuid: string): void;
  /** Leads to the words of a layer; one that shows live data asks first. */
  editText(uuid: string): void;
  /** Opens the picture picker; the chosen file is added as a layer. */
  pickImage(itemKey: string): void;
  /** Moves the focus to the properties form. */
  focusProperties(): void;
  /** Says position, size and rotation of the selection. */
  describeSelection(): void;
  /** Shows the normal or the always-on mode of the open copy. */
  showMode(mode: ModeName): void;
  /** Shows another copy of the design. */
  openCopy(copyId: string): void;
  /** Opens the dialog that reports or asks before a copy is made, updated or deleted. */
  askCopy(request: CopyRequest): void;
  /** Opens one of the editor's small dialogs. */
  open(dialog: EditorDialog): void;
  /** Shows or hides the rulers or the grid, or switches snapping to it. */
  toggleView(what: ViewToggle): void;
  /** Takes away the guides of the open copy. */
  clearGuides(): void;
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
}

/** A sentence under `editor.announce` with its values, and what is said in the same breath. */
export interface Announcement {
  key: string;
  params: Record<string, string | number>;
  also?: readonly Announcement[];
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
  byPort?(port: EditorPort): void;
  check?(situation: EditSituation, payload: P): Refusal | null;
  /** Pure. Null: there is nothing to change. */
  apply(situation: EditSituation, payload: P): EditOutcome | null;
  /** For a command that brings layers in: those, as they would come, and its payload with others in their place. */
  newLayers?(situation: EditSituation, payload: P): NewLayers<P> | null;
  /** What is said politely after it: key under `editor.announce` and its values, or nothing. */
  announce?(before: EditSituation, outcome: EditOutcome): Announcement | null;
}

/** An act on the editor: undo, zoom, save. */
export interface PortCommand extends CommandBase {
  kind: 'port';
  perform(port: EditorPort, situation: EditSituation): void;
}

/** Any command of the registry: its payload is known to those who made it, and to its own `fromKeys`. */
export type Command = EditCommand<unknown> | PortCommand;

export function defineEdit<P = void>(command: Omit<EditCommand<P>, 'kind'>): EditCommand<P> {
  return { kind: 'edit', ...command };
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
  if (command.kind !== 'edit' || command.enabled?.(situation) !== false) return null;
  return command.check?.(situation, command.fromKeys?.(situation)) ?? null;
}

/** A copy of `nodes` with one node's style fields replaced; untouched nodes stay the same objects. */
export function withStyles(
  nodes: LayerList,
  patches: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): readonly FaceNode[] {
  return nodes.map((node) => {
    const patch = patches.get(node.uuid);
    if (!patch || !('style' in node)) return node;
    const style = node.style as Readonly<Record<string, unknown>>;
    const same = Object.entries(patch).every(([key, value]) => Object.is(style[key], value));
    return same ? node : ({ ...node, style: { ...style, ...patch } } as FaceNode);
  });
}
