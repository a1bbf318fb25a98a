// The message log in the editor.
import { MessageLog } from '@/ui/MessageLog';
import { useIsOpen } from '../../door/dialogs';
import { useDesk } from '../../door/editorContext';

export function Messages() {
  return <MessageLog open={useIsOpen('messages')} onClose={useDesk().dialogs.close} />;
}
