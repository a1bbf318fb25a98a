// The gradients of a layer, found by the controls of its fields, so that each type with a paint has handles.

import type { Gradient } from '@/forms/controls/paintChanges';
import { describeFields, isMet } from '@/forms/describeFields';
import { valueAt } from '@/forms/fieldSource';
import { type FaceNode, isKnown, nodeSchemas } from '@/schemas/nodes';
import { paint as schema } from '@/schemas/paint';

export interface PaintedField {
  /** Path of the field in the layer, such as `style.fill`. */
  path: string;
  /** Section of the panel, which names it. */
  section: string;
  paint: Gradient;
}

/** The gradients that the layer shows, in the order of the panel. */
export function gradientsOf(node: FaceNode): readonly PaintedField[] {
  if (!isKnown(node)) return [];
  return describeFields(nodeSchemas[node.nodeType]).flatMap(({ control, path, section = '', showIf }) => {
    if (control !== 'paint' || !showIf.every((condition) => isMet(condition, valueAt(node, condition.path)))) return [];
    const read = schema.safeParse(valueAt(node, path));
    return read.success && read.data.kind !== 'solid' ? [{ path, section, paint: read.data }] : [];
  });
}
