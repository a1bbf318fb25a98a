// The fill of progress in one color, for watches without gradients.
import type { NodeOf } from '@/schemas/nodes';

const STOPS = 'style.fillStops.';
const FILL = 'style.fillColor';

/** The layer in the color and the role of the middle stop of its gradient; null without a gradient. */
export function fillInOneColor(node: NodeOf<'progress'>): NodeOf<'progress'> | null {
  const { colorRoles = {}, ...rest } = node;
  const { fillStops, fillColor } = node.style;
  if (!fillStops) return null;
  const at = Math.floor(fillStops.length / 2);
  const role = colorRoles[`${STOPS}${at}.color`];
  const others = Object.entries(colorRoles).filter(([path]) => path !== FILL && !path.startsWith(STOPS));
  const roles = role === undefined ? others : [...others, [FILL, role] as const];
  return {
    ...rest,
    style: { ...node.style, fillStops: null, fillColor: fillStops[at]?.color ?? fillColor },
    ...(roles.length > 0 && { colorRoles: Object.fromEntries(roles) }),
  };
}
