// The message log as the editor opens it.
import { MessageLog } from '@/ui/MessageLog';
import { closeDialog, useIsOpen } from '../../door/openDialog';

export function Messages() {
  return <MessageLog open={useIsOpen('messages')} onClose={closeDialog} />;
}
