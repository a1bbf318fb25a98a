// All warnings about a layer beyond its schema: its expressions, its number of pictures, and its type's own checks.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { definitionOf, expressionsOf, imagesNeeded, imagesOf } from './index';
import { expressionIssue, type NodeIssue } from './nodeIssue';

/** Too many or too few pictures for what the layer shows. */
function pictureIssues(node: FaceNode): readonly NodeIssue[] {
  const definition = definitionOf(node);
  const path = (isKnown(node) && definition?.pictureList?.(node)) || null;
  if (!definition || path === null) return [];
  const count = imagesOf(node).length;
  const needed = imagesNeeded(node);
  if (needed !== null && count !== needed) return [{ path, key: 'errors:images.count', params: { needed, count } }];
  const least = definition.imagesLeast ?? 0;
  return count < least ? [{ path, key: 'errors:images.least', params: { least, count } }] : [];
}

/** Warnings about a layer, the least important first; a text may have at most `textTagsMax` tags. */
export function issuesOf(node: FaceNode, { textTagsMax }: { textTagsMax: number }): readonly NodeIssue[] {
  if (!isKnown(node)) return [];
  return [
    ...pictureIssues(node),
    ...(definitionOf(node)?.issues?.(node) ?? []),
    ...expressionsOf(node).flatMap((expression) => expressionIssue(expression, textTagsMax) ?? []),
  ];
}
