// A warning about one field that the schema cannot express. Shown at the field; never blocks the edit.
import { faultPlace } from '@/face/dataTags/expression/faultPlace';
import { expressionFault, type NodeExpression } from './nodeExpressions';

export interface NodeIssue {
  /** Path in the layer, such as `style.imgs`. */
  path: string;
  /** Locale key with its namespace, and the sentence's parameters. */
  key: string;
  params: Readonly<Record<string, string | number>>;
  /** Number of the wrong character in an expression, from 1. */
  position?: number;
}

/** The error in an expression, or null; a text may have at most `textTagsMax` tags. */
export function expressionIssue(expression: NodeExpression, textTagsMax: number): NodeIssue | null {
  const fault = expressionFault(expression, textTagsMax);
  if (!fault) return null;
  const { path, source } = expression;
  return { path, key: `errors:expression.${fault.key}`, params: fault.params, position: faultPlace(source, fault) };
}
