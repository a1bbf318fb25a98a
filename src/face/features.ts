// Derives from its layers which features a face has besides the time.
import { DATA_TAGS, dataTag } from '@/face/dataTags/catalogue';
import type { DataTag, TagFormula } from '@/face/dataTags/dataTag';
import { foreignText, hasFrames, isSlot, tagsOf, tapTargetOf } from '@/face/nodes';
import type { Design } from '@/schemas/design';
import { FEATURES } from '@/schemas/features';
import type { FaceNode } from '@/schemas/nodes';

type Feature = (typeof FEATURES)[number];

const SOURCE = /\[([A-Z][\w.]*)\]/g;

/** Subject of a source: `WEATHER` for all weather sources, `HEART_RATE` also for its two-digit form. */
const subjectOf = (source: string): string => source.split('.')[0]?.replace(/_Z$/, '') ?? source;

/** Subjects of the sources in a Watch Face Format text. */
const subjectsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(SOURCE)].map(([, source = '']) => subjectOf(source)));

function formulaText(row: TagFormula): string {
  if (row === null || typeof row === 'string') return row ?? '';
  return 'formula' in row ? [row.formula].flat().join(' ') : '';
}

/** The tags, each with the subjects of its sources. */
const SAID = DATA_TAGS.map((tag) => ({ tag, subjects: [...subjectsIn(formulaText(tag.watchFaceFormat))] }));

/** Tags that the layer shows: its own; for a preserved part, the tags with the same sources. */
function tagsShown(node: FaceNode): readonly DataTag[] {
  const read = subjectsIn(foreignText(node) ?? '');
  const matching = read.size > 0 ? SAID.filter(({ subjects }) => subjects.some((subject) => read.has(subject))) : [];
  return [...tagsOf(node).flatMap((name) => dataTag(name) ?? []), ...matching.map(({ tag }) => tag)];
}

const shows = (node: FaceNode, is: (tag: DataTag) => boolean): boolean => tagsShown(node).some(is);

/** Whether a preserved part contains an element. */
const keeps = (node: FaceNode, element: RegExp): boolean => element.test(foreignText(node) ?? '');

/** Tags with month and weekday names that follow the watch's language end with this letter (spec 3). */
const FOLLOWS_LANGUAGE = /^D[ME]\w*G$/;

/** Whether a layer provides the feature; `alwaysOn` does not come from a layer. */
const BRINGS: Readonly<Record<Exclude<Feature, 'alwaysOn'>, (node: FaceNode) => boolean>> = {
  animation: (node) => hasFrames(node) || keeps(node, /<PartAnimatedImage\b/),
  complications: isSlot,
  health: (node) => shows(node, ({ category }) => category === 'health'),
  weather: (node) => shows(node, ({ category }) => category === 'weather'),
  tap: (node) => (tapTargetOf(node) !== null && !isSlot(node)) || keeps(node, /<Launch\b/),
  language: (node) => shows(node, ({ name }) => FOLLOWS_LANGUAGE.test(name)),
};

/** Features of a design, in order: those of any of its copies. */
export function featuresOf({ copies }: Pick<Design, 'copies'>): Feature[] {
  const nodes = copies.flatMap(({ normal }) => normal.nodeList);
  const hasAlwaysOn = copies.some(({ ambient }) => (ambient?.nodeList.length ?? 0) > 1);
  return FEATURES.filter((feature) => (feature === 'alwaysOn' ? hasAlwaysOn : nodes.some(BRINGS[feature])));
}
