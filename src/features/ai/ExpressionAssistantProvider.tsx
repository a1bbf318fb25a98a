// Offers the AI in expression fields to users who may use it.
import type { ReactNode } from 'react';
import { ExpressionAssistantContext, type ExpressionAssistantProps } from '@/forms/services/expressionAssistant';
import { useAiAccess } from '@/service/ai/aiAccess';
import { later } from '@/ui/later';
import type { AiTextDialogProps } from './texts/AiTextDialog';

const AiTextDialog = later<AiTextDialogProps>(
  async () => (await import('./texts/AiTextDialog')).AiTextDialog,
  ({ onClose }) => onClose(),
);

const ExpressionAssistant = (props: ExpressionAssistantProps) => <AiTextDialog kind="expression" {...props} />;

export function ExpressionAssistantProvider({ children }: { children: ReactNode }) {
  const { texts } = useAiAccess();
  return <ExpressionAssistantContext value={texts ? ExpressionAssistant : null}>{children}</ExpressionAssistantContext>;
}
