// Values of the selected layers for the generated fields. Each field is notified only of changes at its own path.

import { boxOf, styleOf } from '@/editor/commands/layerFacts';
import type { LayerList } from '@/editor/document/editorState';
import { sameValue } from '@/editor/document/sameValue';
import { selectNode, selectNodes, type WithEditor } from '@/editor/document/selectors';
import { pivotOf, round2 } from '@/face/geometry/bounds';
import { type FieldSource, type RefusedTyping, valueAt } from '@/forms/fieldSource';
import { MOTION_AT_REST } from '@/schemas/motion';
import type { FaceNode } from '@/schemas/nodes';
import { TILT_AT_REST } from '@/schemas/tilt';

interface ReadableStore {
  getState(): WithEditor;
  subscribe(listener: () => void): () => void;
}

const PIVOT = 'style.offset.';
const ANGLE = 'style.rotation';
/** Values of optional parts of a style, by the path of the part. */
const ABSENT: Readonly<Record<string, object>> = { 'style.motion.': MOTION_AT_REST, 'style.tilt.': TILT_AT_REST };

/**
 * The displayed value: a layer without its own pivot rotates about its center, and one that data rotates has no fixed
 * angle. A layer without a motion moves as its tag does.
 */
function shownAt(node: FaceNode | undefined, path: string): unknown {
  if (path === ANGLE && node && styleOf(node).rotate) return undefined;
  const box = node && path.startsWith(PIVOT) ? boxOf(node) : null;
  const [start, values] = Object.entries(ABSENT).find(([part]) => path.startsWith(part)) ?? [];
  if (start !== undefined) return valueAt(node, path) ?? valueAt(values, path.slice(start.length));
  if (!box || box.offset) return valueAt(node, path);
  const { x, y } = pivotOf(box);
  return path === `${PIVOT}x` ? round2(x) : round2(y);
}

/** The list in which the layers were selected, and the rejected input of its fields. */
export interface ShownPlace {
  place: string;
  typings: Map<string, RefusedTyping>;
}

/** Reads the layers with these uuids. The first provides the value, the others decide whether it is mixed. */
export function createNodeSource(
  store: ReadableStore,
  uuids: readonly string[],
  { place, typings }: ShownPlace = { place: '', typings: new Map() },
): FieldSource {
  /** For these layers in their list, because another copy or mode can have layers with the same ids. */
  const typingKey = (path: string) => [place, ...uuids, path].join(' ');
  // Looked up once for all fields. A new object only when one of the layers changes.
  let seenIn: LayerList | null = null;
  let found: readonly FaceNode[] = [];
  const mixed = new Map<string, boolean>();
  const layers = (): readonly FaceNode[] => {
    const state = store.getState();
    const nodes = selectNodes(state);
    if (nodes === seenIn) return found;
    seenIn = nodes;
    const next = uuids.flatMap((uuid) => selectNode(state, uuid) ?? []);
    if (next.length === found.length && next.every((node, index) => node === found[index])) return found;
    found = next;
    mixed.clear();
    return found;
  };
  const get = (path: string) => shownAt(layers()[0], path);
  const isMixed = (path: string) => {
    const [first, ...others] = layers();
    const known = mixed.get(path);
    if (known !== undefined) return known;
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
    subscribe(path, listener) {
      let seen = layers();
      let told = { value: get(path), mixed: isMixed(path) };
      return store.subscribe(() => {
        const now = layers();
        if (now === seen) return;
        seen = now;
        const next = { value: get(path), mixed: isMixed(path) };
        if (Object.is(next.value, told.value) && next.mixed === told.mixed) return;
        told = next;
        listener();
      });
    },
  };
}
