// Remedies of the conversion for each refusal: change the layer until it is accepted, or leave it out, and add a note.
import { expressionsOf, hasFrames, imagesOf, isPicture } from '@/face/nodes';
import { stillOf } from '@/face/nodes/frames';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { NodeExpression } from '@/face/nodes/nodeExpressions';
import type { DataLanguage } from '@/schemas/languages';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, turnOf, withStyle } from './boxes';
import type { ConversionNote, LayerChoice, OfferedChoice } from './conversion';
import { withExpression } from './expressions';
import { areaOf, scaledWithin, shrunkWithin } from './fitArea';
import { inOneColor } from './inOneColor';
import type { PlatformPolicy, Refusal } from './platformPolicy';
import { nearestCombination, plainTags, withShownTags } from './tagEquivalents';

/** Result of a remedy; null: the layer is left out. */
export interface Remedied {
  node: FaceNode | null;
  note: ConversionNote;
  /** Index of the frame that replaces an animation. */
  still?: number;
  choice?: OfferedChoice;
}

interface Case {
  node: FaceNode;
  /** The source layer, for quoting its original values. */
  source: FaceNode;
  refusal: Refusal;
  target: PlatformPolicy;
  choice: LayerChoice | undefined;
  language: DataLanguage | undefined;
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

/** The expression at a path of a layer. */
const expressionAt = (node: FaceNode, path: string | undefined): NodeExpression | undefined =>
  expressionsOf(node).find((expression) => expression.path === path);

/** Leaves the layer out, with the refusal's own parameters. */
const leaveOut =
  (messageKey: string): Remedy =>
  ({ refusal }) =>
    lost(messageKey, refusal.params);

/** Over 30 percent nothing may rotate: removes the tag and resets the angle (spec 5). */
const layFlat: Remedy = ({ node, target }) => {
  const hadTag = isPicture(node) && Boolean(turnOf(node)?.rotate) && target.elementArea !== null;
  return changed(withStyle(node, { rotate: '', rotation: 0 }), hadTag ? 'tagRotationReset' : 'rotationReset');
};

/** An oversized animation: applies the designer's choice, by default scales it down (spec 5). */
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

/** Scales any other oversized element about its centre (spec 5, 9). */
const elementOverLimit: Remedy = ({ node, target }) => {
  const scaled = scaledWithin(node, areaOf(target));
  return scaled ? changed(scaled, 'elementScaled') : lost('notAccepted');
};

/** Notes for a tag without an equivalent. */
const NOT_SHOWN = { lost: 'tagLost', dropped: 'tagDropped' } as const;
const NOT_COMPATIBLE = { lost: 'tagNotCompatibleLost', dropped: 'tagNotCompatibleDropped' } as const;

/**
 * Replaces an unsupported tag by the nearest one, else removes the expression; a layer that only shows the tag is left
 * out.
 */
const otherTag: Remedy = ({ node, source, refusal, target, language }) => {
  const { field, params } = refusal;
  const expression = expressionAt(node, field);
  if (!expression) return lost('notAccepted');
  const { path, kind } = expression;
  const isContent = kind !== 'number';
  const shown = kind === 'pictures' ? [...target.shownTags, ...target.pictureTags] : target.shownTags;
  const to = withShownTags(expression.source, { shown, isNumber: kind !== 'text', language });
  if (to !== null) {
    const from = expressionAt(source, path)?.source ?? expression.source;
    return changed(withExpression(node, path, to), 'tagReplaced', { from, to }, path);
  }
  const keys = refusal.messageKey === 'tagNotCompatible' ? NOT_COMPATIBLE : NOT_SHOWN;
  return isContent ? lost(keys.lost, params) : changed(withExpression(node, path, ''), keys.dropped, params);
};

/** Replaces an unsupported combination of tags by the nearest one; drops calculations and conditions. */
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
  gradientRefused: ({ node }) => changed(inOneColor(node), 'gradientAsColor'),
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

/** The remedy for a refusal. Without one (null: too many attempts), the layer is left out. */
export function remedyFor(refusal: Refusal | null, given: Omit<Case, 'refusal'>): Remedied {
  const remedy = refusal ? REMEDIES[refusal.messageKey] : undefined;
  return refusal && remedy ? remedy({ ...given, refusal }) : lost('notAccepted');
}
