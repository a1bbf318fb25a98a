// Layers and open designs for tests of the editor, and a pure session that runs commands without a store.
import type { Command, EditCommand, EditSituation } from '@/editor/commands/defineCommand';
import type { ViewFacts } from '@/editor/commands/viewFacts';
import {
  applyOutcome,
  CLOSED,
  copyById,
  currentCanvas,
  currentHistory,
  currentNodes,
  type EditorState,
  historyOf,
  lineOf,
  openDesign,
} from '@/editor/document/editorState';
import { beforeRun, present } from '@/editor/document/history';
import { undoSteps } from '@/editor/document/line';
import { redoEdit, undoEdit } from '@/editor/document/travel';
import { policyOf } from '@/face/platforms';
import type { Refusal } from '@/face/platforms/policy';
import { canvasSize, type Design, design, type Platform, SCHEMA_VERSION } from '@/schemas/design';
import { type FaceNode, node as nodeSchema } from '@/schemas/nodes';

type Style = Record<string, unknown>;
const layer = (nodeType: string, uuid: string, style: Style, rest: Style = {}): FaceNode =>
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
  /** What aligning and nudging look at. */
  view: ViewFacts = { alignTo: 'selection', guides: { xs: [], ys: [] } };
  #now = 0;

  constructor(
    nodes: readonly FaceNode[],
    private readonly platform: Platform = 'android',
  ) {
    this.state = openDesign(CLOSED, designOf(nodes, platform), 0);
  }

  get nodes(): readonly FaceNode[] {
    return currentNodes(this.state);
  }
  get order(): string[] {
    return this.nodes.map((node) => node.uuid);
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

  get situation(): EditSituation {
    const { state, nodes } = this;
    const open = state.design!;
    const used = new Set(nodes.map((node) => node.uuid));
    let id = 0;
    const newId = () => {
      do id += 1;
      while (used.has(`new-${id}`));
      return `new-${id}`;
    };
    return {
      design: open,
      copyId: state.copyId,
      mode: state.mode,
      canvas: currentCanvas(state),
      policy: policyOf(this.platform),
      nodes,
      selection: state.selection,
      selected: nodes.filter((node) => state.selection.includes(node.uuid)),
      anchor: state.anchor,
      clipboard: state.clipboard,
      view: this.view,
      listOf: (copyId, mode) => {
        const copy = copyById(state, copyId);
        const history = historyOf(state, copyId, mode);
        const canvas = copy && { ...canvasSize(copy.ratio), shape: copy.shape };
        return canvas && history ? { nodes: present(history), canvas, policy: policyOf(copy.platform) } : null;
      },
      newId,
      nameOf: (key) => key,
      canUndo: this.undos > 0,
      canRedo: false,
      beforeRun: (isPart) => beforeRun(currentHistory(state)!, isPart),
    };
  }

  select(...selection: string[]): this {
    this.state = { ...this.state, selection, anchor: selection.at(-1) ?? null };
    return this;
  }

  /** As `runCommand` does it, with ids counted from the free ones; each act 1 s after the last, so that bursts end, unless `ms` says otherwise. */
  run<P>(command: EditCommand<P>, payload: P, ms = 1000): Refusal | null {
    this.#now += ms;
    const { situation } = this;
    if (!command.fromKeys && command.enabled?.(situation) === false) return null;
    const refusal = command.check?.(situation, payload) ?? null;
    if (refusal) return refusal;
    const outcome = command.apply(this.situation, payload);
    if (!outcome) return null;
    const burstKey = typeof command.record === 'function' ? command.record(payload, situation).burstKey : undefined;
    this.state = applyOutcome(this.state, outcome, { label: command.name, at: this.#now, burstKey });
    return null;
  }

  /** With the payload that its keys give. */
  press(command: Command, ms = 1000): Refusal | null {
    if (command.kind !== 'edit') throw new Error(`${command.name} is no edit`);
    if (command.enabled?.(this.situation) === false) return null;
    return this.run(command, command.fromKeys?.(this.situation), ms);
  }

  undo(): void {
    this.state = undoEdit(this.state);
  }
  redo(): void {
    this.state = redoEdit(this.state);
  }
}
