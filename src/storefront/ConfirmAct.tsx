// Confirms an action on a face, shows that it is running, and closes after it, whatever the result.
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog';

export interface ConfirmActProps extends Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'danger'> {
  /** Runs the action and reports the result. Returns whether it succeeded. */
  act(): Promise<boolean>;
  /** The action succeeded and the dialog is closed, so the focus can move. */
  onDone(): void;
  onClose(): void;
}

export function ConfirmAct({ act, onDone, onClose, ...words }: ConfirmActProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDone = await act();
    onClose();
    if (isDone) onDone();
  };
  return <ConfirmDialog open busy={busy} {...words} onConfirm={() => void confirm()} onCancel={onClose} />;
}
