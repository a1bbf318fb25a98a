// Values of the selected layers for the generated fields. Each field is notified only of changes at its own path.

import { boxOf, styleOf } from '@/editor/commands/layerFacts';
import type { LayerList } from '@/editor/document/editorState';
import { sameValue } from '@/editor/document/sameValue';
import { selectNode, selectNodes, selectSelection, type WithEditor } from '@/editor/document/selectors';
import { pivotOf, round2 } from '@/face/geometry/bounds';
import { type FieldSource, type RefusedTyping, valueAt } from '@/forms/fieldSource';
import type { FaceNode } from '@/schemas/nodes';
import { absentPart } from '@/schemas/nodes/absentPart';

interface ReadableStore {
  getState(): WithEditor;
  subscribe(listener: () => void): () => void;
}

const PIVOT = 'style.offset.';
const ANGLE = 'style.rotation';
/** A field of a part of the style: `style.tilt.range`. */
const PART_FIELD = /^style\.(\w+)\.(.+)$/;

/**
 * The displayed value: a layer without its own pivot rotates about its center, and one that data rotates has no fixed
 * angle. A layer without a motion moves as its tag does.
 */
function shownAt(node: FaceNode | undefined, path: string): unknown {
  if (path === ANGLE && node && styleOf(node).rotate) return undefined;
  const box = node && path.startsWith(PIVOT) ? boxOf(node) : null;
  if (!box || box.offset) {
    const [, part = '', field = ''] = PART_FIELD.exec(path) ?? [];
    const value = valueAt(node, path);
    return value === undefined && node && part !== '' ? valueAt(absentPart(node, part), field) : value;
  }
  const { x, y } = pivotOf(box);
  return path === `${PIVOT}x` ? round2(x) : round2(y);
}

/** The list in which the layers were selected, and the rejected input of its fields. */
export interface ShownPlace {
  place: string;
  typings: Map<string, RefusedTyping>;
  /** Of selected layers: while nothing is selected, their fields are hidden and keep the last values. */
  isOfSelection?: boolean | undefined;
}

/** Reads the layers with these uuids. The first provides the value, the others decide whether it is mixed. */
export function createNodeSource(
  store: ReadableStore,
  uuids: readonly string[],
  { place, typings, isOfSelection = false }: ShownPlace = { place: '', typings: new Map() },
): FieldSource {
  /** For these layers in their list, because another copy or mode can have layers with the same ids. */
  const typingKey = (path: string) => [place, ...uuids, path].join(' ');
  const isHidden = (state: WithEditor) => isOfSelection && selectSelection(state).length === 0;
  // Looked up once for all fields. A new object only when one of the layers changes.
  let seenIn: LayerList | null = null;
  let cached: readonly FaceNode[] = [];
  const mixed = new Map<string, boolean>();
  const layers = (): readonly FaceNode[] => {
    const state = store.getState();
    const nodes = selectNodes(state);
    if (nodes === seenIn || (seenIn && isHidden(state))) return cached;
    seenIn = nodes;
    const next = uuids.flatMap((uuid) => selectNode(state, uuid) ?? []);
    if (next.length === cached.length && next.every((node, index) => node === cached[index])) return cached;
    cached = next;
    mixed.clear();
    return cached;
  };
  const get = (path: string) => shownAt(layers()[0], path);
  const isMixed = (path: string) => {
    const [first, ...others] = layers();
    const cached = mixed.get(path);
    if (cached !== undefined) return cached;
    const value = shownAt(first, path);
    const differs = others.some((node) => !sameValue(shownAt(node, path), value));
    mixed.set(path, differs);
    return differs;
  };
  return {
    get,
    isMixed,
    typed: {
      get: (path) => typings.get(typingKey(path)),
      set(path, typing) {
        if (typing) typings.set(typingKey(path), typing);
        else typings.delete(typingKey(path));
      },
    },
    onHidden(listener) {
      let wasHidden = isHidden(store.getState());
      return store.subscribe(() => {
        const now = isHidden(store.getState());
        if (now !== wasHidden) {
          wasHidden = now;
          if (now) listener();
        }
      });
    },
    subscribe(path, listener) {
      let seen = layers();
      let reported = { value: get(path), mixed: isMixed(path) };
      return store.subscribe(() => {
        const now = layers();
        if (now === seen) return;
        seen = now;
        const next = { value: get(path), mixed: isMixed(path) };
        if (Object.is(next.value, reported.value) && next.mixed === reported.mixed) return;
        reported = next;
        listener();
      });
    },
  };
}
