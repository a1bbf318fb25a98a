// The expressions of a layer: where each stands, what it says, and what is made of its value.
import { numberFault, textTagFault } from '@/face/dataTags/expression/usage';

/** `text`: it is written out. `pictures`: it picks or writes with the layer's pictures. `number`: it is calculated with. */
export type ExpressionKind = 'text' | 'pictures' | 'number';

export interface NodeExpression {
  /** Place in the layer, such as `style.rotate`. */
  path: string;
  source: string;
  kind: ExpressionKind;
}

/** Those of the expressions that say anything, in their order. */
export const written = (...expressions: readonly NodeExpression[]): readonly NodeExpression[] =>
  expressions.filter(({ source }) => source !== '');

/** The expression that turns a layer. */
export const turning = ({ rotate }: { rotate: string }): NodeExpression => ({
  path: 'style.rotate',
  source: rotate,
  kind: 'number',
});

/** What is wrong with an expression of a kind; a text holds at most `textTagsMax` tags. Null for nothing. */
export const expressionFault = ({ source, kind }: Pick<NodeExpression, 'source' | 'kind'>, textTagsMax: number) =>
  kind === 'number' ? numberFault(source) : textTagFault(source, textTagsMax);
