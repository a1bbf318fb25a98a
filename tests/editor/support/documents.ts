// Layers and open designs for tests of the editor, and a pure session that runs commands without a store.
import type { Command, EditSituation } from '@/editor/commands/defineCommand';
import { redo, undo } from '@/editor/commands/session';
import type { UserMessage } from '@/editor/commands/userMessages';
import type { ViewState } from '@/editor/commands/viewState';
import { type CommandEnvironment, decide, type StoredCommand, situationIn } from '@/editor/dispatch/decide';
import { CLOSED, currentNodes, type EditorState, lineOf, openDesign } from '@/editor/document/editorState';
import { undoSteps } from '@/editor/document/line';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { angleOf } from '@/face/nodes';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { type Design, design, type Platform, SCHEMA_VERSION } from '@/schemas/design';
import { type FaceNode, node as nodeSchema } from '@/schemas/nodes';

type Style = Record<string, unknown>;
export const layer = (nodeType: string, uuid: string, style: Style, rest: Style = {}): FaceNode =>
  nodeSchema.parse({ uuid, label: uuid, nodeType, style, ...rest });

export const rootLayer = (): FaceNode => layer('root', 'root', {}, { label: 'Background' });
export const textLayer = (uuid: string, style: Style = {}, rest: Style = {}) => layer('text', uuid, style, rest);
export const imageLayer = (uuid: string, style: Style = {}, rest: Style = {}) => layer('image', uuid, style, rest);
export const ringLayer = (uuid: string, style: Style = {}, rest: Style = {}) => layer('progress', uuid, style, rest);
export const backgroundLayer = (uuid = 'photo') =>
  imageLayer(uuid, { width: 500, height: 500 }, { type: 'background', label: 'Photo' });
export const unknownLayer = (uuid: string): FaceNode => ({
  uuid,
  label: uuid,
  nodeType: 'hologram',
  style: { depth: 3, x: 1, y: 2, width: 3, height: 4 },
});

export function designOf(nodes: readonly FaceNode[], platform: Platform = 'android'): Design {
  return design.parse({
    schemaVersion: SCHEMA_VERSION,
    id: 'design',
    system: 'wearOS',
    ratio: '500*500',
    dialNameCn: '',
    dialName: 'Harbour',
    fdIds: ['copy'],
    activeFdId: 'copy',
    copies: [{ id: 'copy', platform, shape: 'circle', ratio: '500*500', normal: { nodeList: nodes } }],
  });
}

/** Commands on a document, with the clock and the ids of the test. */
export class Session {
  state: EditorState;
  /** Input of aligning and nudging. */
  view: ViewState = { alignTo: 'selection', keepsMiddle: { round: true, other: false }, guides: { xs: [], ys: [] } };
  /** The time and data with which tags rotate layers. */
  watch = createWatch(SAMPLE_STATE);
  /** The announcement of the last command. */
  userMessages: readonly UserMessage[] = [];
  #now = 0;

  constructor(nodes: readonly FaceNode[], platform: Platform = 'android') {
    this.state = openDesign(CLOSED, designOf(nodes, platform), 0);
  }

  get nodes(): readonly FaceNode[] {
    return currentNodes(this.state);
  }
  get order(): string[] {
    return this.nodes.map((node) => node.uuid);
  }
  /** Uuids of the layers that commands created, bottom first. */
  get made(): string[] {
    return this.order.filter((uuid) => uuid.startsWith('new-'));
  }
  get labels(): string[] {
    return this.nodes.map((node) => node.label);
  }
  node(uuid: string): FaceNode {
    return this.nodes.find((node) => node.uuid === uuid)!;
  }
  style(uuid: string): Style {
    return (this.node(uuid) as { style: Style }).style;
  }
  get undos(): number {
    return undoSteps(lineOf(this.state)!);
  }

  /** Ids are counted from the unused ones of the list; words are their keys. */
  #env(at: number): CommandEnvironment {
    const used = new Set(this.nodes.map((node) => node.uuid));
    let id = 0;
    return {
      at,
      newId: () => {
        do id += 1;
        while (used.has(`new-${id}`));
        return `new-${id}`;
      },
      nameOf: (key) => key,
      viewOf: () => this.view,
      angleOf: (node) => angleOf(node, this.watch),
    };
  }

  get situation(): EditSituation {
    return situationIn(this.state, this.#env(this.#now))!;
  }

  select(...selection: string[]): this {
    this.state = { ...this.state, selection, anchor: selection.at(-1) ?? null };
    return this;
  }

  /** Through the product's own dispatcher; each command 1 s after the last, so that bursts end, unless `ms` says otherwise. */
  run<P>(command: StoredCommand<P>, payload: P, ms = 1000): Refusal | null {
    this.#now += ms;
    const { state, refusal, messages: newMessages } = decide(this.state, command, payload, this.#env(this.#now));
    this.state = state;
    this.userMessages = newMessages;
    return refusal;
  }

  /** With the payload of its keys. */
  press(command: Command, ms = 1000): Refusal | null {
    if (command.kind === 'port') throw new Error(`${command.name} is no act on the document`);
    if (command.enabled?.(this.situation) === false) return null;
    return this.run(command, command.fromKeys?.(this.situation), ms);
  }

  undo(): void {
    this.run(undo, undefined);
  }
  redo(): void {
    this.run(redo, undefined);
  }
}
