// Asks before something is done to a face, is busy while it is done, and closes after it, whatever came of it.
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog';

export interface ConfirmActProps extends Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'danger'> {
  /** Does it, and says what came of it; whether it was done. */
  act(): Promise<boolean>;
  /** It was done, and the dialog is closed: the focus can go where it belongs then. */
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
