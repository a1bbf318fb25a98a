// The message log in the editor.

import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk } from '@/editor/dispatch/editorContext';
import { MessageLog } from '@/ui/MessageLog';

export function Messages() {
  return <MessageLog open={useIsOpen('messages')} onClose={useDesk().dialogs.close} />;
}
