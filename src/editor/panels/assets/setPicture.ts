// Which picture of a set shows best: the one its data picks in the sample watch, at 08:59:08.
import { dataTag } from '@/face/dataTags/catalogue';
import { evaluateNumber } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import type { Assembly } from '@/schemas/wire/assembly';

/** Tags of the types whose sets are picked by one and the same. */
const OWN_TAGS: Record<Assembly['type'], string> = {
  weather: '#WCCI#',
  moonPhase: '#MOONPHASE#',
  imageEnumeration: '',
};

/** The expression that picks a picture of the set. */
export const tagOfSet = ({ tag, type }: Pick<Assembly, 'tag' | 'type'>): string => tag ?? OWN_TAGS[type];

/** Index of the sample picture, within the set. */
export function sampleIndex(set: Assembly): number {
  const parsed = parse(tagOfSet(set));
  const value = parsed.ok ? evaluateNumber(parsed.tree, (name) => dataTag(name)?.sample ?? null) : null;
  const last = set.imgs.length - 1;
  if (value === null) return 0;
  const index = { index: value, digits: value % 10, share: value * last }[set.shows ?? 'index'];
  return Math.min(last, Math.max(0, Math.round(index)));
}
