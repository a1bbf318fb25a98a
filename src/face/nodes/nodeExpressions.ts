// The expressions of a layer: path, source and kind.
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';

/** `text`: displayed as text. `pictures`: picks or writes with the layer's pictures. `number`: used as a number. */
export type ExpressionKind = 'text' | 'pictures' | 'number';

export interface NodeExpression {
  /** Path in the layer, such as `style.rotate`. */
  path: string;
  source: string;
  kind: ExpressionKind;
}

/** The non-empty expressions, in order. */
export const written = (...expressions: readonly NodeExpression[]): readonly NodeExpression[] =>
  expressions.filter(({ source }) => source !== '');

/** The expression that rotates a layer. */
export const turning = ({ rotate }: { rotate: string }): NodeExpression => ({
  path: 'style.rotate',
  source: rotate,
  kind: 'number',
});

/** The error in an expression of this kind, or null; a text may have at most `textTagsMax` tags. */
export const expressionFault = ({ source, kind }: Pick<NodeExpression, 'source' | 'kind'>, textTagsMax: number) =>
  kind === 'number' ? numberFault(source) : textTagFault(source, textTagsMax);
