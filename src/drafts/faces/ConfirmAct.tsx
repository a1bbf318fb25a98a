// Asks before something is done to a face, is busy while it is done, and closes, whatever came of it, before the page hears of it.
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog';

export interface ConfirmActProps extends Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'danger'> {
  /** Does it. Gives what is told then: the focus is back by that time, and what it stands on may go. */
  act(): Promise<() => void>;
  onClose(): void;
}

export function ConfirmAct({ act, onClose, ...words }: ConfirmActProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const tell = await act();
    onClose();
    tell();
  };
  return <ConfirmDialog open busy={busy} {...words} onConfirm={() => void confirm()} onCancel={onClose} />;
}
