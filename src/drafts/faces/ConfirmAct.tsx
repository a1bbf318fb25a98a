// Asks before something is done to a face, is busy while it is done, and closes after it, whatever came of it.
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog';

export interface ConfirmActProps extends Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'danger'> {
  /** Does it, and says what came of it. */
  act(): Promise<void>;
  onClose(): void;
}

export function ConfirmAct({ act, onClose, ...words }: ConfirmActProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await act();
    onClose();
  };
  return <ConfirmDialog open busy={busy} {...words} onConfirm={() => void confirm()} onCancel={onClose} />;
}
