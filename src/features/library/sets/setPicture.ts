// Selects the sample image of a set: the one its data selects in the sample watch, at 08:59:08.
import { dataTag } from '@/face/dataTags/catalogue';
import { evaluateNumber } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import type { Assembly } from '@/schemas/wire/assembly';

/** The tag of the set types that always use the same one. */
const OWN_TAGS: Record<Assembly['type'], string> = {
  weather: '#WCCI#',
  moonPhase: '#MOONPHASE#',
  imageEnumeration: '',
};

/** The expression that selects an image of the set. */
export const tagOfSet = ({ tag, type }: Pick<Assembly, 'tag' | 'type'>): string => tag ?? OWN_TAGS[type];

/** Index of the sample image in the set. */
export function sampleIndex(set: Assembly): number {
  const parsed = parse(tagOfSet(set));
  const value = parsed.ok ? evaluateNumber(parsed.tree, (name) => dataTag(name)?.sample ?? null) : null;
  const last = set.imgs.length - 1;
  if (value === null) return 0;
  const index = { index: value, digits: value % 10, share: value * last }[set.shows ?? 'index'];
  return Math.min(last, Math.max(0, Math.round(index)));
}
