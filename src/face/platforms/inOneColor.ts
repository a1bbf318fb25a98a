// Layers in one color, for watches that cannot draw their gradient live.
import { liveGradientOf } from '@/face/nodes';
import { rolesOf, withRoles } from '@/face/nodes/colorRoles';
import type { FaceNode } from '@/schemas/nodes';
import type { Stops } from '@/schemas/paint';
import { withStyle } from './boxes';

/** The layer in the color and the role of the middle stop of its live gradient. The same object without one. */
export function inOneColor(node: FaceNode): FaceNode {
  const fields = liveGradientOf(node);
  if (!fields) return node;
  const [list, field] = [`style.${fields.stops}.`, `style.${fields.color}`];
  const stops = (node.style as Readonly<Record<string, Stops>>)[fields.stops] ?? [];
  const at = Math.floor(stops.length / 2);
  const color = stops[at]?.color;
  const plain = withStyle(node, { [fields.stops]: null, ...(color !== undefined && { [fields.color]: color }) });
  const roles = rolesOf(node);
  const role = roles[`${list}${at}.color`];
  const others = Object.entries(roles).filter(([path]) => path !== field && !path.startsWith(list));
  return withRoles(plain, { ...Object.fromEntries(others), ...(role !== undefined && { [field]: role }) });
}
