// Which properties of a shape can follow data: those that the Watch Face Format changes in its own shapes.
import type { NodeOf } from '@/schemas/nodes';
import type { LiveField } from '../liveFields';
import { shadowOf, strokeOf } from './facts';
import { bodyOutcome } from './outcome';

const SIZED: readonly string[] = ['rectangle', 'ellipse'];
const STROKED: readonly string[] = [...SIZED, 'line', 'arc'];
const KINDS: Readonly<Partial<Record<LiveField, readonly string[]>>> = {
  width: SIZED,
  height: SIZED,
  startAngle: ['arc'],
  endAngle: ['arc'],
  strokeWidth: STROKED,
};

/** Why a property of a shape cannot follow data now: a key of `live:closed`; null if it can. */
export function shapeClosed({ style }: NodeOf<'shape'>, field: LiveField): string | null {
  const kinds = KINDS[field];
  if (!kinds) return null;
  if (!kinds.includes(style.kind)) return 'kind';
  if (shadowOf(style)) return 'shadow';
  if (bodyOutcome(style).outcome !== 'native') return 'picture';
  const isSize = field === 'width' || field === 'height';
  if (isSize && (style.scaleX !== 1 || style.scaleY !== 1)) return 'scaled';
  if (isSize && style.offset) return 'pivot';
  return field === 'strokeWidth' && strokeOf(style)?.align !== 'centre' ? 'stroke' : null;
}
