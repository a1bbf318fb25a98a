// What conversion does about each refusal of a platform: change the layer until it is accepted, or leave it out, and say so.
import { expressionsOf, hasFrames, imagesOf, isPicture, stillOf } from '@/face/nodes';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { NodeExpression } from '@/face/nodes/nodeExpressions';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, turnOf, withStyle } from './boxes';
import type { ConversionNote, LayerChoice, OfferedChoice } from './conversion';
import { withExpression } from './expressions';
import { areaOf, scaledWithin, shrunkWithin } from './fitArea';
import type { PlatformPolicy, Refusal } from './policy';
import { nearestCombination, plainTags, withShownTags } from './tagEquivalents';

/** What a remedy made of a layer: null is left out. */
export interface Remedied {
  node: FaceNode | null;
  note: ConversionNote;
  /** Frame that stands for an animation. */
  still?: number;
  choice?: OfferedChoice;
}

interface Case {
  node: FaceNode;
  /** The layer as it stands in the source: what is quoted is quoted as it was written there. */
  source: FaceNode;
  refusal: Refusal;
  target: PlatformPolicy;
  choice: LayerChoice | undefined;
}

type Remedy = (given: Case) => Remedied;

type Params = NonNullable<Refusal['params']>;

const lost = (messageKey: string, params?: Params): Remedied => ({
  node: null,
  note: { messageKey, severity: 'error', ...(params ? { params } : {}) },
});

const changed = (node: FaceNode, messageKey: string, params?: Params, field?: string): Remedied => ({
  node,
  note: { messageKey, severity: 'warning', ...(params ? { params } : {}), ...(field ? { field } : {}) },
});

/** The expression at a place of a layer. */
const expressionAt = (node: FaceNode, path: string | undefined): NodeExpression | undefined =>
  expressionsOf(node).find((expression) => expression.path === path);

/** Left out, with the refusal's own values. */
const leaveOut =
  (messageKey: string): Remedy =>
  ({ refusal }) =>
    lost(messageKey, refusal.params);

/** Over 30 percent nothing rotates: the tag goes, the angle is reset (spec 5). */
const layFlat: Remedy = ({ node, target }) => {
  const hadTag = isPicture(node) && Boolean(turnOf(node)?.rotate) && target.elementArea !== null;
  return changed(withStyle(node, { rotate: '', rotation: 0 }), hadTag ? 'tagRotationReset' : 'rotationReset');
};

/** An animation over the limit: as the designer chose, else scaled down (spec 5). */
const overLimit: Remedy = ({ node, target, choice }) => {
  const box = boxOf(node);
  if (!hasFrames(node) || !box) return lost('notAccepted');
  const frameUrls = imagesOf(node).map(({ url }) => url);
  const offered = { choice: { kind: 'frames', frameUrls } } as const;
  if (choice?.kind === 'skip') return { ...lost('aniSkipped'), ...offered };
  const frame = choice?.kind === 'still' ? Math.min(Math.max(0, Math.floor(choice.frame)), frameUrls.length - 1) : -1;
  const still = stillOf(node, frame);
  if (still) return { ...changed(still, 'aniStill', { frame: frame + 1 }), ...offered, still: frame };
  const patch = shrunkWithin(box, areaOf(target));
  return patch ? { ...changed(withStyle(node, patch), 'aniScaled'), ...offered } : lost('notAccepted');
};

/** Any other element over the limit is scaled about its centre (spec 5, 9). */
const elementOverLimit: Remedy = ({ node, target }) => {
  const scaled = scaledWithin(node, areaOf(target));
  return scaled ? changed(scaled, 'elementScaled') : lost('notAccepted');
};

/** What is told of a tag that has no equivalent. */
const NOT_SHOWN = { lost: 'tagLost', dropped: 'tagDropped' } as const;
const NOT_COMPATIBLE = { lost: 'tagNotCompatibleLost', dropped: 'tagNotCompatibleDropped' } as const;

/** A tag the platform does not show: the nearest one, else no expression; a layer that only shows the tag is left out. */
const otherTag: Remedy = ({ node, source, refusal, target }) => {
  const { field, params } = refusal;
  const expression = expressionAt(node, field);
  if (!expression) return lost('notAccepted');
  const { path, kind } = expression;
  const isContent = kind !== 'number';
  const shown = kind === 'pictures' ? [...target.shownTags, ...target.pictureTags] : target.shownTags;
  const to = withShownTags(expression.source, shown, kind !== 'text');
  if (to !== null) {
    const from = expressionAt(source, path)?.source ?? expression.source;
    return changed(withExpression(node, path, to), 'tagReplaced', { from, to }, path);
  }
  const keys = refusal.messageKey === 'tagNotCompatible' ? NOT_COMPATIBLE : NOT_SHOWN;
  return isContent ? lost(keys.lost, params) : changed(withExpression(node, path, ''), keys.dropped, params);
};

/** Tags the platform does not combine: the nearest combination; calculations and conditions are left out. */
const otherCombination: Remedy = ({ node, source, refusal, target }) => {
  const expression = expressionAt(node, refusal.field);
  if (!expression) return lost('notAccepted');
  const { path } = expression;
  const from = expressionAt(source, path)?.source ?? expression.source;
  const to = nearestCombination(plainTags(expression.source) ?? [], target.textCombinations ?? []);
  return to === null || tagsOfExpression(to).length === 0
    ? lost('combinationLost', { from })
    : changed(withExpression(node, path, to), 'tagReplaced', { from, to }, path);
};

/** By the key of the refusal. */
export const REMEDIES: Readonly<Record<string, Remedy>> = {
  ambientRefused: leaveOut('ambientRefused'),
  keptPartRefused: leaveOut('keptPartRefused'),
  imgAreaTip: layFlat,
  asrImgAreaTip: layFlat,
  aniAreaTip: overLimit,
  elementAreaTip: elementOverLimit,
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
export function remedyFor(refusal: Refusal | null, given: Omit<Case, 'refusal'>): Remedied {
  const remedy = refusal ? REMEDIES[refusal.messageKey] : undefined;
  return refusal && remedy ? remedy({ ...given, refusal }) : lost('notAccepted');
}
