// A design with a smartwatch copy and an ASR copy, for tests of modes and copies.
import { applyOutcome, CLOSED, currentNodes, type EditorState, openDesign } from '@/editor/document/editorState';
import { type Design, design, type FaceCopy, SCHEMA_VERSION } from '@/schemas/design';
import { type FaceNode, node } from '@/schemas/nodes';
import { rootLayer, textLayer } from '../support/documents';

const layer = (nodeType: string, uuid: string, style: object): FaceNode =>
  node.parse({ uuid, label: uuid, nodeType, style });

export const animationLayer = (uuid: string, frames: number, style: object = {}): FaceNode =>
  layer('animation', uuid, {
    width: 100,
    height: 100,
    imgs: Array.from({ length: frames }, (_, index) => ({ url: `art:${uuid}/${index}.png`, fileSize: 1000 })),
    ...style,
  });
export const slotLayer = (uuid: string): FaceNode => layer('google_complication', uuid, { width: 100, height: 100 });

export const NORMAL = [rootLayer(), textLayer('time'), animationLayer('rain', 3), slotLayer('slot'), textLayer('date')];

interface CopyFacts {
  ratio?: string;
  ambient?: readonly FaceNode[];
}

export const copyOf = (
  id: string,
  platform: FaceCopy['platform'],
  nodes: readonly FaceNode[],
  { ratio = '500*500', ambient }: CopyFacts = {},
): FaceCopy => ({
  id,
  platform,
  shape: 'circle',
  ratio,
  nodeDataUnsync: false,
  animationToImageIndex: {},
  normal: { nodeList: [...nodes], imageUrl: '' },
  ambient: ambient ? { nodeList: [...ambient], imageUrl: '' } : null,
});

export const watchCopy = copyOf('watch', 'android', NORMAL);
export const chipCopy = copyOf('chip', 'falcon', [rootLayer(), textLayer('chip-time')], { ratio: '466*466' });

export function designWith(copies: readonly FaceCopy[], facts: Partial<Design> = {}): Design {
  return design.parse({
    schemaVersion: SCHEMA_VERSION,
    id: 'design',
    system: copies.length > 1 ? 'all' : 'wearOS',
    ratio: '500*500',
    dialName: 'Harbour',
    fdIds: copies.map(({ id }) => id),
    activeFdId: copies[0]?.id,
    copies,
    ...facts,
  });
}

export const opened = (copies: readonly FaceCopy[], facts: Partial<Design> = {}): EditorState =>
  openDesign(CLOSED, designWith(copies, facts), 0);

/** The state after an edit that adds a text layer with this name on top. */
export function edit(state: EditorState, name: string): EditorState {
  const nodes = [...currentNodes(state), textLayer(name)];
  return applyOutcome(state, { nodes, selection: [name], anchor: name }, { label: 'addNode', at: 0 });
}

export const order = (state: EditorState): string[] => currentNodes(state).map(({ uuid }) => uuid);
