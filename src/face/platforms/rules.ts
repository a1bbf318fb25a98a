// Small makers of rules: each gives a function that looks at a situation and refuses, or not.

import { tagUses } from '@/face/dataTags/expression/usage';
import { isRotatableArea, isWithinAreaShare } from '@/face/geometry/area';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { type FaceNode, isKnown, type NodeOf } from '@/schemas/nodes';
import type { Refusal, Rule, Situation } from './policy';

type Severity = Refusal['severity'];
/** Whether a rule means this layer. */
export type Meant = (node: FaceNode) => boolean;

export const isAnimation: Meant = (node) => node.nodeType === 'animation';
export const isComplication: Meant = (node) => node.nodeType === 'google_complication';
export const isBackground: Meant = (node) => isKnown(node) && node.nodeType === 'image' && node.type === 'background';

const isText = (node: FaceNode): node is NodeOf<'text'> => isKnown(node) && node.nodeType === 'text';
const isImage = (node: FaceNode): node is NodeOf<'image'> => isKnown(node) && node.nodeType === 'image';

/** The layers as they would be after the act. */
function afterAct({ nodes, subjects }: Situation): FaceNode[] {
  const changed = new Set(subjects.map((node) => node.uuid));
  return [...nodes.filter((node) => !changed.has(node.uuid)), ...subjects];
}

const before = ({ nodes }: Situation, subject: FaceNode): FaceNode | undefined =>
  nodes.find((node) => node.uuid === subject.uuid);

/** At most `most` layers of a kind. An act that adds none of them is not refused, however many there are. */
export const atMost =
  (meant: Meant, most: number, messageKey: string, severity: Severity = 'error'): Rule =>
  (situation) => {
    const was = situation.nodes.filter(meant).length;
    const becomes = afterAct(situation).filter(meant).length;
    return becomes > most && becomes > was ? { messageKey, severity, params: { limit: most } } : null;
  };

/** Refuses when a subject has a fault that it did not have, or not the same, before the act. */
const faultless =
  (faultOf: (node: FaceNode, situation: Situation) => string | null, refusal: Refusal): Rule =>
  (situation) => {
    const isNew = (subject: FaceNode) => {
      const fault = faultOf(subject, situation);
      const was = before(situation, subject);
      return fault !== null && (!was || faultOf(was, situation) !== fault);
    };
    return situation.subjects.some(isNew) ? refusal : null;
  };

/** Images over 30 percent of the canvas are not rotated, by no handle, field or tag (spec 5, product.md). */
export const unrotatedAbove30 = (messageKey: string): Rule =>
  faultless(
    (node, { canvas }) => {
      if (!isImage(node) || isRotatableArea(node.style, canvas)) return null;
      const { rotate, rotation } = node.style;
      return rotate === '' && rotation % 360 === 0 ? null : `${rotate} ${rotation}`;
    },
    { messageKey, severity: 'warning' },
  );

/** Images over 30 percent of the canvas are no animation (spec 5). */
export const unanimatedAbove30 = (messageKey: string): Rule =>
  faultless(
    (node, { canvas }) =>
      isKnown(node) && node.nodeType === 'animation' && !isRotatableArea(node.style, canvas) ? 'large' : null,
    { messageKey, severity: 'warning' },
  );

/** Images that a tag rotates cover at most 30 percent of `area` px². */
export const tagRotatedWithin = (area: number, messageKey: string): Rule =>
  faultless(
    (node) => (isImage(node) && node.style.rotate !== '' && !isWithinAreaShare(node.style, area) ? 'large' : null),
    { messageKey, severity: 'warning' },
  );

/** Animations cover at most 30 percent of `area` px². */
export const animationWithin = (area: number, messageKey: string): Rule =>
  faultless(
    (node) => (isKnown(node) && node.nodeType === 'animation' && !isWithinAreaShare(node.style, area) ? 'large' : null),
    { messageKey, severity: 'warning' },
  );

/** A text layer uses at most `most` tags, each counted as often as it stands. */
export const textTagsAtMost = (most: number, messageKey: string): Rule =>
  faultless(
    (node) => {
      const count = isText(node) ? tagUses(node.style.textTag) : 0;
      return count > most ? String(count) : null;
    },
    { messageKey, severity: 'error', params: { limit: most } },
  );

/** A text layer shows one tag alone, or one of these combinations (written as expressions). */
export const textTagAloneOr = (combinations: readonly string[], messageKey: string): Rule =>
  faultless(
    (node) => {
      if (!isText(node) || node.style.textTag === '') return null;
      const { textTag } = node.style;
      return /^#[A-Za-z]\w*#$/.test(textTag) || combinations.includes(textTag) ? null : textTag;
    },
    { messageKey, severity: 'error' },
  );

/** A text layer names only tags that the platform shows. */
export const onlyTags = (shown: readonly string[], messageKey: string): Rule =>
  faultless(
    (node) => {
      const unknown = isText(node) && tagsOfExpression(node.style.textTag).find((tag) => !shown.includes(tag));
      return unknown || null;
    },
    { messageKey, severity: 'error' },
  );

/** Each of these tags stands in at most one text layer of a face. */
export const eachInOneText = (tags: readonly string[], messageKey: string): Rule => {
  const rules = tags.map((tag) =>
    atMost((node) => isText(node) && tagsOfExpression(node.style.textTag).includes(tag), 1, messageKey),
  );
  return (situation) => {
    for (const rule of rules) {
      const refusal = rule(situation);
      if (refusal) return { messageKey: refusal.messageKey, severity: refusal.severity };
    }
    return null;
  };
};
