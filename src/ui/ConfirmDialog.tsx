// Asks for confirmation. The safe answer has the focus.
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message: ReactNode;
  /** Names the action ("Delete"), never just "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** The act destroys something. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** A third option, before the main button. */
  other?: { label: string; onChoose(): void } | undefined;
  onConfirm(): void;
  onCancel(): void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, cancelLabel, danger = false, busy, other, onConfirm, onCancel } = props;
  const { t } = useTranslation('messages');
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={message}
      size="sm"
      role="alertdialog"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
          {other ? <Button onClick={other.onChoose}>{other.label}</Button> : null}
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
