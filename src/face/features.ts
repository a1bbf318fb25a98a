// What a face offers beside the time, told by its layers.
import { dataTag } from '@/face/dataTags/catalogue';
import { hasFrames, isSlot, tagsOf, tapTargetOf } from '@/face/nodes';
import type { Design } from '@/schemas/design';
import { FEATURES } from '@/schemas/features';
import type { FaceNode } from '@/schemas/nodes';

type Feature = (typeof FEATURES)[number];

const shows = (node: FaceNode, is: (tag: NonNullable<ReturnType<typeof dataTag>>) => boolean): boolean =>
  tagsOf(node).some((name) => {
    const tag = dataTag(name);
    return tag !== undefined && is(tag);
  });

/** Names of months and weekdays that follow the watch's language end with this letter (spec 3). */
const FOLLOWS_LANGUAGE = /^D[ME]\w*G$/;

/** Whether a layer brings the feature; `alwaysOn` is no layer's. */
const BRINGS: Readonly<Record<Exclude<Feature, 'alwaysOn'>, (node: FaceNode) => boolean>> = {
  animation: hasFrames,
  complications: isSlot,
  health: (node) => shows(node, ({ category }) => category === 'health'),
  weather: (node) => shows(node, ({ category }) => category === 'weather'),
  tap: (node) => tapTargetOf(node) !== null && !isSlot(node),
  language: (node) => shows(node, ({ name }) => FOLLOWS_LANGUAGE.test(name)),
};

/** The features of a design, in their order: what any of its copies has. */
export function featuresOf({ copies }: Pick<Design, 'copies'>): Feature[] {
  const nodes = copies.flatMap(({ normal }) => normal.nodeList);
  const hasAlwaysOn = copies.some(({ ambient }) => (ambient?.nodeList.length ?? 0) > 1);
  return FEATURES.filter((feature) => (feature === 'alwaysOn' ? hasAlwaysOn : nodes.some(BRINGS[feature])));
}
