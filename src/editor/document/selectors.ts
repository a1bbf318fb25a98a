// Selectors of the open design. Each returns the same reference, or an equal value, until its inputs change.
import { ambientSlots } from '@/face/nodes';
import { ambientStack } from '@/face/nodes/ambientStack';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { type Publishers, publishersIn } from '@/face/nodes/kept/publishers';
import type { FaceRest } from '@/face/nodes/kept/RestSvg';
import { type Branch, branchesOf, parentIdOf } from '@/face/nodes/layerTree';
import { policyIn } from '@/face/platforms';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import type { Design, FaceCopy, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import {
  canvasOf,
  copyNow,
  currentCopy,
  currentNodes,
  type EditorState,
  type LayerList,
  placeKey,
} from './editorState';
import { present } from './history';
import { redoStep, undoStep } from './travel';

/** The part of the store that contains the editor. */
export interface WithEditor {
  editor: EditorState;
}

function memo<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const made = make(key);
    cache.set(key, made);
    return made;
  };
}

const indexOf = memo((nodes: LayerList) => new Map(nodes.map((node) => [node.uuid, node])));
const idsIn = memo((nodes: LayerList): readonly string[] => nodes.map((node) => node.uuid));

export const selectNodes = (state: WithEditor): LayerList => currentNodes(state.editor);

/** Uuids, bottom first. The same array while the layers are the same, an equal one while their order is. */
export const selectNodeIds = (state: WithEditor): readonly string[] => idsIn(selectNodes(state));

const placesIn = memo((nodes: LayerList) => {
  const places = new Map<string, { i: number; n: number }>();
  const count = (branches: readonly Branch[]) => {
    for (const [index, { node, children }] of branches.entries()) {
      places.set(node.uuid, { i: branches.length - index, n: branches.length });
      count(children);
    }
  };
  count(branchesOf(nodes));
  return places;
});
/** Position of a layer in its group or at the top level, counted from the top (1), and the number of layers there. */
export const selectPlace = (state: WithEditor, uuid: string): { i: number; n: number } =>
  placesIn(selectNodes(state)).get(uuid) ?? { i: 0, n: 0 };

export const selectNode = (state: WithEditor, uuid: string): FaceNode | undefined =>
  indexOf(selectNodes(state)).get(uuid);

export const selectSelection = (state: WithEditor): readonly string[] => state.editor.selection;

const setOf = memo((selection: readonly string[]) => new Set(selection));
/** Whether a layer is selected. Its cost does not depend on the number of layers. */
export const isSelected = (state: WithEditor, uuid: string): boolean => setOf(state.editor.selection).has(uuid);

const pickSelected = memo((nodes: LayerList) =>
  memo((selection: readonly string[]) => {
    const chosen = new Set(selection);
    return nodes.filter((node) => chosen.has(node.uuid));
  }),
);
/** Selected layers, bottom first. */
export const selectSelectedNodes = (state: WithEditor): LayerList =>
  pickSelected(selectNodes(state))(state.editor.selection);

const canvases = memo((copy: FaceCopy) => canvasOf(copy));
const NO_CANVAS = canvasOf(null);
/** Canvas of the open copy in px. The same object until the copy's own fields change. */
export function selectCanvas({ editor }: WithEditor): CanvasFacts {
  const copy = currentCopy(editor);
  return copy ? canvases(copy) : NO_CANVAS;
}

/** Fields of an imported copy beside its layers. Null for a face made in this editor. */
export const selectRest = ({ editor }: WithEditor): FaceRest => currentCopy(editor)?.watchFace ?? null;

export const selectCanUndo = ({ editor }: WithEditor): boolean => undoStep(editor) !== null;
export const selectCanRedo = ({ editor }: WithEditor): boolean => redoStep(editor) !== null;

export const selectMode = (state: WithEditor): ModeName => state.editor.mode;
export const selectCopyId = (state: WithEditor): string => state.editor.copyId;

const slotsOf = memo((normal: LayerList) => ambientSlots(normal));
const NO_SLOTS: LayerList = [];
/** Normal-mode layers that always-on also shows, read-only; empty in the normal mode. */
export function selectAmbientSlots({ editor }: WithEditor): LayerList {
  if (editor.mode !== 'ambient') return NO_SLOTS;
  const visited = editor.histories[placeKey(editor.copyId, 'normal')];
  const normal = visited ? present(visited) : currentCopy(editor)?.normal.nodeList;
  return normal ? slotsOf(normal) : NO_SLOTS;
}

const publishersOf = memo((nodes: LayerList) => memo((slots: LayerList) => publishersIn([...nodes, ...slots])));
/** Parts of an imported face that other parts depend on. An equal list while they are the same. */
export const selectPublishers = (state: WithEditor): Publishers =>
  publishersOf(selectNodes(state))(selectAmbientSlots(state));

/** `uuid`, or `uuid/group` for a layer in a group. */
const pathsIn = memo((nodes: LayerList): readonly string[] =>
  nodes.map((node) => (parentIdOf(node) === null ? node.uuid : `${node.uuid}/${parentIdOf(node)}`)),
);
const stackOf = memo((nodes: LayerList) => memo((slots: LayerList) => pathsIn(ambientStack(nodes, slots))));
/**
 * Everything that is drawn, bottom first, each group after its layers: `uuid`, or `uuid/group` for a layer in a group. In
 * always-on this includes the slots of the normal mode in their positions.
 */
export function selectStack(state: WithEditor): readonly string[] {
  const slots = selectAmbientSlots(state);
  return slots.length === 0 ? pathsIn(selectNodes(state)) : stackOf(selectNodes(state))(slots);
}

interface SeenCopy {
  normal: LayerList | undefined;
  ambient: LayerList | undefined;
  now: FaceCopy;
}
const seenCopies = new WeakMap<FaceCopy, SeenCopy>();
/** The copies of a design, cached by the histories that hold their present lists. */
const seenLists = new WeakMap<EditorState['histories'], { design: Design | null; copies: readonly FaceCopy[] }>();

function withPresentLists(state: EditorState, copy: FaceCopy): FaceCopy {
  const listOf = (mode: ModeName) => {
    const history = state.histories[placeKey(copy.id, mode)];
    return history && present(history);
  };
  const [normal, ambient] = [listOf('normal'), listOf('ambient')];
  const seen = seenCopies.get(copy);
  if (seen && seen.normal === normal && seen.ambient === ambient) return seen.now;
  const now = copyNow(state, copy);
  seenCopies.set(copy, { normal, ambient, now });
  return now;
}

/**
 * The copies of the open design with their present layer lists. Each is the same object until its own layers change.
 */
export function selectCopies({ editor }: WithEditor): readonly FaceCopy[] {
  const { design, histories } = editor;
  const seen = seenLists.get(histories);
  if (seen && seen.design === design) return seen.copies;
  const copies = design?.copies.map((copy) => withPresentLists(editor, copy)) ?? [];
  seenLists.set(histories, { design, copies });
  return copies;
}

/** Rules of the open copy's platform in this design. Null while no design is open. */
export function selectPolicy({ editor }: WithEditor): PlatformPolicy | null {
  const copy = currentCopy(editor);
  return editor.design && copy ? policyIn(editor.design, copy.platform) : null;
}
