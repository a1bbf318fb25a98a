// Which properties of an image can follow data.
import type { NodeOf } from '@/schemas/nodes';
import { isHandKind } from '../handKinds';
import type { LiveField } from '../liveFields';
import { castOf } from './cast';

/** A picture with a shadow, a hand and a scaled or mirrored picture are written as elements whose size no expression can set. */
export function imageClosed(node: NodeOf<'image'>, field: LiveField): string | null {
  if (field !== 'width' && field !== 'height') return null;
  if (isHandKind(node.type)) return 'hand';
  if (castOf(node)) return 'shadow';
  return node.style.scaleX === 1 && node.style.scaleY === 1 ? null : 'scaled';
}
