// What is wrong with a layer at one of its fields, beyond its schema: told beside the field, never refused.
import { faultPlace } from '@/face/dataTags/expression/faultPlace';
import { expressionFault, type NodeExpression } from './nodeExpressions';

export interface NodeIssue {
  /** Place in the layer, such as `style.imgs`. */
  path: string;
  /** Locale key with its namespace, and values for the sentence. */
  key: string;
  params: Readonly<Record<string, string | number>>;
  /** Which character of an expression is wrong, from 1. */
  position?: number;
}

/** What is wrong with an expression; a text holds at most `textTagsMax` tags. Null for nothing. */
export function expressionIssue(expression: NodeExpression, textTagsMax: number): NodeIssue | null {
  const fault = expressionFault(expression, textTagsMax);
  if (!fault) return null;
  const { path, source } = expression;
  return { path, key: `errors:expression.${fault.key}`, params: fault.params, position: faultPlace(source, fault) };
}
