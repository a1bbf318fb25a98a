// A modal dialog: named, focus inside, Escape closes, focus goes back to the opener. Its code comes with the first that opens.
import { type ReactNode, type RefObject, useState } from 'react';
import { later } from './later';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop and the close button. Where data would be lost, ask first and keep `open`. */
  onClose(): void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, at the end; the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** What takes the focus when it opens: an element, or the title where there is much to read. Absent: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | 'title' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

const ModalDialog = later<DialogProps>(
  async () => (await import('./ModalDialog')).ModalDialog,
  ({ onClose }) => onClose(),
);

export function Dialog(props: DialogProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return needed || props.open ? <ModalDialog {...props} /> : null;
}
