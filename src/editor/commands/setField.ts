// One field of one or several layers, from the properties form: live, a run of changes is one undo state.
import { tintOfColor } from '@/face/nodes/image/tint';
import { isKnown } from '@/schemas/nodes';
import { defineStyleEdit, type Patches } from './changeLayers';
import { isFixed, isLocked, layersBy, type Style, styleOf } from './layerFacts';
import { refuse } from './refuse';

export interface SetFieldPayload {
  uuids: readonly string[];
  /** Style field, with dots inside an object: `x`, `offset.x`. */
  path: string;
  /** `undefined` takes an optional field away. */
  value: unknown;
}

/** Fields that stand for others: the tint sets its four channels at once (product.md). */
const DERIVED: Readonly<Record<string, (value: unknown) => Style>> = {
  tintColor: (value) => ({ tintColor: value, ...(typeof value === 'string' ? tintOfColor(value) : {}) }),
};

function replaced(owner: Style, [key = '', ...rest]: readonly string[], value: unknown): Style {
  if (rest.length === 0) return { ...owner, [key]: value };
  const inner = owner[key];
  return {
    ...owner,
    [key]: replaced(typeof inner === 'object' && inner !== null ? (inner as Style) : {}, rest, value),
  };
}

/** Style values that setting a field gives. */
export function fieldPatch(style: Style, path: string, value: unknown): Style {
  const keys = path.split('.');
  const [first = ''] = keys;
  if (keys.length > 1) return { [first]: replaced(style, keys, value)[first] };
  return DERIVED[path]?.(value) ?? { [path]: value };
}

/** The root's colour may be set, too; nothing else of a fixed layer. */
export const setField = defineStyleEdit<SetFieldPayload>({
  name: 'setField',
  group: 'layer',
  record: ({ uuids, path }) => ({ burstKey: `${path}:${uuids.join()}` }),
  route: 'properties',
  patches({ nodes }, { uuids, path, value }) {
    const layers = layersBy(nodes, uuids).filter((node) => isKnown(node) && (!isFixed(node) || node === nodes[0]));
    if (layers.some(isLocked)) return refuse('locked');
    const patches: Patches = new Map(layers.map((node) => [node.uuid, fieldPatch(styleOf(node), path, value)]));
    return patches;
  },
});
