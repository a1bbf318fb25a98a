// Rules for which data tags a layer may use, how many, and in what combination.
import { tagUses } from '@/face/dataTags/expression/usage';
import { expressionsOf } from '@/face/nodes';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';
import type { Rule } from '../platformPolicy';
import { unbreached } from './breaches';
import { atMost } from './limits';

/** Expressions that the layer displays as text. */
const textsOf = (node: FaceNode) => expressionsOf(node).filter(({ kind }) => kind === 'text');

/** The text expression that uses the tag. */
const textUsing = (node: FaceNode, tag: string) =>
  textsOf(node).find(({ source }) => tagsOfExpression(source).includes(tag));

/** A text layer uses at most `most` tags, counting repetitions. */
export const textTagsAtMost = (most: number, messageKey: string): Rule =>
  unbreached(
    (node) => {
      const fields = textsOf(node).map(({ path, source }) => ({ path, count: tagUses(source) }));
      const over = fields.find(({ count }) => count > most);
      return over ? { as: String(over.count), field: over.path } : null;
    },
    { messageKey, severity: 'error', params: { limit: most } },
  );

/** Whether an expression is a single tag. */
export const isSingleTag = (textTag: string): boolean => /^#[A-Za-z]\w*#$/.test(textTag);

/** A text layer shows a single tag or one of these combinations (as expressions). */
export const textTagAloneOr = (combinations: readonly string[], messageKey: string): Rule =>
  unbreached(
    (node) => {
      const wrong = textsOf(node).find(({ source }) => !isSingleTag(source) && !combinations.includes(source));
      return wrong ? { as: wrong.source, field: wrong.path } : null;
    },
    { messageKey, severity: 'error' },
  );

/**
 * Every expression of a layer (content, fill and rotation) uses only supported tags. `pictureTags` may also pick the
 * pictures of an image sequence.
 */
export const onlyTags = (shown: readonly string[], pictureTags: readonly string[], messageKey: string): Rule =>
  unbreached(
    (node) => {
      for (const { path, source, kind } of expressionsOf(node)) {
        const also = kind === 'pictures' ? pictureTags : [];
        const tag = tagsOfExpression(source).find((name) => !shown.includes(name) && !also.includes(name));
        if (tag) return { as: `${path} ${tag}`, params: { tag }, field: path };
      }
      return null;
    },
    { messageKey, severity: 'error' },
  );

const usesInText = (tag: string) => (node: FaceNode) => textUsing(node, tag) !== undefined;

/** Each of these tags is used in at most one text layer of a face. */
export const eachInOneText = (tags: readonly string[], messageKey: string): Rule => {
  const rules = tags.map((tag) => ({ tag, meant: usesInText(tag), rule: atMost(usesInText(tag), 1, messageKey) }));
  return (situation) => {
    for (const { tag, meant, rule } of rules) {
      const subject = situation.subjects.find(meant);
      const refusal = subject ? rule(situation) : null;
      const field = subject && textUsing(subject, tag)?.path;
      if (refusal) return { messageKey, severity: refusal.severity, params: { tag }, ...(field ? { field } : {}) };
    }
    return null;
  };
};
