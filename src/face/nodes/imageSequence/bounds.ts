// The values that an image sequence has pictures for.
import type { NodeOf } from '@/schemas/nodes';
import type { BoundedValue } from '../boundedValue';
import { enumerationOf } from './enumeration';
import { givesNoNumber } from './sequenceIssues';

/** Null without an expression or pictures, and if the expression never gives a number. */
export function sequenceBounds({ style }: NodeOf<'image_sequence'>): BoundedValue | null {
  const { textTag: source, shows, imgs } = style;
  if (source === '' || imgs.every(({ url }) => url === '') || givesNoNumber(style)) return null;
  const about = { path: 'style.textTag', source, pictures: imgs.map(({ url }) => url) };
  return shows === 'digits'
    ? { ...about, kind: 'digits' }
    : { ...about, kind: 'index', first: enumerationOf(source)?.first ?? 0 };
}
