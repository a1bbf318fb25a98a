// The dialog in which the AI proposes an expression. The editor provides it; without it, fields show no button.
import { type ComponentType, createContext, useContext } from 'react';
import type { FieldDescriptor } from '../describeFields';
import type { ExpressionIssue, FormTag } from './tagService';

export interface ExpressionAssistantProps {
  tags: readonly FormTag[];
  /** Type of the result. */
  gives: 'number' | undefined;
  /** Meaning of the field, for the prompt. */
  asks: FieldDescriptor['asks'];
  /** The error of a proposed expression, which then cannot be used; null if it is valid. */
  check(text: string): ExpressionIssue | null;
  onUse(text: string): void;
  onClose(): void;
}

export const ExpressionAssistantContext = createContext<ComponentType<ExpressionAssistantProps> | null>(null);

/** Null if the AI writes no expressions here. */
export const useExpressionAssistant = (): ComponentType<ExpressionAssistantProps> | null =>
  useContext(ExpressionAssistantContext);
