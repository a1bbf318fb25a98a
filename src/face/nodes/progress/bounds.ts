// The values that a progress layer can show.
import type { NodeOf } from '@/schemas/nodes';
import type { BoundedValue } from '../boundedValue';

/** Null without an expression. */
export function progressBounds({ style }: NodeOf<'progress'>): BoundedValue | null {
  const field = style.progressType === 'ImageEnumeration' ? 'imageIndexRate' : 'fillRate';
  const source = style[field];
  return source === '' ? null : { path: `style.${field}`, source, kind: 'share' };
}
