// What conversion does about each refusal of a platform: change the layer until it is accepted, or leave it out, and say so.
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { type FaceNode, nodeSchemas } from '@/schemas/nodes';
import type { ConversionNote, LayerReport, OverLimitChoice } from './convert';
import { expressionAt, isExpressionPath, withExpression } from './expressions';
import { areaOf, shrunkWithin } from './fitArea';
import type { PlatformPolicy, Refusal } from './policy';
import { isAnimation, isImageSequence, isPicture, isText } from './rules/layers';
import { nearestCombination, plainTags, withShownTags } from './tagEquivalents';

/** What a remedy made of a layer: null is left out. */
export interface Remedied {
  node: FaceNode | null;
  note: ConversionNote;
  /** Frame that stands for an animation. */
  still?: number;
  choice?: NonNullable<LayerReport['choice']>;
}

interface Case {
  node: FaceNode;
  refusal: Refusal;
  target: PlatformPolicy;
  choice: OverLimitChoice | undefined;
}

type Remedy = (given: Case) => Remedied;

/** The layer with style values replaced. */
export const withStyle = (node: FaceNode, patch: object): FaceNode =>
  ({ ...node, style: { ...('style' in node ? (node.style as object) : {}), ...patch } }) as FaceNode;

type Params = NonNullable<Refusal['params']>;

const lost = (messageKey: string, params?: Params): Remedied => ({
  node: null,
  note: { messageKey, severity: 'error', ...(params ? { params } : {}) },
});

const changed = (node: FaceNode, messageKey: string, params?: Params): Remedied => ({
  node,
  note: { messageKey, severity: 'warning', ...(params ? { params } : {}) },
});

/** Left out, with the refusal's own values. */
const leaveOut =
  (messageKey: string): Remedy =>
  ({ refusal }) =>
    lost(messageKey, refusal.params);

/** Over 30 percent nothing rotates: the tag goes, the angle is reset (spec 5). */
const layFlat: Remedy = ({ node, target }) => {
  const hadTag = isPicture(node) && node.style.rotate !== '' && target.elementArea !== null;
  return changed(withStyle(node, { rotate: '', rotation: 0 }), hadTag ? 'tagRotationReset' : 'rotationReset');
};

/** The style without what only an animation has; what this version does not know goes along. */
function withoutOwn(style: object): object {
  const own = nodeSchemas.animation.shape.style.shape;
  const images = nodeSchemas.image.shape.style.shape;
  return Object.fromEntries(
    Object.entries(style).filter(([name]) => !Object.hasOwn(own, name) || Object.hasOwn(images, name)),
  );
}

/** An animation over the limit: as the designer chose, else scaled down (spec 5). */
const overLimit: Remedy = ({ node, target, choice }) => {
  if (!isAnimation(node)) return lost('notAccepted');
  const { imgs } = node.style;
  const offered = { choice: { frames: imgs.length, frameUrls: imgs.map(({ url }) => url) } };
  if (choice?.kind === 'skip') return { ...lost('aniSkipped'), ...offered };
  const frame = choice?.kind === 'still' ? Math.min(Math.max(0, Math.floor(choice.frame)), imgs.length - 1) : -1;
  const picture = imgs[frame];
  if (picture) {
    const { uuid, label, freeze, level, style } = node;
    const still = { uuid, label, freeze, level, nodeType: 'image', style: { ...withoutOwn(style), ...picture } };
    return { ...changed(nodeSchemas.image.parse(still), 'aniStill', { frame: frame + 1 }), ...offered, still: frame };
  }
  const patch = shrunkWithin(node.style, areaOf(target));
  return patch ? { ...changed(withStyle(node, patch), 'aniScaled'), ...offered } : lost('notAccepted');
};

/** What is told of a tag that has no equivalent. */
const NOT_SHOWN = { lost: 'tagLost', dropped: 'tagDropped' } as const;
const NOT_COMPATIBLE = { lost: 'tagNotCompatibleLost', dropped: 'tagNotCompatibleDropped' } as const;

/** A tag the platform does not show: the nearest one, else no expression; a layer that only shows the tag is left out. */
const otherTag: Remedy = ({ node, refusal, target }) => {
  const { field, params } = refusal;
  if (!isExpressionPath(field)) return lost('notAccepted');
  const source = expressionAt(node, field);
  const isContent = field === 'style.textTag';
  const shown = isContent && isImageSequence(node) ? [...target.shownTags, ...target.pictureTags] : target.shownTags;
  const to = withShownTags(source, shown, !isText(node) || !isContent);
  if (to !== null) return changed(withExpression(node, field, to), 'tagReplaced', { from: source, to });
  const keys = refusal.messageKey === 'tagNotCompatible' ? NOT_COMPATIBLE : NOT_SHOWN;
  return isContent ? lost(keys.lost, params) : changed(withExpression(node, field, ''), keys.dropped, params);
};

/** Tags the platform does not combine: the nearest combination; calculations and conditions are left out. */
const otherCombination: Remedy = ({ node, target }) => {
  if (!isText(node)) return lost('notAccepted');
  const from = node.style.textTag;
  const to = nearestCombination(plainTags(from) ?? [], target.textCombinations ?? []);
  return to === null || tagsOfExpression(to).length === 0
    ? lost('combinationLost', { from })
    : changed(withStyle(node, { textTag: to }), 'tagReplaced', { from, to });
};

/** By the key of the refusal. */
export const REMEDIES: Readonly<Record<string, Remedy>> = {
  ambientRefused: leaveOut('ambientRefused'),
  imgAreaTip: layFlat,
  asrImgAreaTip: layFlat,
  aniAreaTip: overLimit,
  frameDelayTip: ({ node, target, refusal }) => changed(target.adapt(node), 'frameDelayRaised', refusal.params),
  tagNotShown: otherTag,
  tagNotCompatible: otherTag,
  tagCombination: otherCombination,
  tooManyTextTags: leaveOut('tooManyTextTags'),
  onlyOnce: leaveOut('reservedTwice'),
  backgroundOnce: ({ node }) => changed({ ...node, type: 'image' } as FaceNode, 'backgroundTwice'),
  sequenceLimit: leaveOut('sequenceLimit'),
  complicationLimit: leaveOut('complicationLimit'),
};

/** What is done about a refusal; where nothing helps (null: it was tried often enough) the layer is left out. */
export function remedyFor(
  refusal: Refusal | null,
  node: FaceNode,
  target: PlatformPolicy,
  choice: OverLimitChoice | undefined,
): Remedied {
  const remedy = refusal ? REMEDIES[refusal.messageKey] : undefined;
  return refusal && remedy ? remedy({ node, refusal, target, choice }) : lost('notAccepted');
}
