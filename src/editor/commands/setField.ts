// Sets a style field of one or several layers from the properties form; a live run of changes is one undo state.
import type { Point } from '@/face/geometry/bounds';
import { fixedAt } from '@/face/geometry/fixedAt';
import { proportional, resizedTo } from '@/face/geometry/resize';
import { derivedStyle, keepsRatio } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { COORDINATE_MAX } from '@/schemas/limits';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { absentPart } from '@/schemas/nodes/absentPart';
import type { LayerList } from '../document/editorState';
import { defineStyleEdit, type Patches } from './changeLayers';
import { boxOf, isFixed, isLocked, layersBy, type Style, styleOf } from './layerFacts';
import { pivotField } from './pivot';
import { refuse } from './refuse';
import { withHandDefaults } from './restoredHands';
import type { KeepsMiddle } from './viewState';

export interface SetFieldPayload {
  uuids: readonly string[];
  /** Style field, with dots in nested objects: `x`, `offset.x`. */
  path: string;
  /** `undefined` removes an optional field. */
  value: unknown;
  /** The layers before the burst of this change, so that a `1` typed on the way to `150` has no lasting effect. */
  before?: LayerList;
  /** Style values set along with it that the value does not determine (the bytes of a picture). */
  beside?: Style;
}

/** Style values derived from a field and the layer before the change. */
type Derive = (value: unknown, node: FaceNode, canvas: CanvasFacts, keepsMiddle: KeepsMiddle) => Style;

/** Whether the layer is as wide as high at any size: a ring, a dial, a square picture in proportion. */
export function isRound(node: FaceNode, canvas: CanvasFacts): boolean {
  const box = boxOf(node);
  return box !== null && Math.abs(box.width - box.height) < 0.02 && keepsRatio(node, canvas);
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The other side in proportion if required, and the position that keeps pivot, centre or top-left fixed. */
const sized =
  (side: 'width' | 'height'): Derive =>
  (value, node, canvas, keepsMiddle) => {
    const box = boxOf(node);
    const isLength = typeof value === 'number' && value >= 1 && value <= COORDINATE_MAX;
    if (!box || !isLength) return { [side]: value };
    const { width, height } = keepsRatio(node, canvas) ? proportional(box, value / box[side]) : box;
    const size = { width, height, [side]: value };
    const isAboutMiddle = !box.offset && keepsMiddle[isRound(node, canvas) ? 'round' : 'other'];
    return { ...(isAboutMiddle ? fixedAt(box, MIDDLE, size.width, size.height) : resizedTo(box, size)) };
  };

/** Box fields that change others; a type's own fields are handled by its definition. */
const DERIVED: Readonly<Record<string, Derive>> = { width: sized('width'), height: sized('height') };

function replaced(owner: Style, [key = '', ...rest]: readonly string[], value: unknown): Style {
  if (rest.length === 0) return { ...owner, [key]: value };
  const inner = owner[key];
  return {
    ...owner,
    [key]: replaced(typeof inner === 'object' && inner !== null ? (inner as Style) : {}, rest, value),
  };
}

/** The layer before the burst of changes, and its drawn angle, degrees clockwise. */
export interface FieldMoment {
  was: FaceNode;
  angle: number;
  keepsMiddle?: KeepsMiddle;
}

const TOP_LEFT_STAYS: KeepsMiddle = { round: false, other: false };

/** Style values for setting a field. */
export function fieldPatch(
  node: FaceNode,
  path: string,
  value: unknown,
  canvas: CanvasFacts,
  { was, angle, keepsMiddle = TOP_LEFT_STAYS }: FieldMoment = { was: node, angle: boxOf(node)?.rotation ?? 0 },
): Style {
  const own = derivedStyle(was, path, value, canvas);
  if (own) return own;
  const keys = path.split('.');
  const [first = '', axis = ''] = keys;
  if (first === 'offset' && axis !== '') return pivotField(was, axis, value, angle);
  // A part that the layer does not have yet is added with all its values, as it is after the design was reopened.
  if (keys.length > 1) {
    const style = styleOf(node);
    return { [first]: replaced({ [first]: style[first] ?? absentPart(node, first) }, keys, value)[first] };
  }
  return DERIVED[path]?.(value, was, canvas, keepsMiddle) ?? { [path]: value };
}

/** Also sets the root's colour; nothing else of a fixed layer. */
export const setField = defineStyleEdit<SetFieldPayload>({
  name: 'setField',
  group: 'layer',
  record: ({ uuids, path }) => ({ burstKey: `${path}:${uuids.join()}` }),
  route: 'properties',
  field: ({ path }) => path,
  patches(
    { nodes, canvas, policy, angleOf, view: { keepsMiddle } },
    { uuids, path, value, before = nodes, beside = {} },
  ) {
    const layers = layersBy(nodes, uuids).filter((node) => isKnown(node) && (!isFixed(node) || node === nodes[0]));
    if (layers.some(isLocked)) return refuse('locked');
    const were = new Map(layersBy(before, uuids).map((node) => [node.uuid, node]));
    const patches: Patches = new Map(
      layers.map((node) => {
        const was = were.get(node.uuid) ?? node;
        const patch = {
          ...fieldPatch(node, path, value, canvas, { was, angle: angleOf(was), keepsMiddle }),
          ...beside,
        };
        return [node.uuid, withHandDefaults(was, patch, { canvas, policy })];
      }),
    );
    return patches;
  },
});
