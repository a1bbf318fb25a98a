// Which data tags a layer may use, how many, and in what combination.
import { tagUses } from '@/face/dataTags/expression/usage';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';
import { expressionFields } from '../expressions';
import type { Rule } from '../policy';
import { faultless } from './faults';
import { isImageSequence, isText } from './layers';
import { atMost } from './limits';

/** A text layer uses at most `most` tags, each counted as often as it stands. */
export const textTagsAtMost = (most: number, messageKey: string): Rule =>
  faultless(
    (node) => {
      const count = isText(node) ? tagUses(node.style.textTag) : 0;
      return count > most ? { as: String(count), field: 'style.textTag' } : null;
    },
    { messageKey, severity: 'error', params: { limit: most } },
  );

/** Whether an expression is one tag and nothing else. */
export const isSingleTag = (textTag: string): boolean => /^#[A-Za-z]\w*#$/.test(textTag);

/** A text layer shows one tag alone, or one of these combinations (written as expressions). */
export const textTagAloneOr = (combinations: readonly string[], messageKey: string): Rule =>
  faultless(
    (node) => {
      if (!isText(node) || node.style.textTag === '') return null;
      const { textTag } = node.style;
      return isSingleTag(textTag) || combinations.includes(textTag) ? null : { as: textTag, field: 'style.textTag' };
    },
    { messageKey, severity: 'error' },
  );

/**
 * Every expression of a layer, of its content, its fill and its rotation, names only tags that the platform shows. The
 * pictures of an image sequence may also be picked by `pictureTags`.
 */
export const onlyTags = (shown: readonly string[], pictureTags: readonly string[], messageKey: string): Rule =>
  faultless(
    (node) => {
      for (const { field, source } of expressionFields(node)) {
        const also = isImageSequence(node) && field === 'style.textTag' ? pictureTags : [];
        const tag = tagsOfExpression(source).find((name) => !shown.includes(name) && !also.includes(name));
        if (tag) return { as: `${field} ${tag}`, params: { tag }, field };
      }
      return null;
    },
    { messageKey, severity: 'error' },
  );

const usesInText = (tag: string) => (node: FaceNode) =>
  isText(node) && tagsOfExpression(node.style.textTag).includes(tag);

/** Each of these tags stands in at most one text layer of a face. */
export const eachInOneText = (tags: readonly string[], messageKey: string): Rule => {
  const rules = tags.map((tag) => ({ tag, meant: usesInText(tag), rule: atMost(usesInText(tag), 1, messageKey) }));
  return (situation) => {
    for (const { tag, meant, rule } of rules) {
      const refusal = situation.subjects.some(meant) ? rule(situation) : null;
      if (refusal) return { messageKey, severity: refusal.severity, params: { tag }, field: 'style.textTag' };
    }
    return null;
  };
};
